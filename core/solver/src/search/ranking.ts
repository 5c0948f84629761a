// The guesses a position tries, most promising first.

import { lowestUntilStopped, scoreUntilStopped } from '../brake.ts';
import type { ScoreRule, SetId } from '../kernel/contract.ts';
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

/** Guesses examined twice for each that a beam keeps. */
const LOOKS = 16;

/** Guesses in the order to try them, by index. */
export interface Ranking {
  readonly length: number;
  readonly guess: (at: number) => number;
  /** A lower bound of the guess's cost, requested before the guess and in ascending order; 0 in a beam, which tries all its guesses. */
  readonly bound: (at: number) => number;
}

export function inOrder(guesses: readonly number[]): Ranking {
  return { length: guesses.length, guess: (at) => guesses[at] as number, bound: () => 0 };
}

/**
 * For a proof, every guess whose bound is below `limit`; in a beam as many as its width. Valid until the next ranking
 * at this depth.
 */
export function orderedGuesses(searcher: Searcher, spot: SearchNode, set: SetId, limit: number): Ranking {
  const guesses = searcher.lists.at(spot.trail, spot.codes);
  const rule = ruleAt(searcher, rowsAfter(searcher, spot.rows));
  if (!rule) return inOrder([]);
  if (searcher.exact) return firstThenAll(searcher, spot, set, { guesses, rule, limit });
  const width = widthAt(searcher, spot.depth);
  const looks = searcher.options.looks ?? LOOKS;
  const { places } = lowestOf(searcher, spot, set, { guesses, rule, count: width * looks, fitting: true });
  const best = Array.from(places, (place) => guesses[place] as number);
  return inOrder(looks > 1 ? secondLook(searcher, spot, set, best, width) : best.slice(0, width));
}

/** The lowest score of any guess worth telling apart; too low once it is stopped. */
export function lowestScore(searcher: Searcher, spot: SearchNode, set: SetId): number {
  const guesses = searcher.lists.at(spot.trail, spot.codes);
  const rule = ruleAt(searcher, rowsAfter(searcher, spot.rows));
  if (!rule) return 0;
  return lowestOf(searcher, spot, set, { guesses, rule, count: 1, fitting: false }).scores[0] ?? 0;
}

interface Wanted {
  readonly guesses: Uint32Array;
  readonly rule: ScoreRule;
  readonly count: number;
  readonly fitting: boolean;
}

function lowestOf(
  { field, brake }: Searcher,
  { codes }: SearchNode,
  set: SetId,
  { guesses, rule, count, fitting }: Wanted,
): { readonly places: Uint32Array; readonly scores: Float64Array } {
  const room = Math.min(count, guesses.length);
  const places = new Uint32Array(room);
  const scores = new Float64Array(room);
  const best = { places, scores, fitting };
  const found = lowestUntilStopped(field.kernel, brake, { set, codes }, guesses, rule, best);
  return { places: places.subarray(0, found), scores };
}

/** Nearly always the first guess or none is good enough, so only a few are sorted until more are needed. */
function firstThenAll(
  searcher: Searcher,
  spot: SearchNode,
  set: SetId,
  {
    guesses,
    rule,
    limit,
  }: { readonly guesses: Uint32Array; readonly rule: ScoreRule; readonly limit: number },
): Ranking {
  const size = spot.codes.length;
  const wanted = { guesses, rule, count: FIRST_FEW, fitting: false };
  const { places, scores } = lowestOf(searcher, spot, set, wanted);
  let all: Ranking | undefined;
  const scoreAll = (): Ranking => {
    const every = scoresAt(searcher, spot.depth, guesses.length);
    scoreUntilStopped(searcher.field.kernel, searcher.brake, { set, size }, guesses, rule, every);
    return allBelow(guesses, every, size, limit);
  };
  return {
    get length() {
      return all ? all.length : guesses.length;
    },
    guess: (at) => all?.guess(at) ?? (guesses[places[at] as number] as number),
    bound: (at) => {
      if (at < places.length) return size + Math.floor((scores[at] ?? 0) / BOUND_UNIT);
      all ??= scoreAll();
      return at < all.length ? all.bound(at) : limit;
    },
  };
}

const FIRST_FEW = 4;

/** Lowest first, of equals the first. The scores are overwritten by what is sorted. */
function allBelow(guesses: Uint32Array, scores: Float64Array, size: number, limit: number): Ranking {
  const { length } = guesses;
  const most = (limit - size) * BOUND_UNIT;
  let highest = 0;
  for (const score of scores) if (score < most && score > highest) highest = score;
  // Score and index in one number, so that sorting needs no comparison function; the highest scores keep only their bound.
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
    guess: (at) => guesses[(keys[at] ?? 0) % length] as number,
    bound: (at) => size + Math.floor(Math.floor((keys[at] ?? 0) / length) / (BOUND_UNIT / unit)),
  };
}
