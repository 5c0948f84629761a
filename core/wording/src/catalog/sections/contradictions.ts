// The words for rows that no code fits, by language: loaded with what says them.

import type { Language } from '../../language.ts';
import { contradictions as deContradictions } from '../de/contradictions.ts';
import { contradictions as enContradictions } from '../en/contradictions.ts';
import { contradictions as frContradictions } from '../fr/contradictions.ts';
import type { ContradictionWords } from '../shape/contradictions.ts';

export const CONTRADICTIONS: Readonly<Record<Language, ContradictionWords>> = {
  en: enContradictions,
  fr: frContradictions,
  de: deContradictions,
};
