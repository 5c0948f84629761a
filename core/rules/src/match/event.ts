// The events of a match, in order: the only source of truth (I3).

import type { Code } from '../code/code.ts';
import type { Feedback } from '../code/feedback.ts';
import type { Terms } from '../terms/terms.ts';
import type { PegCounts } from '../tray/tray.ts';
import type { Award, Ending, Fault, MatchResult, RoundOutcome } from './outcome.ts';
import type { Maker, Seat } from './seat.ts';

/** Every event says when it happened, in milliseconds of the referee's clock. Boards and rows count from 0. */
export type MatchEvent = { readonly at: number } & (
  | {
      readonly type: 'match-opened';
      readonly terms: Terms;
      readonly firstMaker: Seat;
      /** The version of the rules by which the whole match is played. */
      readonly rules: number;
    }
  | { readonly type: 'round-opened'; readonly round: number; readonly replay: number }
  | {
      readonly type: 'code-hidden';
      readonly maker: Maker;
      readonly code: Code | 'hidden';
      readonly palmed: PegCounts | 'hidden' | null;
      readonly blanks: boolean;
      readonly tray: PegCounts | null;
      /** Public at once: it binds the maker to the code before anybody sees it. */
      readonly commitment: string | null;
      /** What opens the commitment; like the code, known only to its maker and the referee until the reveal. */
      readonly key: string | 'hidden' | null;
    }
  | {
      readonly type: 'guess-placed';
      readonly board: number;
      readonly row: number;
      readonly guess: Code | 'hidden';
      readonly byClock: boolean;
    }
  | { readonly type: 'row-lost'; readonly board: number; readonly row: number }
  | {
      readonly type: 'guess-marked';
      readonly board: number;
      readonly row: number;
      readonly feedback: Feedback | 'hidden';
      readonly by: 'maker' | 'referee';
    }
  | {
      readonly type: 'mark-corrected';
      readonly board: number;
      readonly row: number;
      readonly feedback: Feedback | 'hidden';
    }
  | { readonly type: 'rows-uncovered'; readonly what: 'guesses' | 'marks'; readonly rows: readonly OpenRow[] }
  | { readonly type: 'seen'; readonly seat: Seat }
  | { readonly type: 'claim-judged'; readonly board: number; readonly upheld: boolean }
  | { readonly type: 'error-admitted'; readonly seat: Seat }
  | { readonly type: 'mark-overdue'; readonly board: number; readonly row: number }
  | { readonly type: 'round-resigned'; readonly seat: Seat; readonly takenBy: Seat | null }
  | { readonly type: 'match-resigned'; readonly seat: Seat }
  | { readonly type: 'end-offered'; readonly seat: Seat }
  | { readonly type: 'end-withdrawn'; readonly seat: Seat }
  /** M7: by a player who was asked; nobody's offer is left. */
  | { readonly type: 'end-declined'; readonly seat: Seat }
  /** M7: the offer expires with its round. */
  | { readonly type: 'end-lapsed' }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'returned'; readonly seat: Seat }
  | { readonly type: 'clocks-stopped' }
  | { readonly type: 'clocks-restarted' }
  | { readonly type: 'search-ended'; readonly ending: Ending }
  | { readonly type: 'code-opened'; readonly maker: Maker; readonly code: Code; readonly key: string | null }
  | { readonly type: 'opening-overdue'; readonly seat: Seat }
  | {
      readonly type: 'codes-revealed';
      readonly codes: readonly OpenSecret[];
      readonly rows: readonly OpenRow[];
      readonly faults: readonly Fault[];
    }
  | { readonly type: 'round-closed'; readonly outcome: RoundOutcome; readonly awards: readonly Award[] }
  | { readonly type: 'match-closed'; readonly result: MatchResult }
);

export type EventType = MatchEvent['type'];
export type EventOf<T extends EventType> = Extract<MatchEvent, { readonly type: T }>;

/** An uncovered row; `mark` is null if it has none, or if only the guess is uncovered. */
export interface OpenRow {
  readonly board: number;
  readonly row: number;
  readonly guess: Code | 'lost';
  readonly mark: Feedback | null;
}

export interface OpenSecret {
  readonly maker: Maker;
  readonly code: Code;
  readonly palmed: PegCounts | null;
  /** Opens the commitment; null if there is none. */
  readonly key: string | null;
}
