// A match that is open on this device, as every face sees it, whether its referee is here or on a server.

import type { MatchId } from '@blackpeg/referee';
import type { Code, Duty, MatchState, Result, RuleViolation, Seat, Terms } from '@blackpeg/rules';
import type { Eyes, Happening, Intent, IntentOutcome, Session, Snapshot } from '@blackpeg/session';
import type { Card, NewCard } from './card.ts';

export interface Table {
  /** As it is now. */
  readonly card: Card;
  /** The seats of the people at this screen; none for a spectator. */
  readonly people: readonly Seat[];
  /** Who is at the screen; with one person always that one. */
  eyes(): Eyes;
  /** The session to show; null while the screen is covered, and before there is a match. */
  shown(): Session | null;
  snapshot(): TableSnapshot;
  /** Called after every change, including of who is at the screen; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Carries out an intent of the player at the screen; ignored while the screen is covered. */
  intend(intent: Intent): IntentOutcome;
  /** For typed input: done at once, or in order once what is being sent has arrived. */
  inTurn(deed: () => void): void;
  hasTypedAhead(): boolean;
  cover(): void;
  /** The player who was handed the screen has said that they are there. */
  uncover(): void;
  /** Covers for another of the people, who may look until somebody else owes something. */
  handTo(seat: Seat): void;
  /** Milliseconds by the referee's clock. */
  now(): number;
  /** Once nothing is being sent, the house owes nothing, and everything is written. */
  settled(): Promise<void>;
  /** Closes at once for the viewer; resolves once everything is written and the match can be opened elsewhere. */
  close(): Promise<void>;
}

/** While covered, state, draft, objection and duty are null. */
export interface TableSnapshot extends Snapshot {
  readonly eyes: Eyes;
  /** What the player at the screen has to do. */
  readonly duty: Duty | null;
}

export interface TableHooks {
  /**
   * Announced to the player at the screen, once for each event; what happened while it was covered is announced when they
   * come. Events before the table was opened are not `fresh`: to be summarised, not announced.
   */
  hear(happening: Happening, fresh: boolean, seat: Seat): void;
  /** Another tab, or another opening in this one, took the match; the table is then closed. */
  lost?(): void;
}

export type Opening =
  | { readonly kind: 'open'; readonly table: Table }
  /** Another program plays it. `take` asks it to release the match and opens it here; null if nobody can be asked. */
  | { readonly kind: 'elsewhere'; readonly process: number | null; readonly take: TakeOver | null }
  | { readonly kind: 'missing' };

export type TakeOver = () => Promise<Opening>;

/** A caller that leaves while a table is being opened must close it when it arrives. */
export interface Tables {
  /** With a code, the house hides it at once: the code of a day, or of a friend who sent it. */
  create(terms: Terms, card: NewCard, code?: Code): Promise<Result<MatchId, RuleViolation>>;
  /** M1e: a rematch of the same players, by the card and the state of the last match. */
  rematch(card: NewCard, state: MatchState): Promise<Result<MatchId, RuleViolation>>;
  open(match: MatchId, hooks: TableHooks): Promise<Opening>;
}
