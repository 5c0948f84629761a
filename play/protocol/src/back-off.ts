// When to reconnect: after a random delay within a growing range, so that clients that lost the connection together do
// not return together.

import type { Dice, Milliseconds } from '@blackpeg/rules';

const FIRST: Milliseconds = 250;
/** Short enough that everybody is back within three seconds of the network (R4). */
const LONGEST: Milliseconds = 2500;

/** Full jitter: anything from zero to twice the last range. `failures` counts from 0. */
export function backOff(failures: number, dice: Dice): Milliseconds {
  return dice(Math.min(LONGEST, FIRST * 2 ** Math.min(failures, 10)) + 1);
}
