// What every decision starts from, and how it refuses.

import type { CodeFault } from '../code/code.ts';
import { codeRule, type Edition } from '../editions/edition.ts';
import type { MatchEvent } from '../match/event.ts';
import { type Board, boardOfBreaker, boardOfMaker, type MatchState } from '../match/match.ts';
import type { Actor, Seat } from '../match/seat.ts';
import { type Err, err, ok, type Result } from '../result.ts';
import type { ActionReason, RuleId, RuleViolation } from './violation.ts';

export interface Wish {
  readonly state: MatchState;
  readonly by: Actor;
  readonly now: number;
}

export type Decision = Result<readonly MatchEvent[], RuleViolation>;

/** A board and its index in the round. */
export interface Placed {
  readonly index: number;
  readonly board: Board;
}

export function refuse(rule: RuleId, reason: ActionReason): Err<RuleViolation> {
  return err({ rule, ...reason });
}

/** A code or guess that is not possible in this edition; blanks have a rule of their own. */
export function refuseCode(edition: Edition, what: 'code' | 'guess', fault: CodeFault): Err<RuleViolation> {
  const rule = fault.kind === 'blank-not-allowed' ? 'C9' : codeRule(edition);
  return refuse(rule, { kind: 'bad-code', what, fault });
}

export function grant(...events: readonly MatchEvent[]): Decision {
  return ok(events);
}

/** The board on which the actor searches, while the search is on. */
export function seekingBoard({ state, by }: Wish): Result<Placed, RuleViolation> {
  const index = typeof by === 'number' ? boardOfBreaker(state.round, by) : -1;
  return searching(state, index);
}

/** The board whose code the actor made, while the search is on. */
export function makingBoard({ state, by }: Wish): Result<Placed, RuleViolation> {
  const index = by === 'referee' ? -1 : boardOfMaker(state.round, by);
  return searching(state, index);
}

/** The actor's seat, if it is one of this table. */
export function seatOf({ state, by }: Wish): Seat | undefined {
  return typeof by === 'number' && isSeat(state, by) ? by : undefined;
}

export function isSeat(state: MatchState, seat: Seat): boolean {
  return state.terms.seats[seat] !== undefined;
}

/** A seat acts for itself, the referee for anybody. */
export function speaksFor({ state, by }: Wish, seat: Seat): boolean {
  return isSeat(state, seat) && (by === 'referee' || by === seat);
}

function searching(state: MatchState, index: number): Result<Placed, RuleViolation> {
  const board = state.round.boards[index];
  if (!board) return refuse('M1', { kind: 'not-for-you' });
  if (state.phase === 'hiding') return refuse('M1', { kind: 'codes-not-hidden' });
  if (state.phase !== 'seeking') return refuse('F6', { kind: 'search-over' });
  return ok({ index, board });
}
