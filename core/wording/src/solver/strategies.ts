// Strategies in words: what they need.

import type { ShippedCell } from '@blackpeg/solver';
import { type Language, type WordsIn, wordsOf } from '../words/lookup.ts';

const solverWords = wordsOf('solver');

/** What is known of any strategy, however it was found. */
export type StrategyFigures = Pick<ShippedCell, 'codes' | 'total' | 'most' | 'signature'>;

export function strategyWords(language: Language): WordsIn<'solver'>['strategies'] {
  return solverWords(language).strategies;
}

/** A sentence for each figure. */
export function strategyTexts(
  language: Language,
  { codes, total, most, signature }: StrategyFigures,
): readonly string[] {
  const words = solverWords(language).strategies;
  return [
    words.total(total, codes),
    words.average(total / codes),
    words.most(most),
    words.signature(signature),
  ];
}

/** For the set-up: “Best play known: 5.45 rows on average, 7 at most.” */
export function bestPlayText(
  language: Language,
  { average, most, proved }: Pick<ShippedCell, 'average' | 'most' | 'proved'>,
): string {
  return solverWords(language).strategies.bestKnown(average, most, proved);
}
