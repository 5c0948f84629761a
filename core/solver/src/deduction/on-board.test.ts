// A lost row is not a clue, but it has a number on the board.

import { answeredRows, type Board, type Row } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { checkOnBoard, deductionOnBoard, stepOnBoard } from './on-board.ts';

const MARK = { black: 1, white: 0, blue: 0 };
const row = (guess: Row['guess'], mark: Row['mark']): Row => ({
  guess,
  mark,
  byReferee: false,
  corrected: [],
  order: 1,
  spent: 0,
});
const idle = { since: null, spent: 0, held: false };
const board: Board = {
  maker: 0,
  breaker: 1,
  holes: 1,
  secret: null,
  rows: [row('lost', null), row([1], MARK), row('hidden', 'hidden'), row([2], MARK), row([3], null)],
  makerClock: idle,
  breakerClock: idle,
};
const places = answeredRows(board);

test('rows without a visible answer are not clues', () => {
  expect(places).toEqual([1, 3]);
});

test('rows are always numbered as on the board', () => {
  const misfit = { got: MARK, would: MARK };
  expect(checkOnBoard(places, { kind: 'contradicts', rows: [{ row: 1, ...misfit }] })).toEqual({
    kind: 'contradicts',
    rows: [{ row: 3, ...misfit }],
  });
  const fact = { kind: 'here', hole: 0, facet: 0, value: 3 } as const;
  expect(deductionOnBoard(places, { fact, rows: [0, 1] })).toEqual({ fact, rows: [1, 3] });
  expect(stepOnBoard(places, { kind: 'cannot-be-code', row: 0 })).toEqual({ kind: 'cannot-be-code', row: 1 });
});

test('what names no row stays as it is', () => {
  expect([checkOnBoard(places, { kind: 'fits' }), stepOnBoard(places, { kind: 'settles' })]).toEqual([
    { kind: 'fits' },
    { kind: 'settles' },
  ]);
});
