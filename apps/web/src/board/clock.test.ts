import { expect, test } from 'vitest';
import { clockText, isSoon, partLeft } from './clock.ts';

test.each([
  [84_000, '1:24'],
  [18_001, '0:19'],
  [600_000, '10:00'],
  [1, '0:01'],
  [0, '0:00'],
  [-5, '0:00'],
])('%i ms is %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});

test('twenty seconds are soon, a moment more is not', () => {
  expect([isSoon(20_000), isSoon(20_001)]).toEqual([true, false]);
});

test('the bar never leaves its groove', () => {
  expect([partLeft(30, 60), partLeft(90, 60), partLeft(-1, 60), partLeft(1, 0)]).toEqual([0.5, 1, 0, 0]);
});
