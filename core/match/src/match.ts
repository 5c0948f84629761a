// The interface of a match in one object.

import type { TextFault } from '@blackpeg/notation';
import type { Action, MatchEvent, MatchState, Result, RuleViolation, Seat, Terms } from '@blackpeg/rules';

/** The terms that can be set; all others have the defaults of the edition, without clocks. */
export type MatchAgreement = Partial<
  Pick<Terms, 'form' | 'pace' | 'firstMaker' | 'length' | 'scoring' | 'unbrokenBonus' | 'marker'>
>;

export interface MatchOptions extends MatchAgreement {
  /** Seed of everything random: the computer's codes, who begins, choice among equal hints. Same seed, same match. */
  readonly seed: number;
  /** The time in milliseconds, for the seconds in the record; without it every row takes no time. */
  readonly now?: () => number;
  /** The players' names in the order of their seats, for the record. */
  readonly names?: readonly string[];
}

/** What is due next. Seats count from 0. */
export interface Turn {
  readonly seat: Seat;
  readonly to: 'hide' | 'guess' | 'mark' | 'open';
}

/** A row on the board; `answer` is null until it is given, `guess` is `lost` if time ran out. */
export interface PlayedRow {
  /** The codebreaker. */
  readonly seat: Seat;
  readonly guess: string;
  readonly answer: string | null;
}

/** Why something was refused: the text cannot be read, or a rule forbids it. The match is unchanged. */
export type MatchRefusal = TextFault | RuleViolation;

/** The object knows everything, including the codes; `viewOf(match.state, seat)` of the rules is what one seat may know. */
export interface Match {
  /** The next seat that has something to do; null when the match is over. */
  readonly turn: Turn | null;
  /** The rows of the round under way, in the order they were placed; of the last round once the match is over. */
  readonly rows: readonly PlayedRow[];
  /** The result as records write it, such as `seat1 by score`; null until the match is over. */
  readonly result: string | null;
  /** The whole state, for the functions of the rules. */
  readonly state: MatchState;
  readonly log: readonly MatchEvent[];
  /** Hides a code, for the seat whose turn it is. */
  hide(code: string): Result<unknown, MatchRefusal>;
  /** Places a row, for the seat whose turn it is: the answer such as `1-2`, or null while the codemaker owes it. */
  guess(code: string): Result<string | null, MatchRefusal>;
  /** Answers the last row, if codemakers answer by hand. */
  mark(answer: string): Result<unknown, MatchRefusal>;
  /** Anything else that a seat may do, such as `{ type: 'resign-round' }`. */
  act(seat: Seat, action: Action): Result<unknown, MatchRefusal>;
  /** A good next row from what the codebreaker can know; null if no row is due, or no code fits the answers. */
  hint(): string | null;
  /** The match so far as text. */
  record(): string;
}
