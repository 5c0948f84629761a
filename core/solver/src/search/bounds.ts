// Bounds and estimates by number alone: what it costs at least, and what it tends to cost, to find one of n codes.

import { log2, log2OfWhole } from '../logarithm.ts';

/** Totals are guesses summed over the codes of a set; `rows` is how many guesses are allowed. */
export interface Bounds {
  /** No strategy needs less. Infinity where so many codes cannot be told apart in so few rows. */
  readonly least: (codes: number, rows: number) => number;
}

/** More rows than any sensible tree has. */
export const ANY_ROWS = 20;

/**
 * A guess finds one code and sends the others to at most `answers` parts, so row r finds at most answers^(r - 1).
 * `answers` counts feedback that can be earned, all black left out.
 */
export function boundsFor(answers: number, most: number): Bounds {
  const tables: Float64Array[] = [];
  return {
    least: (codes, rows) => {
      if (rows < 0) return Number.POSITIVE_INFINITY;
      tables[rows] ??= leastTable(answers, most, rows);
      return tables[rows][codes] ?? Number.POSITIVE_INFINITY;
    },
  };
}

/**
 * What 0 to `most` codes tend to cost: one guess each, and one more for every factor of `spread` in their number. Few
 * codes cost at least two guesses each less one, whatever the spread.
 */
export function estimatedCosts(most: number, spread: number): Float64Array {
  const logSpread = log2(spread);
  return Float64Array.from({ length: most + 1 }, (_, codes) => {
    if (codes <= 2) return 2 * codes - (codes > 0 ? 1 : 0);
    const smooth = codes * (1 + log2OfWhole(codes) / logSpread);
    return Math.max(smooth, 2 * codes - 1 + Math.min(0.25, (codes - 2) / 16) * Math.sqrt(codes));
  });
}

function leastTable(answers: number, most: number, rows: number): Float64Array {
  const table = new Float64Array(most + 1).fill(Number.POSITIVE_INFINITY);
  table[0] = 0;
  let total = 0;
  let codes = 0;
  let room = 1;
  for (let row = 1; row <= rows && codes < most; row += 1) {
    for (let found = 0; found < room && codes < most; found += 1) {
      codes += 1;
      total += row;
      table[codes] = total;
    }
    room *= answers;
  }
  return table;
}
