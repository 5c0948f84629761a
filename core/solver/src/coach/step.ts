// A deduction in steps that a person can follow: what each step concludes, from which rows and steps, and by which pattern.

import type { CodeSpec, Feedback, Kind, MarkedGuess, Marking } from '@blackpeg/rules';
import type { Fact } from '../deduction/facts.ts';

/**
 * Why the facts of a step follow from its rows. *Answer pegs* are black and white ones together. Holes count from 1.
 */
export type StepReason =
  /** The row got no answer peg at all. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'no-black' }
  /** An answer peg for each hole: the code has exactly the pegs of this row. */
  | { readonly kind: 'all-in' }
  /** The row has this many answer pegs; the kinds `by` account for `taken` of them. */
  | {
      readonly kind: 'accounted';
      readonly pegs: number;
      readonly by: readonly Kind[];
      readonly taken: number;
    }
  /** The row has this many answer pegs, and its other pegs account for `others` at most. */
  | { readonly kind: 'others-too-few'; readonly pegs: number; readonly others: number }
  /** The row has this many black pegs, and only these holes can have them. */
  | { readonly kind: 'blacks-left'; readonly blacks: number; readonly holes: readonly number[] }
  /** All black pegs of the row are those of these holes. */
  | { readonly kind: 'blacks-found'; readonly blacks: number; readonly holes: readonly number[] }
  /** The row has no white peg: what it shares with the code is in its own hole. */
  | { readonly kind: 'no-white' }
  /** Other pegs of these rows, none of which two of them share, fill at least this many holes. */
  | { readonly kind: 'room'; readonly filled: number }
  /** The rows differ only in this hole; the black pegs of each. */
  | { readonly kind: 'one-changed'; readonly hole: number; readonly blacks: readonly [number, number] }
  /** As before; the answer pegs of each. */
  | { readonly kind: 'one-changed-pegs'; readonly hole: number; readonly pegs: readonly [number, number] }
  /** By the pegs that are missing from the tray. */
  | { readonly kind: 'tray' }
  /** A kind has to be somewhere, and no other holes are left for it. */
  | { readonly kind: 'places-left'; readonly of: Kind; readonly times: number }
  /** All pegs of a kind are in these holes. */
  | { readonly kind: 'all-placed'; readonly of: Kind; readonly holes: readonly number[] }
  /** The kinds certain to occur fill all holes. */
  | { readonly kind: 'all-known' }
  /** All other kinds together fill at most this many holes. */
  | { readonly kind: 'others-fill'; readonly others: number }
  /** If this kind were in this hole, the row would have another answer. */
  | { readonly kind: 'suppose'; readonly hole: number; readonly of: Kind; readonly clash: RowClash }
  /** The supposition is impossible: the row would have another answer. */
  | { readonly kind: 'row-clash'; readonly clash: RowClash }
  /** The supposition is impossible: nothing could be in this hole. */
  | { readonly kind: 'hole-clash'; readonly hole: number }
  /** The supposition is impossible: this kind would have to occur more often than it can. */
  | { readonly kind: 'count-clash'; readonly of: Kind }
  /** The steps before leave nothing else. */
  | { readonly kind: 'so' }
  /** No pattern: this many codes that contradict the fact and agree with the steps before were tried; none fits the rows. */
  | { readonly kind: 'checked'; readonly codes: number }
  /** If a guess were the code, the row would get this answer; both have the same peg in these holes. */
  | {
      readonly kind: 'compared';
      readonly same: readonly number[];
      readonly would: Feedback;
      readonly got: Feedback;
    };

/** The row would have at least or at most `count` black or answer pegs; it got another number. */
export interface RowClash {
  readonly what: 'black' | 'pegs';
  readonly bound: 'least' | 'most';
  readonly count: number;
  readonly got: number;
}

/**
 * Rows count from 0, and so do the steps in `uses`. Every code that fits the rows and agrees with the used steps and the
 * supposition has these facts; a clash ends the supposition.
 */
export interface CoachStep {
  readonly reason: StepReason;
  /** The supposition of this step; null if there is none. */
  readonly supposing: Fact | null;
  readonly rows: readonly number[];
  readonly uses: readonly number[];
  readonly facts: readonly Fact[];
}

/** What a pattern finds. */
export interface Finding {
  readonly reason: StepReason;
  readonly rows: readonly number[];
  readonly fact: Fact;
}

/** What patterns look at. `which` are the rows they may use, from 0. */
export interface CoachScene {
  readonly spec: CodeSpec;
  readonly marking: Marking;
  readonly rows: readonly MarkedGuess[];
  readonly missing: readonly (readonly number[])[] | null;
  readonly which: readonly number[];
}
