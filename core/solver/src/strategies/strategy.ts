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
  const fits = membership(candidates, guesses);
  const places = lowestPlaces(scores, fits, count);
  return places.map((place) => guesses[place] as number);
}

/** Which guesses are candidates; both lists rise. */
export function membership(candidates: Uint32Array, guesses: Uint32Array): Uint8Array {
  const fits = new Uint8Array(guesses.length);
  let at = 0;
  for (let place = 0; place < guesses.length; place += 1) {
    const guess = guesses[place] as number;
    while (at < candidates.length && (candidates[at] as number) < guess) at += 1;
    if (candidates[at] === guess) fits[place] = 1;
  }
  return fits;
}

/** The places of the lowest scores, lowest first; of equals one that fits, then the first. */
export function lowestPlaces(scores: Float64Array, fits: Uint8Array, count: number): readonly number[] {
  const best: number[] = [];
  const isBefore = (a: number, b: number): boolean => {
    const difference = (scores[a] as number) - (scores[b] as number);
    return difference === 0 ? (fits[a] as number) > (fits[b] as number) : difference < 0;
  };
  let worst = Number.POSITIVE_INFINITY;
  for (let place = 0; place < scores.length; place += 1) {
    // Nearly every guess ends here, so this comes before everything else.
    if ((scores[place] as number) > worst) continue;
    const isFull = best.length === count;
    if (isFull && !isBefore(place, best[count - 1] as number)) continue;
    let at = isFull ? count - 1 : best.length;
    while (at > 0 && isBefore(place, best[at - 1] as number)) {
      best[at] = best[at - 1] as number;
      at -= 1;
    }
    best[at] = place;
    if (best.length === count) worst = scores[best[count - 1] as number] as number;
  }
  return best;
}
