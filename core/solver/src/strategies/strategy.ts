// A strategy chooses the next guess in a position; this is what all of them share.

import type { Field } from '../candidates/field.ts';
import type { ScoreRule } from '../kernel/contract.ts';

/** Where a breaker stands: rows of the code table that still fit, and the guesses worth telling apart. */
export interface Position {
  /** At least one, in rising order. */
  readonly candidates: Uint32Array;
  /** In rising order; every candidate is one of them, or is like one of them by symmetry. */
  readonly guesses: Uint32Array;
}

export interface Strategy {
  readonly name: string;
  /** The row of the code table to guess next. */
  readonly choose: (field: Field, position: Position) => number;
}

/** Weights for parts of 0 to `most` codes. */
export type RuleFor = (most: number) => ScoreRule;

/** Scores every guess by a rule, the lowest wins; of equals one that could be the code, then the first. */
export function lowestScore(name: string, ruleFor: RuleFor): Strategy {
  return {
    name,
    choose: (field, position) => rank(field, position, ruleFor, 1)[0] as number,
  };
}

/** The best guesses by a rule, best first. */
export function rank(field: Field, position: Position, ruleFor: RuleFor, count: number): readonly number[] {
  const { candidates, guesses } = position;
  if (candidates.length <= 2) return [...candidates.subarray(0, 1)];
  const { kernel } = field;
  const set = kernel.load(candidates);
  const scores = new Float64Array(guesses.length);
  kernel.score(set, guesses, ruleFor(candidates.length), scores);
  kernel.drop(set);
  const places = lowestPlaces(scores, candidateTest(candidates, guesses), count);
  return places.map((place) => guesses[place] as number);
}

/** Says of a guess by its place whether it is a candidate. Both lists rise, and places are asked for in rising order. */
export function candidateTest(candidates: Uint32Array, guesses: Uint32Array): (place: number) => boolean {
  let at = 0;
  return (place) => {
    const guess = guesses[place] as number;
    while (at < candidates.length && (candidates[at] as number) < guess) at += 1;
    return candidates[at] === guess;
  };
}

/** The places of the lowest scores, lowest first; of equals one that fits, then the first. */
export function lowestPlaces(
  scores: Float64Array,
  fits: (place: number) => boolean,
  count: number,
): readonly number[] {
  const best: number[] = [];
  const fitting: boolean[] = [];
  let [worst, worstFits] = [Number.POSITIVE_INFINITY, false];
  for (let place = 0; place < scores.length; place += 1) {
    const score = scores[place] as number;
    // Nearly every guess ends here, so this comes before everything else.
    if (score > worst || (score === worst && worstFits)) continue;
    const isFit = fits(place);
    const isFull = best.length === count;
    if (isFull && score === worst && !isFit) continue;
    let at = isFull ? count - 1 : best.length;
    for (; at > 0; at -= 1) {
      const before = scores[best[at - 1] as number] as number;
      if (score > before || (score === before && (!isFit || fitting[at - 1]))) break;
      best[at] = best[at - 1] as number;
      fitting[at] = fitting[at - 1] as boolean;
    }
    best[at] = place;
    fitting[at] = isFit;
    if (best.length < count) continue;
    worst = scores[best[count - 1] as number] as number;
    worstFits = fitting[count - 1] as boolean;
  }
  return best;
}
