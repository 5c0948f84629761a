// How searches end, what a round was worth, and the result of a match.

import type { Feedback } from '../code/feedback.ts';
import type { Seat } from './seat.ts';

/** Why no more rows are placed in this round; the codes are revealed next. */
export type Ending =
  | { readonly kind: 'found' }
  | { readonly kind: 'rows-used' }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'match-resigned'; readonly seat: Seat }
  | { readonly kind: 'claim-upheld'; readonly board: number }
  | { readonly kind: 'admitted'; readonly seat: Seat }
  | { readonly kind: 'hiding-overdue'; readonly seat: Seat }
  | { readonly kind: 'mark-overdue'; readonly seat: Seat; readonly row: number }
  /** T2: nobody who had to hide a code, or to mark, did so in time. */
  | { readonly kind: 'all-hiding-overdue' }
  | { readonly kind: 'all-marks-overdue' }
  | { readonly kind: 'round-taken'; readonly absent: Seat; readonly by: Seat }
  | { readonly kind: 'match-abandoned'; readonly absent: Seat; readonly by: Seat }
  | { readonly kind: 'agreed' };

/** A row whose mark is wrong. Rows count from 0 here, as everywhere in code. */
export interface Fault {
  readonly board: number;
  readonly row: number;
  readonly given: Feedback;
  readonly right: Feedback;
}

export const UNDECIDED_REASONS = ['both-found', 'none-found', 'none-hidden'] as const;
export type UndecidedReason = (typeof UNDECIDED_REASONS)[number];

/** T2: nobody hid a code, twice in a row. */
export const NO_RESULT_REASONS = ['agreed', 'abandoned', 'resigned', 'none-hidden'] as const;
export type NoResultReason = (typeof NO_RESULT_REASONS)[number];

export type RoundOutcome =
  /** Classic and solitaire: the number of rows in which the code was broken, or that it was not. */
  | { readonly kind: 'broken'; readonly rows: number }
  | { readonly kind: 'unbroken'; readonly rows: number }
  /** Duel and race: who won the round; in a race several may, or nobody. */
  | { readonly kind: 'won'; readonly seats: readonly Seat[] }
  /** D3, T2: replayed because nobody won. */
  | { readonly kind: 'undecided'; readonly why: UndecidedReason }
  /** W1, W5: wrong feedback was proved; replayed. */
  | { readonly kind: 'void'; readonly culprits: readonly Seat[]; readonly victims: readonly Seat[] }
  /** The match ended in mid-round. */
  | { readonly kind: 'dropped' };

/** What a round adds to a seat's account. `rows` counts towards fewest rows and may be negative (W4). */
export interface Award {
  readonly points: number;
  readonly rows: number;
}

export type MatchResult =
  | { readonly kind: 'won'; readonly seat: Seat; readonly by: 'score' | 'resignation' }
  | { readonly kind: 'drawn'; readonly seats: readonly Seat[] }
  /** Solitaire: the rows are the result. */
  | { readonly kind: 'finished' }
  | { readonly kind: 'no-result'; readonly why: NoResultReason };

/** Is the round replayed under the same number, with the same roles and new codes? */
export function isReplayed(outcome: RoundOutcome): boolean {
  return outcome.kind === 'undecided' || outcome.kind === 'void';
}
