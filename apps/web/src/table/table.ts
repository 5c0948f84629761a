// A match that is open in this tab, as screens see it.

import type { MatchId } from '@blackpeg/referee';
import type { Code, Result, RuleViolation, Seat, Terms } from '@blackpeg/rules';
import type { Announce, Eyes, Session } from '@blackpeg/session';
import type { Card } from './card.ts';

export interface Table {
  /** As it is now. */
  readonly card: Card;
  /** The seats of the people at this screen; none where one looks on. */
  readonly people: readonly Seat[];
  /** Whose eyes are on the screen; with one person always theirs. */
  eyes(): Eyes;
  /** The session to show; null while the screen is covered. */
  shown(): Session | null;
  /** Called after every change of eyes; gives what unsubscribes. A session tells its own changes. */
  subscribe(listener: () => void): () => void;
  cover(): void;
  uncover(): void;
  /** Covers for another of the people, who may look until somebody else comes to owe something. */
  handTo(seat: Seat): void;
  /** Milliseconds by the clock of whoever runs the match. */
  now(): number;
  close(): void;
}

export interface TablePorts {
  /** Said to whoever's eyes are on the screen. */
  readonly announce: Announce;
}

export type Opening =
  | { readonly kind: 'open'; readonly table: Table }
  /** Another tab plays it; `take` asks that tab to let go and opens it here. */
  | { readonly kind: 'elsewhere'; take(): Promise<Opening> }
  | { readonly kind: 'missing' };

export type NewCard = Pick<Card, 'origin' | 'sitters' | 'codemaker' | 'hints'>;

/** Who leaves while a table is being opened closes it when it comes. */
export interface Tables {
  /** With a code, it is the house's at once: of a day, or of a friend who sent it. */
  create(terms: Terms, card: NewCard, code?: Code): Promise<Result<MatchId, RuleViolation>>;
  /** `lost` is called when another tab, or another opening in this one, took the match; the table is closed then. */
  open(match: MatchId, ports: TablePorts, lost: () => void): Promise<Opening>;
}
