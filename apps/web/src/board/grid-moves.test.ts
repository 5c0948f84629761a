import { expect, test } from 'vitest';
import { type Extent, placeAfter, within } from './grid-moves.ts';

const BOARD: Extent = { first: 0, last: 11, columns: 6, up: 1 };
const TABLE: Extent = { ...BOARD, up: -1 };
const MIDDLE = { row: 5, hole: 2 };

function pressed(
  key: string,
  more: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey', boolean>> = {},
) {
  return { key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...more };
}

test.each([
  ['ArrowLeft', { row: 5, hole: 1 }],
  ['ArrowRight', { row: 5, hole: 3 }],
  ['ArrowUp', { row: 6, hole: 2 }],
  ['ArrowDown', { row: 4, hole: 2 }],
  ['Home', { row: 5, hole: 0 }],
  ['End', { row: 5, hole: 5 }],
])('%s on a board, whose rows count upwards', (key, to) => {
  expect(placeAfter(MIDDLE, pressed(key), BOARD)).toEqual(to);
});

test.each([
  [5, 'ArrowLeft', 5],
  [5, 'ArrowRight', 0],
  [0, 'ArrowLeft', 5],
  [4, 'ArrowRight', 4],
  [2, 'Home', 5],
  [2, 'End', 4],
])('where the answer is drawn first, from column %i %s leads to column %i', (hole, key, to) => {
  expect(placeAfter({ row: 5, hole }, pressed(key), { ...BOARD, isLastFirst: () => true })).toEqual({
    row: 5,
    hole: to,
  });
});

test('in a table Up leads to the row before', () => {
  expect(placeAfter(MIDDLE, pressed('ArrowUp'), TABLE)).toEqual({ row: 4, hole: 2 });
  expect(placeAfter(MIDDLE, pressed('ArrowDown'), TABLE)).toEqual({ row: 6, hole: 2 });
});

test('with Ctrl, Home and End lead to the first and the last cell of all', () => {
  expect(placeAfter(MIDDLE, pressed('Home', { ctrlKey: true }), BOARD)).toEqual({ row: 0, hole: 0 });
  expect(placeAfter(MIDDLE, pressed('End', { ctrlKey: true }), BOARD)).toEqual({ row: 11, hole: 5 });
  expect(placeAfter(MIDDLE, pressed('ArrowUp', { ctrlKey: true }), BOARD)).toBeNull();
});

test('the ends are ends', () => {
  expect(placeAfter({ row: 11, hole: 5 }, pressed('ArrowUp'), BOARD)).toEqual({ row: 11, hole: 5 });
  expect(placeAfter({ row: 0, hole: 0 }, pressed('ArrowLeft'), BOARD)).toEqual({ row: 0, hole: 0 });
  expect(placeAfter({ row: 6, hole: 0 }, pressed('ArrowUp'), { ...BOARD, last: 6 })).toEqual({
    row: 6,
    hole: 0,
  });
});

test.each(['5', 'Enter', ' ', 'Backspace', 'u', 'Tab', 'PageUp'])(
  '%s is left to the owner of the board',
  (key) => {
    expect(placeAfter(MIDDLE, pressed(key), BOARD)).toBeNull();
  },
);

test.each(['altKey', 'metaKey', 'shiftKey'] as const)('a key with %s is not ours', (modifier) => {
  expect(placeAfter(MIDDLE, pressed('ArrowLeft', { [modifier]: true }), BOARD)).toBeNull();
});

test('a place that is no longer there becomes the nearest one', () => {
  expect(within({ row: 14, hole: 9 }, BOARD)).toEqual({ row: 11, hole: 5 });
});
