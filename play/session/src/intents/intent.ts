// A player's intents, whatever the input: keys, pointer, touch or a typed word.

import type { Code, Feedback, Peg, PegCounts } from '@blackpeg/rules';

/** Holes count from 0; null is the hole at the cursor. */
export type Intent = DraftIntent | BoardIntent;

/** Changes only the half-filled row. */
export type DraftIntent =
  | { readonly type: 'peg'; readonly peg: Peg; readonly hole: number | null }
  /** One facet of a peg; a facet of null is the next missing one, so that digits make pairs. */
  | {
      readonly type: 'kind';
      readonly kind: number;
      readonly facet: number | null;
      readonly hole: number | null;
    }
  | { readonly type: 'move'; readonly to: number }
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'take-out'; readonly hole: number | null }
  /** Swaps the contents of two holes. */
  | { readonly type: 'swap'; readonly from: number; readonly to: number }
  /** Backspace: the peg at the cursor, or the nearest before it. */
  | { readonly type: 'take-back' }
  | { readonly type: 'undo' }
  | { readonly type: 'clear' }
  | { readonly type: 'fill'; readonly peg: Peg }
  | { readonly type: 'repeat-last' }
  /** C9g: whether this round has blanks; null toggles it. */
  | { readonly type: 'choose-blanks'; readonly on: boolean | null }
  /** T3b: pegs of one kind that stay out of the tray. */
  | { readonly type: 'palm'; readonly facet: number; readonly index: number; readonly count: number };

/** What is sent to the table. */
export type BoardIntent =
  /** The current row: a guess, or the code to hide. */
  | { readonly type: 'submit'; readonly hiding: Hiding }
  | { readonly type: 'mark'; readonly feedback: Feedback; readonly confirmed: boolean }
  | { readonly type: 'correct'; readonly feedback: Feedback; readonly confirmed: boolean }
  | {
      readonly type: 'open-code';
      readonly code: Code;
      readonly key: string | null;
      readonly genuine: boolean;
    }
  | {
      readonly type:
        | 'claim'
        | 'admit'
        | 'resign-round'
        | 'resign-match'
        | 'offer-end'
        | 'withdraw-offer'
        | 'decline-offer'
        | 'take-round'
        | 'abandon-match';
    };

/** What a maker chooses with a code; ignored for a guess. */
export interface HidingChoices {
  /** Declared if blanks are the maker's choice (C9b); null otherwise, and until declared. */
  readonly blanks: boolean | null;
  /** Null while nothing is withheld. */
  readonly palmed: PegCounts | null;
}

/** Options of hiding a code. */
export interface Hiding extends HidingChoices {
  /** For a sealed code, which itself stays here (K1). */
  readonly commitment: string | null;
}

export const NO_CHOICES: HidingChoices = { blanks: null, palmed: null };
export const PLAIN_HIDING: Hiding = { ...NO_CHOICES, commitment: null };
