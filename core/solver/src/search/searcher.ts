// The state of one search: its field, its bounds and rules, its cache, and when it must stop.

import { allFeedback } from '@blackpeg/rules';
import type { Brake } from '../brake.ts';
import type { Field } from '../candidates/field.ts';
import type { ScoreRule } from '../kernel/contract.ts';
import { symmetryOf } from '../symmetry/set-symmetry.ts';
import { type Bounds, boundsFor, estimatedCosts, estimateFloors } from './bounds.ts';
import { type GuessLists, guessLists, type Trail } from './guess-lists.ts';
import { createMemo, type Known, type Memo, MOST_MEMO_CODES } from './memo.ts';
import type { SearchOptions } from './options.ts';

/** A candidate set during the search. */
export interface SearchNode {
  /** Three or more, in rising order. */
  readonly codes: Uint32Array;
  readonly trail: Trail | undefined;
  /** Guesses made before. */
  readonly depth: number;
  /** Guesses still allowed. */
  readonly rows: number;
}

export interface Scratch {
  scores: Float64Array;
  readonly sorted: Uint32Array;
  readonly counts: Uint32Array;
}

export interface Searcher {
  readonly field: Field;
  readonly options: SearchOptions;
  /** Examines every guess that could be better, so its result is proved. */
  readonly exact: boolean;
  readonly limited: boolean;
  /** Feedback that can be earned, without all black. */
  readonly answers: number;
  readonly bounds: Bounds;
  readonly lists: GuessLists;
  readonly memo: Memo;
  /** The likely cost of a guess for a set of this many codes. */
  readonly estimates: Float64Array;
  /** The least estimate for a set of this many codes, however well its best guess divides it. */
  readonly floors: Float64Array;
  /** By rows allowed after the guess; made when needed. */
  readonly rules: ScoreRule[];
  /** The cost of a guess after which no part has more than two codes. */
  readonly flatRule: ScoreRule;
  /** Buffers for scores, parts and part sizes, by depth: a deeper position never overwrites what its parent still reads. */
  readonly scratch: Scratch[];
  /** Codes in the largest set, that of the start. */
  readonly most: number;
  nodes: number;
  readonly brake: Brake;
}

/** A score is bound * BOUND_UNIT + estimate, so one scoring gives both. */
export const BOUND_UNIT = 2 ** 26;
/** For what is impossible; high enough to lose, low enough to stay exact in a sum over all parts. */
export const OUT_OF_REACH = 2 ** 20;
/** Estimates are counted in 64ths of a guess. */
export const ESTIMATE_UNIT = 64;
/** Beyond this many codes the estimates of a guess might add up to a whole unit of bounds; a proof does without them. */
const MOST_ESTIMATED = 100_000;
/** Found by trial on 5 x 8: a good guess uses a third of its answers. */
const SPREAD = 0.37;

/** `codes` are those to begin with. */
export function createSearcher(
  field: Field,
  options: SearchOptions,
  codes: Uint32Array,
  brake: Brake,
): Searcher {
  const { table } = field;
  const most = codes.length;
  const answers = Math.max(1, allFeedback(table.spec, table.marking).length - 1);
  const bounds = boundsFor(answers, most);
  const exact = options.widths.every((width) => width === Number.POSITIVE_INFINITY);
  const spread = options.spread ?? answers * SPREAD;
  const unit = exact && most > MOST_ESTIMATED ? 0 : ESTIMATE_UNIT;
  const estimates = estimatedCosts(most, spread).map((cost) => Math.round(cost * unit));
  return {
    field,
    options,
    exact,
    limited: options.mostRows !== undefined,
    answers,
    bounds,
    lists: guessLists(table, symmetryOf(table, codes), brake),
    memo: createMemo(),
    estimates,
    floors: estimateFloors(estimates, answers, unit),
    rules: [],
    flatRule: {
      weights: Float64Array.from({ length: answers + 2 }, (_, size) => flatWeight(size)),
      broken: 0,
      heaviest: false,
    },
    scratch: [],
    most,
    nodes: 0,
    brake,
  };
}

/** Made when a search first reaches this depth. */
export function scratchAt({ scratch, most, field }: Searcher, depth: number): Scratch {
  scratch[depth] ??= {
    scores: new Float64Array(0),
    sorted: new Uint32Array(most),
    counts: new Uint32Array(field.kernel.classes),
  };
  return scratch[depth];
}

/** A buffer for this many scores, overwritten by the next call at this depth. */
export function scoresAt(searcher: Searcher, depth: number, length: number): Float64Array {
  const scratch = scratchAt(searcher, depth);
  if (scratch.scores.length < length) scratch.scores = new Float64Array(length);
  return scratch.scores.subarray(0, length);
}

/** What is known of a spot, if it is small enough to be met again. */
export function recall(searcher: Searcher, spot: SearchNode): Known | undefined {
  const { codes } = spot;
  return codes.length > MOST_MEMO_CODES ? undefined : searcher.memo.get(codes, contextOf(searcher, spot));
}

export function remember(searcher: Searcher, spot: SearchNode, known: Known): void {
  const { codes } = spot;
  if (codes.length <= MOST_MEMO_CODES) searcher.memo.set(codes, contextOf(searcher, spot), known);
}

/** A beam is narrower where it is deeper. */
function contextOf({ exact }: Searcher, { depth, rows }: SearchNode): number {
  return exact ? rows : depth;
}

/** Counts a position; returns whether the search must end. */
export function countNode(searcher: Searcher): boolean {
  if (searcher.brake.stopped) return true;
  searcher.nodes += 1;
  const { nodes = Number.POSITIVE_INFINITY } = searcher.options;
  if (searcher.nodes > nodes) searcher.brake.stopped = true;
  return searcher.brake.stopped;
}

/** The rows left after one more guess; without a limit they never run out. */
export function rowsAfter({ limited }: Searcher, rows: number): number {
  return limited ? rows - 1 : rows;
}

export function widthAt({ options }: Searcher, depth: number): number {
  return options.widths[Math.min(depth, options.widths.length - 1)] ?? 1;
}

/** Undefined if no rows are left. */
export function ruleAt(searcher: Searcher, rows: number): ScoreRule | undefined {
  if (rows < 0) return undefined;
  searcher.rules[rows] ??= ruleFor(searcher, rows);
  return searcher.rules[rows];
}

/** For a proof guesses are ordered by bound, then estimate; in a beam by estimate, if they are possible at all. */
function ruleFor({ estimates, bounds, exact }: Searcher, rows: number): ScoreRule {
  const weights = estimates.map((estimate, codes) => {
    const least = bounds.least(codes, rows);
    if (least === Number.POSITIVE_INFINITY) return OUT_OF_REACH * BOUND_UNIT;
    return exact ? least * BOUND_UNIT + estimate : estimate;
  });
  return { weights, broken: 0, heaviest: false };
}

function flatWeight(codes: number): number {
  if (codes > 2) return OUT_OF_REACH;
  return codes === 2 ? 3 : codes;
}
