// The exports of the kernel: addresses in, numbers out. The caller owns the memory from `freeFrom` on.

import { lowest } from './lowest';
import { fillPlanes, fillRows } from './planes';
import { score } from './score';
import { planeCount, shape } from './shape';
import { filter, label, split } from './split';
import { COUNTS } from './counters';
import { tally } from './tally';

export { fillPlanes, fillRows, filter, label, lowest, planeCount, score, shape, split, tally };

export function countsAt(): usize {
  return COUNTS;
}

/** Where free memory begins. */
export function freeFrom(): usize {
  return (__heap_base + 15) & ~15;
}
