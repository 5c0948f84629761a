// Converts findings to the row numbers of the board: the solver gets only the rows that are clues.

import type { CoachStep } from '../coach/step.ts';
import type { Deduction } from './deductions.ts';
import type { RowCheck } from './hints.ts';
import type { SuggestionStep } from './suggestion.ts';

/** For each row the solver got, its index on the board: `answeredRows` of the rules. */
type Places = readonly number[];

export function checkOnBoard(places: Places, check: RowCheck): RowCheck {
  if (check.kind !== 'contradicts') return check;
  return { ...check, rows: check.rows.map((misfit) => ({ ...misfit, row: placeOf(places, misfit.row) })) };
}

export function deductionOnBoard(places: Places, deduction: Deduction): Deduction {
  return { ...deduction, rows: deduction.rows.map((row) => placeOf(places, row)) };
}

export function coachOnBoard(places: Places, step: CoachStep): CoachStep {
  return { ...step, rows: step.rows.map((row) => placeOf(places, row)) };
}

export function stepOnBoard(places: Places, step: SuggestionStep): SuggestionStep {
  return 'row' in step ? { ...step, row: placeOf(places, step.row) } : step;
}

function placeOf(places: Places, row: number): number {
  return places[row] ?? row;
}
