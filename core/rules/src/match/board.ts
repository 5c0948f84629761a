// What events do to one board. Rows are only added or completed, never removed.

import type { Feedback } from '../code/feedback.ts';
import { type Clock, IDLE } from './clock.ts';
import type { EventOf, OpenRow, OpenSecret } from './event.ts';
import type { Board, Row } from './match.ts';

export function hideSecret(board: Board, event: EventOf<'code-hidden'>): Board {
  const { code, palmed, blanks, tray, commitment, key } = event;
  return { ...board, secret: { code, palmed, blanks, tray, commitment, key }, makerClock: IDLE };
}

export function placeRow(board: Board, guess: Row['guess'], order: number, spent: number): Board {
  const row: Row = { guess, mark: null, byReferee: false, corrected: [], order, spent };
  return { ...board, rows: [...board.rows, row], breakerClock: IDLE };
}

export function markRow(board: Board, { row, feedback, by }: EventOf<'guess-marked'>): Board {
  const byReferee = by === 'referee';
  return { ...withRow(board, row, (old) => ({ ...old, mark: feedback, byReferee })), makerClock: IDLE };
}

/** A mark nobody has seen yet is replaced without a trace; one that was shown is kept beside the new one (W3). */
export function correctRow(board: Board, row: number, mark: Feedback | 'hidden', wasShown: boolean): Board {
  return withRow(board, row, (old) => ({
    ...old,
    mark,
    corrected: wasShown && old.mark !== null ? [...old.corrected, old.mark] : old.corrected,
  }));
}

export function uncoverRow(board: Board, open: OpenRow): Board {
  return withRow(board, open.row, (old) => ({ ...old, guess: open.guess, mark: open.mark ?? old.mark }));
}

export function openSecret(board: Board, { code, palmed, key }: Omit<OpenSecret, 'maker'>): Board {
  return board.secret ? { ...board, secret: { ...board.secret, code, palmed, key } } : board;
}

export function withClocks(board: Board, change: (clock: Clock) => Clock): Board {
  return { ...board, makerClock: change(board.makerClock), breakerClock: change(board.breakerClock) };
}

function withRow(board: Board, index: number, change: (row: Row) => Row): Board {
  return { ...board, rows: board.rows.map((row, at) => (at === index ? change(row) : row)) };
}
