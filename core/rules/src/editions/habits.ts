// What players of an edition do unless they agree otherwise.

import type { Form, Scoring } from '../form.ts';

export interface Habits {
  /** The usual form first. */
  readonly forms: readonly [Form, ...Form[]];
  /** M5: scoring of the classic form. */
  readonly scoring: Scoring;
  /** Pegs of each kind in the sets that were sold, the usual one first; in a duel, for each player (T3). */
  readonly supplies: readonly [number, ...number[]];
}
