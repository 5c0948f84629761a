// Scenes for tests of whole rounds, in a game so small that a round takes few lines: two holes, four colours, three rows.

import type { Code } from './code/code.ts';
import type { Feedback } from './code/feedback.ts';
import { customEdition } from './editions/make.ts';
import type { Action } from './match/action.ts';
import type { MatchEvent } from './match/event.ts';
import type { Board } from './match/match.ts';
import type { RoundOutcome } from './match/outcome.ts';
import type { Actor, Viewer } from './match/seat.ts';
import { standings } from './scoring/scoring.ts';
import { pegs, type Table, tableFor } from './table.testing.ts';
import type { Form } from './terms/form.ts';
import { PERSON, type SeatTerms, standardTerms, type Terms } from './terms/terms.ts';

export const TINY = customEdition({
  holes: 2,
  facets: [{ name: 'colour', size: 4, blank: false }],
  rows: 3,
});

/** The hidden code of every scene, a guess without any right peg, and the marks of the two. */
export const CODE: Code = [1, 2];
export const MISS: Code = [3, 4];
export const FOUND = pegs(2, 0);
export const NONE = pegs(0, 0);
/** A mark that neither of the two earns. */
export const WRONG = pegs(1, 0);

export const BY_HAND = { marker: 'by-hand' } as const;

export function sit(form: Form, agreed: Partial<Terms> = {}): Table {
  return tableFor(standardTerms(TINY, { form, ...agreed }));
}

export function people(count: number): readonly SeatTerms[] {
  return Array.from({ length: count }, () => PERSON);
}

export const rounds = (count: number): Pick<Terms, 'length'> => ({
  length: { kind: 'rounds', rounds: count },
});

export function boardAt(table: Table, index = 0): Board {
  const board = table.state.round.boards[index];
  if (!board) throw new Error(`No board ${index}.`);
  return board;
}

/** Every maker of the round hides the same code. */
export function hideAll(table: Table, code: Code = CODE): void {
  for (const maker of new Set(table.state.round.boards.map((board) => board.maker))) table.hide(maker, code);
}

/** One row on the only board, marked by its maker where that is agreed. */
export function row(table: Table, guess: Code, mark: Feedback): void {
  const { maker, breaker } = boardAt(table);
  table.guess(breaker, guess);
  if (table.state.terms.marker !== 'automatic') table.mark(maker, mark);
}

/** A whole round on one board: found in this many rows, or not. */
export function playRound(table: Table, found: number | 'not'): void {
  const misses = found === 'not' ? table.state.terms.edition.rows : found - 1;
  hideAll(table);
  for (let miss = 0; miss < misses; miss += 1) row(table, MISS, NONE);
  if (found !== 'not') row(table, CODE, FOUND);
}

/** A round on one board, marked by hand, that ends when the maker admits a wrong mark. */
export function spoilRound(table: Table): void {
  hideAll(table);
  row(table, MISS, WRONG);
  table.act(boardAt(table).maker, { type: 'admit' });
}

/** A turn of a duel: seat 0 and seat 1 place. */
export function turn(table: Table, guess0: Code, guess1: Code): void {
  table.guess(0, guess0);
  table.guess(1, guess1);
}

/** A turn of a duel by hand, with the marks seat 0 and seat 1 are given. */
export function markedTurn(table: Table, seat0: [Code, Feedback], seat1: [Code, Feedback]): void {
  turn(table, seat0[0], seat1[0]);
  table.mark(1, seat0[1]);
  table.mark(0, seat1[1]);
}

export function correct(table: Table, by: Actor, feedback: Feedback): readonly MatchEvent[] {
  return table.act(by, correction(feedback));
}

export const correction = (feedback: Feedback, confirmed = true): Action => ({
  type: 'correct-mark',
  feedback,
  confirmed,
});

export const placing = (guess: Code): Action => ({ type: 'place-guess', guess });

/** The outcome of the last finished round. */
export const outcome = (table: Table): RoundOutcome => table.last('round-closed').outcome;

export const points = (table: Table): readonly number[] => standings(table.state).map((sum) => sum.points);

export const rowTotals = (table: Table): readonly number[] => standings(table.state).map((sum) => sum.rows);

/** What somebody sees of a row. */
export function seenRow(table: Table, viewer: Viewer, board: number, row: number) {
  const { guess, mark } = table.viewFor(viewer).round.boards[board]?.rows[row] ?? {};
  return { guess, mark };
}
