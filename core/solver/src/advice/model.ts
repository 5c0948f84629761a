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
  /** Rows of a code by the binary logarithm of how many there are, between these points straight on; by `spread` if there are none. */
  readonly measured?: readonly Measured[];
}

type Measured = readonly [log: number, rows: number];

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

/**
 * Four holes of shapes as they were played: the mean of what sets of a size took. The first guesses of a game tell less than later ones, and
 * without blue a few codes may need nearly a row each, which no spread can express.
 */
const PAIRS: readonly Measured[] = [
  [1.5, 1.68],
  [10, 3.645],
  [18.6, 6.03],
];
const MANY_KINDS: readonly Measured[] = [
  [1.6, 1.9],
  [3.6, 3.2],
  [8.2, 4.6],
  [18.6, 9.36],
];

/** The parameters of a model. */
type Modelled = Pick<CodeTable, 'spec' | 'marking' | 'pegs'>;

/** For the number of rows to expect. */
export function modelOf(table: Modelled): Model {
  return modelWith(table, Math.sqrt(Math.min(1, FEW_KINDS / table.pegs.length)));
}

/** For rating guesses. */
export function ratingModelOf(table: Modelled): Model {
  const model = modelWith(table, 1);
  if (table.spec.holes !== 4) return model;
  if (table.marking === 'pairs') return { ...model, measured: PAIRS };
  return table.pegs.length > FEW_KINDS ? { ...model, measured: MANY_KINDS } : model;
}

function modelWith({ spec, marking }: Modelled, share: number): Model {
  const answers = Math.max(1, allFeedback(spec, marking).length - 1);
  const used = marking === 'pairs' ? PAIRS_SHARE : PLACES_SHARE * share;
  return { answers, spread: Math.max(2, answers * used) };
}

/** Estimated guesses over all of n codes. Few codes cost a little more than two guesses each. */
export function estimatedTotal(model: Model, codes: number, log = codes > 2 ? log2(codes) : 0): number {
  if (codes <= 2) return Math.max(0, 2 * codes - 1);
  const smooth = codes * (model.measured ? between(model.measured, log) : 1 + log / log2(model.spread));
  return Math.max(smooth, 2 * codes - 1 + Math.min(0.25, (codes - 2) / 16) * Math.sqrt(codes));
}

/** Before the first and after the last point as the nearest two have it. */
function between(points: readonly Measured[], log: number): number {
  const after = points.findIndex(([at]) => at > log);
  const to = after < 0 ? points.length - 1 : Math.max(1, after);
  const [[from, rows], [end, last]] = [points[to - 1], points[to]] as [Measured, Measured];
  return rows + ((log - from) / (end - from)) * (last - rows);
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
