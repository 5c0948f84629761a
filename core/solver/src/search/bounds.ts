// Bounds and estimates from the number of codes alone: the lowest and the likely cost of finding one of n codes.

import { log2, log2OfWhole } from '../logarithm.ts';

/** Totals are guesses summed over the codes of a set; `rows` is how many guesses are allowed. */
export interface Bounds {
  /** No strategy needs less. Infinity if this many codes cannot be told apart in so few rows. */
  readonly least: (codes: number, rows: number) => number;
}

/** More rows than any sensible tree has. */
export const ANY_ROWS = 20;

/**
 * A guess finds one code and divides the others into at most `answers` parts, so row r finds at most answers^(r - 1).
 * `answers` counts feedback that can be earned, without all black.
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
 * The likely cost of 0 to `most` codes: one guess each, and one more for every factor of `spread` in their number. Few
 * codes cost at least two guesses each minus one, whatever the spread.
 */
export function estimatedCosts(most: number, spread: number): Float64Array {
  const logSpread = log2(spread);
  return Float64Array.from({ length: most + 1 }, (_, codes) => {
    if (codes <= 2) return 2 * codes - (codes > 0 ? 1 : 0);
    const smooth = codes * (1 + log2OfWhole(codes) / logSpread);
    return Math.max(smooth, 2 * codes - 1 + Math.min(0.25, (codes - 2) / 16) * Math.sqrt(codes));
  });
}

/**
 * The least estimate of 0 to `most` codes if one of them is guessed: the others fall into at most `answers` parts, and
 * equal parts save most, along the convex hull below the estimates.
 */
export function estimateFloors(estimates: Float64Array, answers: number, unit: number): Float64Array {
  const corners = lowerHull(estimates);
  let corner = 0;
  return Float64Array.from(estimates, (_, codes) => {
    if (codes === 0) return 0;
    const share = (codes - 1) / answers;
    while (corner + 2 < corners.length && (corners[corner + 1] ?? 0) <= share) corner += 1;
    const left = corners[corner] ?? 0;
    const right = corners[corner + 1] ?? left + 1;
    const low = estimates[left] ?? 0;
    const slope = ((estimates[right] ?? low) - low) / (right - left);
    return codes * unit + Math.floor(answers * (low + slope * (share - left)));
  });
}

/** Where the convex hull touches the values. */
function lowerHull(values: Float64Array): readonly number[] {
  const corners: number[] = [];
  for (let at = 0; at < values.length; at += 1) {
    while (corners.length > 1) {
      const [first = 0, second = 0] = corners.slice(-2);
      const rise = (values[second] ?? 0) - (values[first] ?? 0);
      const further = (values[at] ?? 0) - (values[first] ?? 0);
      if (rise * (at - first) < further * (second - first)) break;
      corners.pop();
    }
    corners.push(at);
  }
  return corners;
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
