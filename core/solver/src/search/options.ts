// The options, progress and result of a search.

import type { SearchPlan } from './plan.ts';

export interface SearchOptions {
  /**
   * Guesses examined in each position, by number of guesses before; the last width applies to all deeper positions. If
   * openings are given, those are examined and the first width is not used.
   */
  readonly widths: readonly number[];
  /** Openings to try, as rows of the code table; all distinct ones by default. */
  readonly openings?: readonly number[];
  /** No code may take more guesses than this. */
  readonly mostRows?: number;
  /** Search only for a total below this. */
  readonly below?: number;
  /** Positions to examine; after that the search ends with what it has. */
  readonly nodes?: number;
  readonly shouldStop?: () => boolean;
  readonly onProgress?: (progress: SearchProgress) => void;
  /** In a beam: how many guesses are examined a second time, one guess deeper, for each that is kept. */
  readonly looks?: number;
  /** The factor by which a guess tends to reduce the codes; ranks guesses of equal bound, or all in a beam. */
  readonly spread?: number;
}

export interface SearchProgress {
  readonly nodes: number;
  /** Codes whose part of the opening now looked at is settled, and all codes. */
  readonly settled: number;
  readonly codes: number;
  /** The limit for a plan: the lowest total so far. */
  readonly best: number | undefined;
}

export interface SearchResult {
  /**
   * None if no plan meets the limit of rows or the requested total. A search that is stopped before it has a plan quickly
   * completes what it has begun, except if it has a limit of rows it cannot meet, or began with more than 65,536 codes.
   */
  readonly plan: SearchPlan | undefined;
  readonly nodes: number;
  /** Nothing stopped the search, no opening was given, and every guess that could be better was looked at. */
  readonly proved: boolean;
}
