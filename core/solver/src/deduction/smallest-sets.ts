// Finds the smallest sets of rows with a joint property: here, that no code of a given kind fits them all.

import { countRows, type RowMask } from '../candidates/row-masks.ts';

/**
 * Every smallest set of rows that is contained in none of the masks, in order; none if a mask has all rows. The masks
 * say which rows the codes of some kind fit, so such a set rules that kind out, and no smaller set does.
 */
export function smallestUncovered(
  masks: Iterable<RowMask>,
  rows: number,
  most = Number.POSITIVE_INFINITY,
): readonly RowMask[] {
  const widest = maximal(masks);
  if (widest.includes(2 ** rows - 1)) return [];
  const found: RowMask[] = [];
  for (let size = 0; found.length === 0 && size <= rows; size += 1) extend(widest, 0, 0, size);
  return found;

  function extend(holding: readonly RowMask[], set: RowMask, from: number, left: number): void {
    if (found.length >= most) return;
    if (left === 0) {
      if (holding.length === 0) found.push(set);
      return;
    }
    for (let row = from; row <= rows - left; row += 1) {
      const bit = 1 << row;
      const still = holding.filter((mask) => mask & bit);
      if (still.length < holding.length) extend(still, set | bit, row + 1, left - 1);
    }
  }
}

/** The masks that are contained in no other. */
function maximal(masks: Iterable<RowMask>): readonly RowMask[] {
  const bySize = [...new Set(masks)].sort((a, b) => countRows(b) - countRows(a) || a - b);
  const kept: RowMask[] = [];
  for (const mask of bySize) if (!kept.some((wider) => (wider & mask) === mask)) kept.push(mask);
  return kept;
}
