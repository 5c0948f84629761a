// The guesses a position tries, most promising first.

import { scoreUntilStopped } from '../brake.ts';
import type { SetId } from '../kernel/contract.ts';
import { candidateTest, lowestPlaces } from '../strategies/strategy.ts';
import {
  BOUND_UNIT,
  rowsAfter,
  ruleAt,
  type Searcher,
  type SearchNode,
  scoresAt,
  widthAt,
} from './searcher.ts';
import { secondLook } from './second-look.ts';

/** Guesses looked at twice for each that a beam keeps. */
const LOOKS = 16;

/** Guesses in the order to try them, by their places in it. */
export interface Ranking {
  readonly length: number;
  readonly guess: (at: number) => number;
  /** What the guess costs at least; 0 in a beam, where nothing is left out once it is among the few. */
  readonly bound: (at: number) => number;
}

export function inOrder(guesses: readonly number[]): Ranking {
  return { length: guesses.length, guess: (at) => guesses[at] as number, bound: () => 0 };
}

/**
 * For a proof, every guess whose bound is below `limit`; in a beam as many as its width. It holds until the next ranking
 * at this depth.
 */
export function orderedGuesses(searcher: Searcher, spot: SearchNode, set: SetId, limit: number): Ranking {
  const { guesses, scores } = rankAll(searcher, spot, set);
  if (searcher.exact) return allBelow(guesses, scores, spot.codes.length, limit);
  const width = widthAt(searcher, spot.depth);
  const looks = searcher.options.looks ?? LOOKS;
  const places = lowestPlaces(scores, candidateTest(spot.codes, guesses), width * looks);
  const best = places.map((place) => guesses[place] as number);
  const kept = looks > 1 ? secondLook(searcher, spot, set, best) : best;
  return inOrder(kept.slice(0, width));
}

/** Every guess worth telling apart, with its score; not all of them once it is stopped. The scores are overwritten by the next ranking at this depth. */
export function rankAll(
  searcher: Searcher,
  spot: SearchNode,
  set: SetId,
): { readonly guesses: Uint32Array; readonly scores: Float64Array } {
  const guesses = searcher.lists.at(spot.trail, spot.codes);
  const scores = scoresAt(searcher, spot.depth, guesses.length);
  const rule = ruleAt(searcher, rowsAfter(searcher, spot.rows));
  const { kernel } = searcher.field;
  if (rule)
    scoreUntilStopped(kernel, searcher.brake, { set, size: spot.codes.length }, guesses, rule, scores);
  return { guesses, scores };
}

/** Lowest first, of equals the first. The scores are overwritten by what is sorted. */
function allBelow(guesses: Uint32Array, scores: Float64Array, size: number, limit: number): Ranking {
  const { length } = guesses;
  const most = (limit - size) * BOUND_UNIT;
  let highest = 0;
  for (const score of scores) if (score < most && score > highest) highest = score;
  // Score and place in one number, so that sorting needs no comparison of ours; the highest have room for bounds alone.
  const unit = (highest + 1) * length > Number.MAX_SAFE_INTEGER ? BOUND_UNIT : 1;
  let [place, count] = [0, 0];
  for (const score of scores) {
    if (score < most) {
      scores[count] = Math.floor(score / unit) * length + place;
      count += 1;
    }
    place += 1;
  }
  const keys = scores.subarray(0, count).sort();
  return {
    length: count,
    guess: (at) => guesses[(keys[at] as number) % length] as number,
    bound: (at) => size + Math.floor(Math.floor((keys[at] as number) / length) / (BOUND_UNIT / unit)),
  };
}
