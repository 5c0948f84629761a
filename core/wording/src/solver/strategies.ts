// Strategies in words: what they need.

import type { ShippedCell } from '@blackpeg/solver';
import { type Language, textsOf, type WordsIn } from '../words/lookup.ts';

const strategiesWords = textsOf('solver', 'strategies');

/** What is known of any strategy, however it was found. */
export type StrategyFigures = Pick<ShippedCell, 'codes' | 'total' | 'most' | 'signature'>;

export function strategyWords(language: Language): WordsIn<'solver'>['strategies'] {
  return strategiesWords(language);
}

/** A sentence for each figure. */
export function strategyTexts(
  language: Language,
  { codes, total, most, signature }: StrategyFigures,
): readonly string[] {
  const words = strategiesWords(language);
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
  return strategiesWords(language).bestKnown(average, most, proved);
}
