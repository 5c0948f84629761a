// The texts of every screen, by language.

import type { Language } from '../../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { CommonWords } from './shape.ts';

export type { CommonWords } from './shape.ts';

const TEXTS: Readonly<Record<Language, CommonWords>> = { en, fr, de };

export function commonTexts(language: Language): CommonWords {
  return TEXTS[language];
}
