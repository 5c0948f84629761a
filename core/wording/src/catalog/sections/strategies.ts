// The words for strategies, by language: loaded with what says them.

import type { Language } from '../../language.ts';
import { strategies as deStrategies } from '../de/strategies.ts';
import { strategies as enStrategies } from '../en/strategies.ts';
import { strategies as frStrategies } from '../fr/strategies.ts';
import type { StrategyWords } from '../shape/strategies.ts';

export const STRATEGIES: Readonly<Record<Language, StrategyWords>> = {
  en: enStrategies,
  fr: frStrategies,
  de: deStrategies,
};
