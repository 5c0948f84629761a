// Which language a request is answered in: the one in the address, else the one the browser prefers, else English.

import { isLanguage, LANGUAGES, type Language } from '@blackpeg/wording';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

const DEFAULT_LANGUAGE: Language = 'en';

export function languageOf(c: Context): Language {
  const asked = c.req.query('lang') ?? '';
  if (isLanguage(asked)) return asked;
  const preferred = accepts(c, {
    header: 'Accept-Language',
    supports: [...LANGUAGES],
    default: DEFAULT_LANGUAGE,
    match: (wishes) =>
      wishes
        .filter((wish) => wish.q > 0)
        .sort((a, b) => b.q - a.q)
        .map((wish) => mainLanguage(wish.type))
        .find(isLanguage) ?? DEFAULT_LANGUAGE,
  });
  return isLanguage(preferred) ? preferred : DEFAULT_LANGUAGE;
}

/** French of any country is French: `fr-CH` asks for `fr`. */
function mainLanguage(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}
