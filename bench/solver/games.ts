// The games that are measured, and the start of a board in them.

import { type Edition, shapesEdition, superEdition, widestSpec } from '@blackpeg/rules';
import { type Field, openField, type Standing, workOut } from '@blackpeg/solver';

export function superField(holes: number, colours: number): Field {
  return fieldOf(superEdition({ holes, colours }));
}

export function fieldOf(edition: Edition): Field {
  return openField(widestSpec(edition), edition.marking);
}

/** No row played, nothing counted in the tray. */
export function emptyBoard(field: Field): Standing {
  const { spec, marking } = field.table;
  return workOut(field, { spec, marking, rows: [], missing: null });
}

/** Those whose hints are timed, with the p99 aimed at in milliseconds. */
export const HINTED_GAMES = [
  { name: '5x8', edition: superEdition(), goal: 100 },
  { name: '5x9', edition: superEdition({ blanks: 'on' }), goal: 150 },
  { name: 'shapes-1', edition: shapesEdition('1'), goal: 400 },
] as const;

export const SHAPES_GAMES = ['1', '2', '3', '3b'] as const;
