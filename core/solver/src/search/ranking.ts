// The guesses a position tries, most promising first.

import { scoreUntilStopped } from '../brake.ts';
import type { SetId } from '../kernel/contract.ts';
import { lowestPlaces, membership } from '../strategies/strategy.ts';
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

/** Guesses in the order to try them, and what each costs at least. */
export interface Ranking {
  readonly guesses: readonly number[];
  /** No bounds in a beam: nothing can be left out there once it is among the few. */
  readonly bounds: readonly number[] | undefined;
}

/** For a proof, every guess whose bound is below `limit`; in a beam as many as its width. */
export function orderedGuesses(searcher: Searcher, spot: SearchNode, set: SetId, limit: number): Ranking {
  const { guesses, scores } = rankAll(searcher, spot, set);
  const size = spot.codes.length;
  if (!searcher.exact) {
    const width = widthAt(searcher, spot.depth);
    const looks = searcher.options.looks ?? LOOKS;
    const places = lowestPlaces(scores, membership(spot.codes, guesses), width * looks);
    const best = places.map((place) => guesses[place] as number);
    const kept = looks > 1 ? secondLook(searcher, spot, set, best) : best;
    return { guesses: kept.slice(0, width), bounds: undefined };
  }
  const places = placesBelow(scores, (limit - size) * BOUND_UNIT);
  return {
    guesses: places.map((place) => guesses[place] as number),
    bounds: places.map((place) => size + Math.floor((scores[place] as number) / BOUND_UNIT)),
  };
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

function placesBelow(scores: Float64Array, most: number): readonly number[] {
  const places: number[] = [];
  for (let place = 0; place < scores.length; place += 1) {
    if ((scores[place] as number) < most) places.push(place);
  }
  return places.sort((a, b) => (scores[a] as number) - (scores[b] as number) || a - b);
}
