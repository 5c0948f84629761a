// The texts of the screen a match is played on, by language.

import type { Language } from '../../language.ts';
import { play as de } from './de.ts';
import { play as en } from './en.ts';
import { play as fr } from './fr.ts';
import type { PlayWords } from './shape.ts';

export type { PlayWords } from './shape.ts';

const WORDS: Readonly<Record<Language, PlayWords>> = { en, fr, de };

export function playTexts(language: Language): PlayWords {
  return WORDS[language];
}
