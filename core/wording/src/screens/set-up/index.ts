// The words of the set-up, by language.

import type { Language } from '../../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { SetUpWords } from './shape.ts';

export type { SetUpWords, Variant } from './shape.ts';

const WORDS: Readonly<Record<Language, SetUpWords>> = { en, fr, de };

export function setUpTexts(language: Language): SetUpWords {
  return WORDS[language];
}
