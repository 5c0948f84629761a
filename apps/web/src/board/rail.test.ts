import { expect, test } from 'vitest';
import { railMarks, railPart } from './rail.ts';

const figures = (most: number) => railMarks(most).flatMap(({ at, size }) => (size === 'figure' ? [at] : []));

test('the booklet’s rail: figures at every ten up to forty', () => {
  expect(figures(40)).toEqual([0, 10, 20, 30, 40]);
  expect(railMarks(40)).toHaveLength(41);
});

test.each([1, 3, 9, 12, 25, 60, 120, 500, 2000])('to %i: lines stay apart and begin at 0', (most) => {
  expect(railMarks(most).length).toBeLessThanOrEqual(46);
  expect(figures(most)[0]).toBe(0);
  expect(railMarks(most).at(-1)?.at).toBeLessThanOrEqual(most);
});

test('a score beyond the scale stays at its end', () => {
  expect([railPart(10, 40), railPart(50, 40), railPart(-1, 40), railPart(3, 0)]).toEqual([0.25, 1, 0, 0]);
});
