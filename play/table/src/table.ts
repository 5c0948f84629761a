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
  /** Whose eyes are on the screen; with one person always theirs. */
  eyes(): Eyes;
  /** The session to show; null while the screen is covered, and before there is a match. */
  shown(): Session | null;
  snapshot(): TableSnapshot;
  /** Called after every change, of the eyes too; gives what unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** What the player in front means; while the screen is covered it comes to nothing. */
  intend(intent: Intent): IntentOutcome;
  /** What is typed: done at once, or in order once what is on its way has arrived. */
  inTurn(deed: () => void): void;
  hasTypedAhead(): boolean;
  cover(): void;
  /** Whom the screen was handed to has said that they are there. */
  uncover(): void;
  /** Covers for another of the people, who may look until somebody else comes to owe something. */
  handTo(seat: Seat): void;
  /** Milliseconds by the clock of whoever referees. */
  now(): number;
  /** Once nothing is on its way, the house owes nothing, and everything is written. */
  settled(): Promise<void>;
  /** At once for whoever looks; kept once everything is written and the match can be opened elsewhere. */
  close(): Promise<void>;
}

/** While covered, state, draft, objection and duty are null. */
export interface TableSnapshot extends Snapshot {
  readonly eyes: Eyes;
  /** What the player in front has to do. */
  readonly duty: Duty | null;
}

export interface TableHooks {
  /**
   * Said to whoever's eyes are on the screen, once for each event; what happened while it was covered is said when they
   * come. Not fresh is what happened before the table was opened: to be summed up, not said.
   */
  hear(happening: Happening, fresh: boolean, seat: Seat): void;
  /** Another tab, or another opening in this one, took the match; the table is closed then. */
  lost?(): void;
}

export type Opening =
  | { readonly kind: 'open'; readonly table: Table }
  /** Another plays it. `take` asks that one to let go and opens it here; null where nobody can be asked. */
  | { readonly kind: 'elsewhere'; readonly process: number | null; readonly take: TakeOver | null }
  | { readonly kind: 'missing' };

export type TakeOver = () => Promise<Opening>;

/** Who leaves while a table is being opened closes it when it comes. */
export interface Tables {
  /** With a code, it is the house's at once: of a day, or of a friend who sent it. */
  create(terms: Terms, card: NewCard, code?: Code): Promise<Result<MatchId, RuleViolation>>;
  /** M1e: one more match between the same, by the card and the state of the last. */
  rematch(card: NewCard, state: MatchState): Promise<Result<MatchId, RuleViolation>>;
  open(match: MatchId, hooks: TableHooks): Promise<Opening>;
}
