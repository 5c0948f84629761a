// A random code that fits.

import type { Dice } from '@blackpeg/rules';
import type { Strategy } from './strategy.ts';

export function randomConsistent(dice: Dice): Strategy {
  return {
    name: 'random consistent',
    choose: (_, { candidates }) => candidates[dice(candidates.length)] as number,
  };
}
