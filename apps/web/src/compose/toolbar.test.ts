import { expect, test } from 'vitest';
import { keyAfter } from './toolbar.ts';

/** Three lines: three, three and two keys. */
const TOPS = [0, 0, 0, 70, 70, 70, 140, 140];

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 7, 0],
  ['ArrowLeft', 0, 7],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 6, 6],
  ['ArrowUp', 7, 4],
  ['ArrowUp', 1, 1],
  ['Home', 5, 0],
  ['End', 2, 7],
  ['5', 2, -1],
])('%s from %i leads to %i', (key, from, to) => {
  expect(keyAfter(key, from, TOPS)).toBe(to);
});
