// What an adviser tries to do, as the cost of finding a code in a given row. Rows are counted from the next one, 1.

import type { SearchAim } from '../trees/find-strategy.ts';

/** Rows are rows from now on. */
export type Aim =
  | SearchAim
  /** The best chance to find the code within this many rows, then the fewest on average. */
  | { readonly kind: 'chance'; readonly rows: number };

/** More rows than any board has, so that a plan never runs out of costs. */
export const MOST_PLANNED = 24;

/** Costs are whole numbers, so that no result depends on the order of adding: one row is this many units. */
export const ROW = 64;

/** A code found too late outweighs any rows saved on the others, up to a million codes. */
const TOO_LATE = 2 ** 26;

/**
 * The cost of finding a code in each row; index 0 is not used. The smallest worst case is searched as an average under
 * a maximum that is raised until a strategy meets it, so both share these costs.
 */
export function rowCosts(limit: number): Float64Array {
  return Float64Array.from(
    { length: MOST_PLANNED + 1 },
    (_, row) => row * ROW + (row > limit ? TOO_LATE : 0),
  );
}

/** Rows after which a code counts as found too late; `Infinity` for never. */
export function limitOf(aim: Aim): number {
  switch (aim.kind) {
    case 'average':
    case 'worst-case':
      return Number.POSITIVE_INFINITY;
    case 'average-within':
    case 'chance':
      return aim.rows;
  }
}
