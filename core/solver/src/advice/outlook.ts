// The outlook of a guess: how many of the candidates will be found in each row from now on.

import { estimatedFound, type Model } from './model.ts';

export interface Outlook {
  readonly guess: number;
  /** Candidates found with the r-th guess from now; index 0 is not used. Fractions if it is an estimate. */
  readonly found: readonly number[];
  /** By the costs of the aim, summed over the candidates. */
  readonly cost: number;
  /** Every part was played to the end: `found` has whole numbers, which this plan achieves. */
  readonly played: boolean;
}

export function meanRows(found: readonly number[]): number {
  const codes = found.reduce((sum, count) => sum + count, 0);
  return found.reduce((sum, count, row) => sum + count * row, 0) / codes;
}

export function mostRows(found: readonly number[]): number {
  return found.findLastIndex((count) => count > 0);
}

export function shareWithin(found: readonly number[], rows: number): number {
  const codes = found.reduce((sum, count) => sum + count, 0);
  return found.slice(0, rows + 1).reduce((sum, count) => sum + count, 0) / codes;
}

/** Adds the rows of a part, one row later than seen from the part. */
export function addLater(sum: number[], part: readonly number[]): void {
  for (const [row, count] of part.entries()) if (count > 0) sum[row + 1] = (sum[row + 1] ?? 0) + count;
}

/** The outlook of a guess known only by the sizes of its parts. */
export function estimatedOutlook(
  model: Model,
  guess: number,
  parts: readonly number[],
  isCandidate: boolean,
  cost: number,
): Outlook {
  const found: number[] = [0, isCandidate ? 1 : 0];
  for (const size of parts) if (size > 0) addLater(found, estimatedFound(model, size));
  return { guess, found: Array.from(found, (count) => count ?? 0), cost, played: false };
}
