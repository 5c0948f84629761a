import { expect, test } from 'vitest';
import { railMarks, railPart } from './score-rail.ts';

const figures = (most: number, least = 0) =>
  railMarks({ least, most }).flatMap(({ at, size }) => (size === 'figure' ? [at] : []));

test('the booklet’s rail: figures at every ten up to forty', () => {
  expect(figures(40)).toEqual([0, 10, 20, 30, 40]);
  expect(railMarks({ least: 0, most: 40 })).toHaveLength(41);
});

test.each([1, 3, 9, 12, 25, 60, 120, 500, 2000])('to %i: lines stay apart and begin at 0', (most) => {
  expect(railMarks({ least: 0, most }).length).toBeLessThanOrEqual(46);
  expect(figures(most)[0]).toBe(0);
  expect(railMarks({ least: 0, most }).at(-1)?.at).toBeLessThanOrEqual(most);
});

test('a score beyond the scale stays at its end', () => {
  const to = (most: number) => ({ least: 0, most });
  const parts = [railPart(10, to(40)), railPart(50, to(40)), railPart(-1, to(40)), railPart(3, to(0))];
  expect(parts).toEqual([0.25, 1, 0, 0]);
});

test('W4: a total below 0 is below the 0 of the scale', () => {
  expect(figures(20, -10)).toEqual([-10, 0, 10, 20]);
  expect(railPart(-10, { least: -10, most: 40 })).toBe(0);
  expect(railPart(0, { least: -10, most: 40 })).toBe(0.2);
});
