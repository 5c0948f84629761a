import { expect, test } from 'vitest';
import { millisecondsOf } from './durations.ts';

test.each([
  ['600ms', 600],
  [' .6s', 600],
  ['0s', 0],
  ['', 0],
])('%j is %i ms', (time, milliseconds) => {
  expect(millisecondsOf(time)).toBe(milliseconds);
});
