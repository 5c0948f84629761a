import { expect, it } from 'vitest';
import { languageOf } from './args.ts';

it.each([
  [[], {}, 'en'],
  [[], { LANG: 'C.UTF-8' }, 'en'],
  [[], { LANG: 'fr_CA.UTF-8' }, 'fr'],
  [[], { LANG: 'it_IT.UTF-8' }, 'en'],
  [[], { LC_MESSAGES: 'de_AT', LANG: 'fr_FR' }, 'de'],
  [[], { LC_ALL: 'C', LC_MESSAGES: 'de_AT', LANG: 'fr_FR' }, 'en'],
  [[], { LC_ALL: '', LANG: 'de_DE' }, 'de'],
  [['score', '--lang', 'fr'], { LANG: 'de_DE' }, 'fr'],
  [['--lang=DE', 'score'], {}, 'de'],
  [['--lang', 'it'], { LANG: 'fr_FR' }, 'fr'],
  [['--lang'], { LANG: 'fr_FR' }, 'fr'],
])('%j with %j speaks %s', (args, env, language) => {
  expect(languageOf(args, env)).toBe(language);
});
