// Rows as the solver counts them and as the board does: lost rows, and those without an answer yet, are no clue.

import type { Board } from '@blackpeg/rules';
import type { Deduction, RowCheck, SuggestionStep } from '@blackpeg/solver';

/** For each row the solver was told, its place on the board, from 0. */
export function clueRows({ rows }: Board): readonly number[] {
  return rows.flatMap(({ guess, mark }, index) =>
    Array.isArray(guess) && mark !== null && mark !== 'hidden' ? [index] : [],
  );
}

export function checkOnBoard(board: Board, check: RowCheck): RowCheck {
  if (check.kind !== 'contradicts') return check;
  return { ...check, rows: check.rows.map((misfit) => ({ ...misfit, row: onBoard(board, misfit.row) })) };
}

export function deductionOnBoard(board: Board, deduction: Deduction): Deduction {
  return { ...deduction, rows: deduction.rows.map((row) => onBoard(board, row)) };
}

export function stepOnBoard(board: Board, step: SuggestionStep): SuggestionStep {
  return 'row' in step ? { ...step, row: onBoard(board, step.row) } : step;
}

export function onBoard(board: Board, row: number): number {
  return clueRows(board)[row] ?? row;
}
