// The words at an online table, by language.

import type { Language } from '../../language.ts';
import { table as de } from './de.ts';
import { table as en } from './en.ts';
import { table as fr } from './fr.ts';
import type { TableWords } from './shape.ts';

export type { PhraseName, TableWords } from './shape.ts';

const WORDS: Readonly<Record<Language, TableWords>> = { en, fr, de };

export function tableTexts(language: Language): TableWords {
  return WORDS[language];
}
