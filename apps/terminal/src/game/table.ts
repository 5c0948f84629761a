// A match that is open at this terminal, as its front ends see it; who referees it, here or elsewhere, is not theirs to know.

import type { MatchId } from '@blackpeg/referee';
import type { Code, Duty, Result, RuleViolation, Seat, Terms } from '@blackpeg/rules';
import type { Eyes, Happening, Intent, Outcome, Snapshot } from '@blackpeg/session';
import type { Language } from '@blackpeg/wording';
import type { WorldFault } from '../io.ts';
import type { Card, NewCard } from './card.ts';

export interface TerminalTable {
  /** As it is now. */
  readonly card: Card;
  /** The seats of the people at this terminal. */
  readonly people: readonly Seat[];
  /** Of a table whose other players are elsewhere. */
  readonly around?: Surroundings | undefined;
  snapshot(): TableSnapshot;
  /** By the clock of whoever referees. */
  now(): number;
  /** Called after every change, of the eyes too; gives what unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** What the player in front means; while the terminal is covered it comes to nothing. */
  intend(intent: Intent): Outcome;
  /** What is typed: done at once, or in order once what is on its way has arrived. */
  inTurn(deed: () => void): void;
  hasTypedAhead(): boolean;
  cover(): void;
  /** Who the terminal was handed to has said that they are there. */
  uncover(): void;
  /** Covers for another of the people, who may look until somebody else comes to owe something. */
  handTo(seat: Seat): void;
  /** Once nothing is on its way and the house owes nothing: whatever a line brought about has happened. */
  settled(): Promise<void>;
  /** Kept once everything is written and the match can be opened elsewhere. */
  close(): Promise<void>;
}

/** What there is at a table besides its match, for a front end with a menu. */
export interface Surroundings {
  /** Who of the others is there, or that the line is down, in a few words. */
  presence(language: Language): string;
  deeds(language: Language): readonly Deed[];
  /** Null while there is nothing to play again. */
  rematch(language: Language): Deed | null;
  /** What going away is called. */
  leaving(language: Language): string;
}

export interface Deed {
  readonly label: string;
  readonly note?: string;
  readonly text?: string;
  /** Above what is to be chosen next; its label unless given. */
  readonly heading?: string;
  /** Gives what is to be chosen next; null where it is done. */
  choose(): readonly Deed[] | null;
}

/** With one person the eyes are always theirs. While covered, state, draft, objection and duty are null. */
export interface TableSnapshot extends Snapshot {
  readonly eyes: Eyes;
  /** What the seat in front owes the table. */
  readonly duty: Duty | null;
}

export interface TableHooks {
  /**
   * Said to whoever's eyes are on the terminal, once for each event; what happened while it was covered is said when
   * they come. Not fresh is what happened before the table was opened: to be summed up, not said.
   */
  hear(happening: Happening, fresh: boolean, seat: Seat): void;
}

export type Opening =
  | { readonly kind: 'open'; readonly table: TerminalTable }
  /** Another process of this machine plays it. */
  | { readonly kind: 'elsewhere'; readonly process: number }
  /** It is there and cannot be read. */
  | { readonly kind: 'damaged'; readonly fault: WorldFault }
  | { readonly kind: 'missing' };

export interface Tables {
  /** With a code, it is the house's at once: of a day, or of a friend who sent it. */
  create(terms: Terms, card: NewCard, code?: Code): Promise<Result<MatchId, RuleViolation>>;
  open(match: MatchId, hooks: TableHooks): Promise<Opening>;
}
