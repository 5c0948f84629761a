// The first code that fits: what a patient beginner plays.

import type { Strategy } from './strategy.ts';

export const firstConsistent: Strategy = {
  name: 'first consistent',
  choose: (_, { candidates }) => candidates[0] as number,
};
