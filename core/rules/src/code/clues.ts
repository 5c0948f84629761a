// What the table shows a codebreaker about one board.

import { specFor } from '../editions/edition.ts';
import { type Board, isLockstep, type MatchState, type Row } from '../match/match.ts';
import { missingPegs } from '../tray/tray-view.ts';
import type { Code } from './code.ts';
import { type Clues, firstMisfit, type MarkedGuess } from './fits.ts';

/** Rows whose marks are not shown yet are not clues: in lockstep, those of the current turn (D1). */
export function cluesOf(state: MatchState, board: Board): Clues {
  const { edition } = state.terms;
  return {
    spec: specFor(edition, board.breaker, board.secret?.blanks ?? edition.blanks !== 'off'),
    marking: edition.marking,
    rows: shownRows(state, board).flatMap(asMarked),
    missing: missingPegs(state, board),
  };
}

/** The first row that this code contradicts, counted as on the board (E5). */
export function misfitRow(state: MatchState, board: Board, code: Code): number | undefined {
  const { marking } = state.terms.edition;
  const shown = shownRows(state, board);
  const index = shown.findIndex((row) => firstMisfit(marking, asMarked(row), code) !== undefined);
  return index < 0 ? undefined : index;
}

/** The indices on the board, from 0, of the rows that are clues: lost and unmarked rows are not. */
export function answeredRows({ rows }: Board): readonly number[] {
  return rows.flatMap((row, place) => asMarked(row).map(() => place));
}

function shownRows(state: MatchState, board: Board): readonly Row[] {
  return isLockstep(state.terms) ? board.rows.slice(0, state.round.turnsMarked) : board.rows;
}

function asMarked({ guess, mark }: Row): readonly MarkedGuess[] {
  return guess === 'lost' || guess === 'hidden' || mark === null || mark === 'hidden'
    ? []
    : [{ guess, mark }];
}
