import type { RowReview } from '@blackpeg/solver';
import { expect, test } from 'vitest';
import { chartOf, rowToLookAt } from './chart.ts';

const row = (before: number, after: number, skill = 100): RowReview => ({
  row: 0,
  guess: [1],
  before,
  after,
  expectedAfter: after * 2,
  consistent: true,
  best: { guess: [1], expectedAfter: 1, couldBeCode: true },
  skill,
  luck: 0,
});

test('equal ratios are equal steps down', () => {
  const { points, lines } = chartOf({ rows: [row(1000, 100), row(100, 10), row(10, 1)] });
  expect(points.map(({ y }) => y.toFixed(3))).toEqual(['1.000', '0.667', '0.333', '0.000']);
  expect(points.map(({ x }) => x)).toEqual([0, 1 / 3, 2 / 3, 1]);
  expect(lines.map(({ codes }) => codes)).toEqual([1, 10, 100, 1000]);
});

test('a board of one code, or of no rows, still has a chart', () => {
  expect(chartOf({ rows: [] }).points).toHaveLength(1);
  expect(chartOf({ rows: [row(1, 1)] }).points.every(({ y }) => Number.isFinite(y))).toBe(true);
});

test('the row to look at is the weakest one, if any was weak', () => {
  expect(rowToLookAt({ rows: [row(9, 3, 95), row(3, 2, 40), row(2, 1, 60)] })).toBe(1);
  expect(rowToLookAt({ rows: [row(9, 3, 95), row(3, 1, 100)] })).toBeNull();
});
