// The words of the practices, by language.

import type { Language } from '../../language.ts';
import { practice as de } from './de.ts';
import { practice as en } from './en.ts';
import { practice as fr } from './fr.ts';
import type { PracticeWords } from './shape.ts';

export type { PracticeWords } from './shape.ts';

const WORDS: Readonly<Record<Language, PracticeWords>> = { en, fr, de };

export function practiceTexts(language: Language): PracticeWords {
  return WORDS[language];
}
