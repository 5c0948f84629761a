// The words of the overview of learning, by language.

import type { Language } from '../../language.ts';
import { learn as de } from './de.ts';
import { learn as en } from './en.ts';
import { learn as fr } from './fr.ts';
import type { LearnWords } from './shape.ts';

export type { LearnWords } from './shape.ts';

const WORDS: Readonly<Record<Language, LearnWords>> = { en, fr, de };

export function learnTexts(language: Language): LearnWords {
  return WORDS[language];
}
