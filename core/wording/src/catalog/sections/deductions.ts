// The words for what is certain, by language: loaded with what says them.

import type { Language } from '../../language.ts';
import { deductions as deDeductions } from '../de/deductions.ts';
import { deductions as enDeductions } from '../en/deductions.ts';
import { deductions as frDeductions } from '../fr/deductions.ts';
import type { DeductionWords } from '../shape/deductions.ts';

export const DEDUCTIONS: Readonly<Record<Language, DeductionWords>> = {
  en: enDeductions,
  fr: frDeductions,
  de: deDeductions,
};
