// The words of recovery, by language.

import type { Language } from '../../language.ts';
import { recover as de } from './de.ts';
import { recover as en } from './en.ts';
import { recover as fr } from './fr.ts';
import type { RecoverWords } from './shape.ts';

export type { RecoverWords } from './shape.ts';

const WORDS: Readonly<Record<Language, RecoverWords>> = { en, fr, de };

export function recoverTexts(language: Language): RecoverWords {
  return WORDS[language];
}
