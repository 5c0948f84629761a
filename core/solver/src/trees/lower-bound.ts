// Raises the lower bound of every strategy for a game step by step: for each first guess, a search tries to find a
// cheaper plan for each part of its answers, and proves that there is none. Where the bound reaches the best tree, that
// tree is proved.

import { allFeedback } from '@blackpeg/rules';
import { allCandidates, type Field } from '../candidates/field.ts';
import { ANY_ROWS, boundsFor } from '../search/bounds.ts';
import { search } from '../search/search.ts';
import { distinctGuesses } from '../symmetry/distinct-guesses.ts';
import { fullSymmetry } from '../symmetry/symmetry.ts';
import { partsOf } from './strategy-tree.ts';

/** What is known about the codes that share an answer to the first guess. */
export interface PartBound {
  /** Feedback class. */
  readonly answer: number;
  readonly codes: number;
  /** No plan for them costs less. */
  least: number;
  /** Some plan costs exactly this. */
  settled: boolean;
  /** How much more the next search asks for; 0 if nothing more was refuted in the time given. */
  step: number;
}

export interface OpeningBound {
  readonly guess: number;
  readonly parts: readonly PartBound[];
}

/** Plain data, so that it can be stored and continued later. First guesses that differ only by symmetry are listed once. */
export type GameBound = readonly OpeningBound[];

/** The lowest cost of each part by the part sizes that a second guess could give. */
export function firstBound(field: Field): GameBound {
  const { table } = field;
  const answers = Math.max(1, allFeedback(table.spec, table.marking).length - 1);
  const { least } = boundsFor(answers, table.size);
  const weights = Float64Array.from({ length: table.size + 1 }, (_, codes) => least(codes, ANY_ROWS));
  return Array.from(distinctGuesses(table, fullSymmetry(table)), (guess) => ({
    guess,
    parts: partsOf(field, allCandidates(table), guess).map(([answer, part]) => ({
      answer,
      codes: part.length,
      least: part.length < 3 ? 2 * part.length - 1 : leastAfterGuess(field, part, weights),
      settled: part.length < 3,
      step: Math.max(1, Math.round(part.length / 16)),
    })),
  }));
}

/** By the guess with the lowest bound, each part by its size alone. */
function leastAfterGuess({ table, kernel }: Field, codes: Uint32Array, weights: Float64Array): number {
  const scores = new Float64Array(1);
  const set = kernel.load(codes);
  const rule = { weights, broken: 0, heaviest: false };
  kernel.lowest(set, allCandidates(table), rule, { places: new Uint32Array(1), scores, fitting: false });
  kernel.drop(set);
  return codes.length + (scores[0] ?? 0);
}

/** No strategy needs fewer guesses than this. */
export function leastOf(bound: GameBound): number {
  return Math.min(...bound.map(costOf));
}

/**
 * Searches for a plan that costs less than a step above the bound of one part. It is a part of the first guess that could be
 * cheapest, because only that raises the whole bound, and no first guess is raised beyond `goal`. False if that guess has no
 * part left to search.
 */
export function raiseBound(
  field: Field,
  bound: GameBound,
  shouldStop?: () => boolean,
  goal = Number.POSITIVE_INFINITY,
): boolean {
  const lowest = bound.reduce((best, each) => (costOf(each) < costOf(best) ? each : best));
  const part = lowest.parts
    .filter(({ settled, step }) => !settled && step > 0)
    .reduce<PartBound | undefined>(
      (best, each) => (best && gain(best) >= gain(each) ? best : each),
      undefined,
    );
  if (!part) return false;
  const codes = partsOf(field, allCandidates(field.table), lowest.guess).find(
    ([index]) => index === part.answer,
  );
  const below = part.least + Math.min(part.step, Math.max(1, goal - costOf(lowest)));
  const options = { widths: [Number.POSITIVE_INFINITY], below, ...(shouldStop ? { shouldStop } : {}) };
  const { plan, proved } = search(field, options, { candidates: codes?.[1] ?? new Uint32Array(0) });
  if (!proved) part.step = Math.floor(part.step / 4);
  else {
    part.least = plan?.total ?? below;
    part.settled = plan !== undefined;
    part.step *= 2;
  }
  return true;
}

/** Large steps first, and small parts before large ones, because they are searched fastest. */
function gain({ step, codes }: PartBound): number {
  return step / codes;
}

function costOf({ parts }: OpeningBound): number {
  // The first guess costs one row for every code, itself included.
  return parts.reduce((sum, { codes, least }) => sum + codes + least, 1);
}
