// The texts of the statistics screen, by language.

import type { Language } from '../../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { StatisticsWords } from './shape.ts';

export type { StatisticsWords } from './shape.ts';

const TEXTS: Readonly<Record<Language, StatisticsWords>> = { en, fr, de };

export function statisticsTexts(language: Language): StatisticsWords {
  return TEXTS[language];
}
