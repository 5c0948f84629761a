// Actions of players and referee: each leads to events or is refused with a rule.

import type { Code } from '../code/code.ts';
import type { Feedback } from '../code/feedback.ts';
import type { PegCounts } from '../tray/tray.ts';
import type { Seat } from './seat.ts';

export type Action =
  /** `blanks` is declared if the edition leaves it to the maker (C9), otherwise null. */
  | {
      readonly type: 'hide-code';
      readonly code: Code | 'hidden';
      readonly blanks: boolean | null;
      readonly palmed: PegCounts | null;
      readonly commitment: string | null;
      /** In escrow it comes with the commitment; for a sealed code it stays with the maker. */
      readonly key: string | null;
    }
  /** `row` is the row it is meant for, if given: it counts for no other. */
  | { readonly type: 'place-guess'; readonly guess: Code; readonly row?: number | undefined }
  /** `confirmed` answers the question asked before a wrong or a final mark is sent (F7, F8). */
  | { readonly type: 'mark-guess'; readonly feedback: Feedback; readonly confirmed: boolean }
  | { readonly type: 'correct-mark'; readonly feedback: Feedback; readonly confirmed: boolean }
  | { readonly type: 'claim' }
  | { readonly type: 'admit' }
  /** The seat has seen the current state: its clock may run (T2). */
  | { readonly type: 'see'; readonly seat: Seat }
  /** The referee finds a seat overdue; `draft` is the full row its client handed in, if any (T1). */
  | { readonly type: 'time-up'; readonly seat: Seat; readonly draft: Code | null }
  | { readonly type: 'resign-round' }
  | { readonly type: 'resign-match' }
  | { readonly type: 'offer-end' }
  | { readonly type: 'withdraw-offer' }
  | { readonly type: 'decline-offer' }
  | { readonly type: 'leave'; readonly seat: Seat }
  | { readonly type: 'return'; readonly seat: Seat }
  | { readonly type: 'take-round' }
  | { readonly type: 'abandon-match' }
  | { readonly type: 'stop-clocks' }
  | { readonly type: 'restart-clocks' }
  /** A sealed code at the reveal; the caller, who can hash, says whether it is the one committed to. */
  | {
      readonly type: 'open-code';
      readonly code: Code;
      readonly key: string | null;
      readonly genuine: boolean;
    };

export type ActionType = Action['type'];

/** The action that hides a code, with default options. */
export function hideCode(code: Code): Action {
  return { type: 'hide-code', code, blanks: null, palmed: null, commitment: null, key: null };
}
