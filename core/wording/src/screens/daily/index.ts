// The texts of the daily screen, by language.

import type { Language } from '../../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { DailyWords } from './shape.ts';

export type { DailyWords } from './shape.ts';

const TEXTS: Readonly<Record<Language, DailyWords>> = { en, fr, de };

export function dailyTexts(language: Language): DailyWords {
  return TEXTS[language];
}
