// Estimates the cost of n codes from their number alone, for sets too large to search.

import { allFeedback } from '@blackpeg/rules';
import type { CodeTable } from '../candidates/code-table.ts';
import { log2 } from '../logarithm.ts';
import { MOST_PLANNED } from './aim.ts';

export interface Model {
  /** Feedback that does not end the search: no guess makes more parts to go on with. */
  readonly answers: number;
  /** The factor by which a good guess tends to reduce the codes. */
  readonly spread: number;
}

/**
 * The share of all answers that works as if all parts were equal, fitted to known trees: 5 × 8 with 5.45
 * guesses on average, shapes with about 6.0.
 */
const PLACES_SHARE = 0.55;
const PAIRS_SHARE = 0.43;
/**
 * With more kinds than these, a guess names so few of them that most answers tell little: the share falls with the root
 * of their number, fitted to shapes without blue, which take 9.4 rows with 25 kinds and 11.8 with 36.
 */
const FEW_KINDS = 10;

/** The parameters of a model. */
type Modelled = Pick<CodeTable, 'spec' | 'marking' | 'pegs'>;

/** For the number of rows to expect. */
export function modelOf(table: Modelled): Model {
  return modelWith(table, Math.sqrt(Math.min(1, FEW_KINDS / table.pegs.length)));
}

/** For rating guesses. With many kinds, trials showed better choices if answers are rated as with few kinds. */
export function ratingModelOf(table: Modelled): Model {
  return modelWith(table, 1);
}

function modelWith({ spec, marking }: Modelled, share: number): Model {
  const answers = Math.max(1, allFeedback(spec, marking).length - 1);
  const used = marking === 'pairs' ? PAIRS_SHARE : PLACES_SHARE * share;
  return { answers, spread: Math.max(2, answers * used) };
}

/** Estimated guesses over all of n codes. Few codes cost a little more than two guesses each. */
export function estimatedTotal({ spread }: Model, codes: number, log = codes > 2 ? log2(codes) : 0): number {
  if (codes <= 2) return Math.max(0, 2 * codes - 1);
  const smooth = codes * (1 + log / log2(spread));
  return Math.max(smooth, 2 * codes - 1 + Math.min(0.25, (codes - 2) / 16) * Math.sqrt(codes));
}

/** Estimated number of the n codes found in each row from now on; index 0 is not used. */
export function estimatedFound({ spread }: Model, codes: number): readonly number[] {
  return filled(codes, spread);
}

/** No strategy finds more codes earlier than this. */
export function mostFound({ answers }: Model, codes: number): readonly number[] {
  return filled(codes, answers);
}

/** Row r finds at most this many codes: one guess in each part that the rows before have made. */
function filled(codes: number, factor: number): readonly number[] {
  const found = [0];
  let left = codes;
  let room = 1;
  while (left > 0 && found.length <= MOST_PLANNED) {
    const now = found.length === MOST_PLANNED ? left : Math.min(left, room);
    found.push(now);
    left -= now;
    room *= factor;
  }
  return found;
}
