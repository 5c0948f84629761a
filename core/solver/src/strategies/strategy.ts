// A strategy chooses the next guess in a position; this is what all of them share.

import type { Field } from '../candidates/field.ts';
import type { ScoreRule } from '../kernel/contract.ts';

/** A position: rows of the code table that still fit, and the distinct guesses. */
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

/** Scores every guess by a rule, the lowest wins; among equals one that could be the code, then the first. */
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
  const places = new Uint32Array(count);
  const best = { places, scores: new Float64Array(count), fitting: true };
  const found = kernel.lowest(set, guesses, ruleFor(candidates.length), best);
  kernel.drop(set);
  return Array.from(places.subarray(0, found), (place) => guesses[place] as number);
}
