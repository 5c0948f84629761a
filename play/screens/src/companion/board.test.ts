import { shapesEdition, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import {
  cluesFor,
  countedRows,
  counting,
  formatBoard,
  foundAt,
  parseBoard,
  type RealBoard,
  withoutRow,
  withRow,
} from './board.ts';

const mark = (black: number, white: number, blue = 0) => ({ black, white, blue });
const board: RealBoard = {
  edition: superEdition({ holes: 4, colours: 6 }),
  rows: [
    { guess: [1, 1, 2, 2], mark: mark(2, 0), counted: true },
    { guess: [3, 3, 4, 4], mark: mark(0, 2), counted: false },
    { guess: [1, 3, 2, 5], mark: mark(4, 0), counted: true },
  ],
};

test('a board kept as text comes back, rows left out and all', () => {
  expect(parseBoard(formatBoard(board))).toEqual({ ok: true, value: board });
  const shapes: RealBoard = {
    edition: shapesEdition('1'),
    rows: [{ guess: [11, 22, 33, 44], mark: mark(1, 0, 2), counted: false }],
  };
  expect(parseBoard(formatBoard(shapes))).toEqual({ ok: true, value: shapes });
});

test('rows of a shared text are read on one line', () => {
  const read = parseBoard('super-4x6 1122:1-1 3344:0-2');
  expect(read.ok && read.value.rows.map(({ guess }) => guess)).toEqual([
    [1, 1, 2, 2],
    [3, 3, 4, 4],
  ]);
});

test.each(['', 'nonsense', 'super-4x6 1122', 'super-4x6 1199:1-1', 'super-4x6 1122:5-1'])(
  'an invalid board is refused: %j',
  (text) => {
    expect(parseBoard(text).ok).toBe(false);
  },
);

test('only rows that count are reasoned with, and they know their place', () => {
  expect(cluesFor(board).rows).toHaveLength(2);
  expect(countedRows(board)).toEqual([0, 2]);
  expect(foundAt(board)).toBe(2);
  expect(foundAt(counting(board, 2, false))).toBeNull();
  // If it counted, row 2 would say that the code of row 3 cannot be right.
  expect(foundAt(counting(board, 1, true))).toBeNull();
});

test('a row is changed in its place, and a new one is added at the end', () => {
  const changed = withRow(board, 1, { guess: [5, 5, 6, 6], mark: mark(0, 0) });
  expect(changed.rows[1]).toEqual({ guess: [5, 5, 6, 6], mark: mark(0, 0), counted: false });
  expect(withRow(board, 3, { guess: [6, 6, 6, 6], mark: mark(0, 0) }).rows[3]?.counted).toBe(true);
  expect(withoutRow(board, 0).rows).toHaveLength(2);
});
