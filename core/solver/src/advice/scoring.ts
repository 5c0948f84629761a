// Scores guesses against a candidate set, and counts the work.

import { askedToStop, type Brake, scoreUntilStopped } from '../brake.ts';
import type { Field } from '../candidates/field.ts';
import type { ScoreRule } from '../kernel/contract.ts';
import { candidateTest, lowestPlaces } from '../kernel/lowest.ts';
import { ROW } from './aim.ts';
import { estimatedFound, type Model } from './model.ts';
import type { Outlook } from './outlook.ts';
import { everyNth, merged } from './sample.ts';
import { costOf, type Weights } from './weights.ts';

export interface Lookahead {
  readonly field: Field;
  readonly model: Model;
  readonly costs: Float64Array;
  readonly weights: Weights;
  /** Guesses tried beside the candidates of each set, ascending. */
  readonly pool: Uint32Array;
  /** The pool contains every guess, so that a search over all of it is a proof. */
  readonly complete: boolean;
  /** Guesses tried in each row, by rows from now (0 is the next); the last applies to all later. `Infinity` is all. */
  readonly widths: readonly number[];
  /** Parts larger than this are estimated, not played. */
  readonly mostPlayed: number;
  readonly memo: Map<string, Outlook>;
  readonly meter: Meter;
}

/** Work done, in nodes: a guess against a few codes is one, and one more for every 256 codes. */
export interface Meter {
  nodes: number;
  readonly most: number;
  readonly brake: Brake;
}

export function isSpent({ nodes, most, brake }: Meter): boolean {
  return nodes >= most || askedToStop(brake);
}

export function spend(meter: Meter, guesses: number, codes: number): void {
  meter.nodes += guesses * (1 + (codes >> 8));
}

/** Scores guesses against a set by the estimated cost of their parts; if stopped, it leaves some at `Infinity`. */
export function scoreGuesses(
  look: Lookahead,
  codes: Uint32Array,
  guesses: Uint32Array,
  row: number,
  scale: number,
): Float64Array {
  return scoresBy(look, codes, guesses, look.weights.estimate(row, codes.length, scale));
}

function scoresBy(
  { field: { kernel }, meter }: Lookahead,
  codes: Uint32Array,
  guesses: Uint32Array,
  rule: ScoreRule,
): Float64Array {
  const scores = new Float64Array(guesses.length);
  const set = kernel.load(codes);
  scoreUntilStopped(kernel, meter.brake, { set, size: codes.length }, guesses, rule, scores);
  kernel.drop(set);
  spend(meter, guesses.length, codes.length);
  return scores;
}

/** A candidate that tells all others apart: the best possible, whatever the aim. */
export function separating(look: Lookahead, codes: Uint32Array, row: number): Outlook | undefined {
  const size = codes.length;
  if (size > look.model.answers + 1) return undefined;
  const { kernel } = look.field;
  const scores = new Float64Array(size);
  const set = kernel.load(codes);
  kernel.score(set, codes, SINGLES, scores);
  kernel.drop(set);
  spend(look.meter, size, size);
  const at = scores.indexOf(0);
  if (at < 0) return undefined;
  const found = [0, 1, size - 1];
  return { guess: codes[at] as number, found, cost: costOf(look.costs, row - 1, found), played: true };
}

/** Zero for a part of one, so that 0 is a guess without larger parts. Sets scored by it have at most 255 codes. */
const SINGLES = {
  weights: Float64Array.from({ length: 256 }, (_, size) => (size > 1 ? 1 : 0)),
  broken: 0,
  heaviest: false,
} as const;

/** The guesses worth trying, best first: own candidates and the pool; for a proof all whose bound is below `limit`. */
export function promising(
  look: Lookahead,
  codes: Uint32Array,
  row: number,
  width: number,
  limit: number,
): readonly number[] {
  const { pool, complete } = look;
  const guesses = complete ? pool : merged(pool, codes);
  const scores = scoreGuesses(look, codes, guesses, row, 1);
  if (width !== Number.POSITIVE_INFINITY) {
    const places = lowestPlaces(scores, candidateTest(codes, guesses), width);
    return places.map((place) => guesses[place] as number);
  }
  const bounds = scoresBy(look, codes, guesses, look.weights.least(row, codes.length));
  const places: number[] = [];
  for (const [place, bound] of bounds.entries()) if (bound < limit) places.push(place);
  places.sort(
    (a, b) =>
      (bounds[a] as number) - (bounds[b] as number) || (scores[a] as number) - (scores[b] as number) || a - b,
  );
  return places.map((place) => guesses[place] as number);
}

/** A part too large to be played: what its best guess by estimate leaves, with the model's rows. */
export function guessed(look: Lookahead, codes: Uint32Array, row: number): Outlook {
  const scale = Math.max(1, codes.length / MOST_GUESSED);
  const sample = everyNth(codes, MOST_GUESSED);
  const guesses = merged(everyNth(look.pool, MOST_TRIED), everyNth(sample, 64));
  const scores = scoreGuesses(look, sample, guesses, row, scale);
  const [place = 0] = lowestPlaces(scores, () => false, 1);
  const found = estimatedFound(look.model, codes.length);
  const floor = ROW * codes.length;
  const cost = Math.max(floor, Math.round((scores[place] as number) * scale));
  return { guess: guesses[place] as number, found, cost, played: false };
}

/** Enough codes and guesses to tell good parts from bad ones. */
const MOST_GUESSED = 512;
const MOST_TRIED = 384;
