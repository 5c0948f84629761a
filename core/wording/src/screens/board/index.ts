// The texts of boards, by language.

import type { Language } from '../../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { BoardWords } from './shape.ts';

export type { BoardWords, Matter, Meaning, NoAnswer } from './shape.ts';

const TEXTS: Readonly<Record<Language, BoardWords>> = { en, fr, de };

export function boardTexts(language: Language): BoardWords {
  return TEXTS[language];
}
