// The options, progress and result of a search.

import type { SearchPlan } from './plan.ts';

export interface SearchOptions {
  /**
   * Guesses looked at in each position, by guesses made before; the last width holds for all deeper. Where openings are
   * given, those are looked at and the first width is not used.
   */
  readonly widths: readonly number[];
  /** Openings to try, as rows of the code table; all that differ unless given. */
  readonly openings?: readonly number[];
  /** No code may take more guesses than this. */
  readonly mostRows?: number;
  /** Look only for a total below this. */
  readonly below?: number;
  /** Positions to look at; after that the search ends with what it has. */
  readonly nodes?: number;
  readonly shouldStop?: () => boolean;
  readonly onProgress?: (progress: SearchProgress) => void;
  /** In a beam: how many guesses are looked at a second time, one guess deeper, for each that is kept. */
  readonly looks?: number;
  /** How many times fewer codes a guess tends to leave; ranks guesses of equal bound, or all in a beam. */
  readonly spread?: number;
}

export interface SearchProgress {
  readonly nodes: number;
  /** Codes whose part of the opening now looked at is settled, and all codes. */
  readonly settled: number;
  readonly codes: number;
  /** What a plan must stay below, the lowest total so far. */
  readonly best: number | undefined;
}

export interface SearchResult {
  /**
   * None where no plan keeps to the rows, or below the total asked for. Stopped before it had one, a search finishes
   * what it has begun in a hurry, but for one that has to keep to rows and cannot, or began with more than 65,536 codes.
   */
  readonly plan: SearchPlan | undefined;
  readonly nodes: number;
  /** Nothing stopped the search, no opening was given, and every guess that could be better was looked at. */
  readonly proved: boolean;
}
