// The words of the game played line by line, by language.

import type { Language } from '../../language.ts';
import { plain as de } from './de.ts';
import { plain as en } from './en.ts';
import { plain as fr } from './fr.ts';
import type { PlainWords } from './shape.ts';

export { PLAIN_WORDS, type PlainWord, type PlainWords } from './shape.ts';

const WORDS: Readonly<Record<Language, PlainWords>> = { en, fr, de };

export function plainTexts(language: Language): PlainWords {
  return WORDS[language];
}
