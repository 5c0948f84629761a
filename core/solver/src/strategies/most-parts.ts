// The guess with the most different answers (Kooi 2005).

import { lowestScore, type RuleFor } from './strategy.ts';

/** The lowest score wins, so a part counts minus one. */
const parts: RuleFor = (most) => ({
  weights: Float64Array.from({ length: most + 1 }, (_, size) => (size > 0 ? -1 : 0)),
  broken: -1,
  heaviest: false,
});

export const mostParts = lowestScore('most parts', parts);
