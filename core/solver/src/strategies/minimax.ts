// Knuth's minimax (1976): the guess whose largest part is smallest.

import { lowestScore, type RuleFor } from './strategy.ts';

/** The all-black part is never the only largest one, so it counts like any part of one. */
const largestPart: RuleFor = (most) => ({
  weights: Float64Array.from({ length: most + 1 }, (_, size) => size),
  broken: 1,
  heaviest: true,
});

export const minimax = lowestScore('minimax', largestPart);
