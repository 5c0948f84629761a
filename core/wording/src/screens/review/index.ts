// The texts of the review, by language.

import type { Language } from '../../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { ReviewScreenWords } from './shape.ts';

export type { ReviewScreenWords } from './shape.ts';

const TEXTS: Readonly<Record<Language, ReviewScreenWords>> = { en, fr, de };

export function reviewScreenTexts(language: Language): ReviewScreenWords {
  return TEXTS[language];
}
