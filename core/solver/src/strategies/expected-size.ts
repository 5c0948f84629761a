// The guess that leaves the fewest codes on average (Irving 1979): part sizes squared, summed.

import { lowestScore, type RuleFor } from './strategy.ts';

const squares: RuleFor = (most) => ({
  weights: Float64Array.from({ length: most + 1 }, (_, size) => size * size),
  broken: 1,
  heaviest: false,
});

export const expectedSize = lowestScore('expected size', squares);
