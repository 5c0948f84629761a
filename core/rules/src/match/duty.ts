// Whose turn it is to do what: the same answer for rules, clocks, bots and interfaces.

import { isBroken } from '../code/feedback.ts';
import { type Board, boardOfBreaker, boardOfMaker, isDropped, isLockstep, type MatchState } from './match.ts';
import type { Maker, Seat } from './seat.ts';

/** What a seat owes the table. Boards and rows count from 0. */
export type Duty =
  | { readonly kind: 'hide'; readonly board: number }
  | { readonly kind: 'mark'; readonly board: number; readonly row: number }
  | { readonly kind: 'place'; readonly board: number; readonly row: number }
  | { readonly kind: 'open'; readonly board: number };

/** D6: a player who owes feedback gives it before placing. */
export function dutyOf(state: MatchState, who: Maker): Duty | null {
  return makerDuty(state, who) ?? (who === 'house' ? null : breakerDuty(state, who));
}

export function makerDuty(state: MatchState, maker: Maker): Duty | null {
  const index = state.round.boards.findIndex((board) => board.maker === maker && awaitsMaker(state, board));
  const board = state.round.boards[index];
  if (!board) return null;
  if (state.phase === 'hiding') return { kind: 'hide', board: index };
  if (state.phase === 'seeking') return { kind: 'mark', board: index, row: board.rows.length - 1 };
  return { kind: 'open', board: index };
}

export function breakerDuty(state: MatchState, seat: Seat): Duty | null {
  const index = boardOfBreaker(state.round, seat);
  const board = state.round.boards[index];
  return board && awaitsGuess(state, board) ? { kind: 'place', board: index, row: board.rows.length } : null;
}

export function awaitsMaker(state: MatchState, board: Board): boolean {
  switch (state.phase) {
    case 'hiding':
      return board.secret === null;
    case 'seeking':
      return awaitsMark(state, board);
    case 'revealing':
      return awaitsOpening(state, board);
    case 'judging':
    case 'settled':
    case 'closed':
      return false;
  }
}

function awaitsGuess(state: MatchState, board: Board): boolean {
  if (state.phase !== 'seeking' || isDropped(state, board) || isFound(board)) return false;
  if (board.rows.length >= state.terms.edition.rows || hasUnmarkedRow(board)) return false;
  return !isLockstep(state.terms) || board.rows.length === state.round.turnsMarked;
}

/** D6, T2e: a player who owes feedback gives it first; until then neither the row nor its clock is due. */
export function awaitsRow(state: MatchState, board: Board): boolean {
  return awaitsGuess(state, board) && owesMark(state, board.breaker) === null;
}

export function hasUnmarkedRow(board: Board): boolean {
  const last = board.rows.at(-1);
  return last !== undefined && last.guess !== 'lost' && last.mark === null;
}

/** Judged by its marks, right or wrong, as known before the reveal. */
export function isFound(board: Board): boolean {
  const mark = board.rows.at(-1)?.mark;
  return mark !== undefined && mark !== null && mark !== 'hidden' && isBroken(mark, board.holes);
}

/** Does the referee mark this board, because it knows the code and marking by hand was not agreed (F7, S3)? */
export function refereeMarks(state: MatchState, board: Board): boolean {
  if (state.terms.custody !== 'escrow') return false;
  const byHouse = board.maker === 'house' || state.terms.seats[board.maker]?.player === 'house';
  return byHouse || state.terms.marker === 'automatic';
}

/** The seat's other board in a duel, where it is the maker. */
export function owesMark(state: MatchState, seat: Seat): number | null {
  const board = state.round.boards[boardOfMaker(state.round, seat)];
  return board && awaitsMark(state, board) && !refereeMarks(state, board) ? board.rows.length - 1 : null;
}

function awaitsMark(state: MatchState, board: Board): boolean {
  if (!hasUnmarkedRow(board)) return false;
  return !isLockstep(state.terms) || board.rows.length <= state.round.turnsUncovered;
}

/** Sealed codes are opened at the reveal, unless the match ended without a result or the maker has left. */
function awaitsOpening(state: MatchState, board: Board): boolean {
  const { ending, unopened } = state.round;
  if (state.terms.custody === 'escrow' || board.secret?.code !== 'hidden' || ending === null) return false;
  if (ending.kind === 'agreed' || ending.kind === 'match-abandoned') return false;
  if (ending.kind === 'round-taken' && ending.absent === board.maker) return false;
  return board.maker === 'house' || !unopened.includes(board.maker);
}
