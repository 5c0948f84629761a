// The rows a perfect player needs, from the figures of the shipped trees alone, without the solver.

import { type Edition, widestSpec } from '@blackpeg/rules';
import { cellFor } from '@blackpeg/solver';
import manifest from '@blackpeg/solver/trees/manifest.json' with { type: 'json' };

export interface BestPlay {
  /** Average rows per code, including the last one. */
  readonly average: number;
  /** Rows for the code that takes most. */
  readonly most: number;
  /** Proved: no strategy needs fewer on average. Otherwise none is known. */
  readonly proved: boolean;
}

/** Null if no tree is known: with blue key pegs, without repeats, beyond 5 holes or 9 kinds, blanks included. */
export function bestPlay(edition: Edition, breaker = 0): BestPlay | null {
  const cell = cellFor(manifest.cells, widestSpec(edition, breaker), edition.marking);
  return cell ? { average: cell.total / cell.codes, most: cell.most, proved: cell.proved } : null;
}
