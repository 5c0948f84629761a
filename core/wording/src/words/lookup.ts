// Looks up texts by language and part. In Node all are loaded; a page loads a part before it looks it up.

import { LANGUAGE_TABLE } from './languages.ts';
import type { Like } from './like.ts';

type English = (typeof LANGUAGE_TABLE)['en'];
export type Language = keyof typeof LANGUAGE_TABLE;
/** Words that are loaded together; `base` is always there. */
export type WordsPart = Exclude<keyof English, 'name' | 'tag'>;
/** The words of a part, as every language has them. */
export type WordsIn<P extends WordsPart> = Like<English[P]>;

export const LANGUAGES: readonly Language[] = Object.keys(LANGUAGE_TABLE).filter(isLanguage);

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(LANGUAGE_TABLE, text);
}

/** The language's name for itself. */
export function languageName(language: Language): string {
  return LANGUAGE_TABLE[language].name;
}

/** The language as browsers and formats know it. */
export function languageTag(language: Language): string {
  return LANGUAGE_TABLE[language].tag;
}

/** A language as pages have it: a part is a file that is loaded when needed. */
interface LazyLanguage {
  readonly load: (part: WordsPart) => Promise<object>;
}

/** Parts loaded one by one, by language and part. */
const loaded = new Map<string, object>();
const needed = new Set<WordsPart>(['base']);

/**
 * How to look up one section of a part. A module that calls this needs the part, which is loaded with it. So each part
 * is looked up in modules of its own, which a page loads only if it shows texts of that part.
 */
export function textsOf<P extends WordsPart, S extends keyof WordsIn<P>>(
  part: P,
  section: S,
): (language: Language) => WordsIn<P>[S] {
  needed.add(part);
  return (language) => {
    const table = LANGUAGE_TABLE[language];
    const words: unknown = isLazy(table) ? loaded.get(keyOf(language, part)) : table[part];
    if (!areWords<P>(words)) throw new Error(`Words that are not loaded: ${keyOf(language, part)}.`);
    return words[section];
  };
}

/** Loads what the loaded code needs of a language. In Node there is nothing to load. */
export async function loadWords(language: Language): Promise<void> {
  const table: object = LANGUAGE_TABLE[language];
  const missing = [...needed].filter((part) => !loaded.has(keyOf(language, part)));
  if (!isLazy(table) || missing.length === 0) return;
  await Promise.all(missing.map(async (part) => loaded.set(keyOf(language, part), await table.load(part))));
  // Code loaded meanwhile may need more.
  await loadWords(language);
}

function keyOf(language: Language, part: WordsPart): string {
  return `${language} ${part}`;
}

function isLazy(table: object): table is LazyLanguage {
  return 'load' in table;
}

function areWords<P extends WordsPart>(words: unknown): words is WordsIn<P> {
  return typeof words === 'object';
}
