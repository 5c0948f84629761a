import { reviewChart } from '@blackpeg/screens/review';
import type { RowReview } from '@blackpeg/solver';
import { expect, test } from 'vitest';
import { layOut } from './chart-layout.ts';

const row = (before: number, after: number): RowReview => ({
  row: 0,
  guess: [1],
  before,
  after,
  expectedAfter: after,
  consistent: true,
  found: false,
  best: { guess: [1], expectedAfter: 1, couldBeCode: true },
  skill: 100,
  lost: 0,
  luck: 0,
});
const LEFT = [4000, 500, 480, 470, 90, 80, 12, 11, 4, 3, 2, 1];
const chart = reviewChart({ rows: LEFT.map((after, index) => row(LEFT[index - 1] ?? 32768, after)) });
const textOf = (codes: number) => codes.toLocaleString('en');

test('a narrow room keeps its height and all points, and leaves out numbers that would cover others', () => {
  const { points, height, brief, right } = layOut(chart, { width: 288, text: 1, row: null }, textOf);
  expect(height).toBeGreaterThanOrEqual(200);
  expect(points).toHaveLength(13);
  expect(right).toBeLessThan(288);
  expect(brief).toBe(true);
  const shown = points.flatMap(({ label, codes }) =>
    label ? [{ ...label, half: textOf(codes).length * 3.5 }] : [],
  );
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.length).toBeLessThan(13);
  for (const [index, one] of shown.entries())
    for (const other of shown.slice(index + 1)) {
      expect(Math.abs(one.x - other.x) >= one.half + other.half || Math.abs(one.y - other.y) >= 16).toBe(
        true,
      );
    }
});

test('the first number keeps clear of the scale, and a number of the average in its way', () => {
  const averages = reviewChart({ rows: [{ ...row(100, 10), expectedAfter: 13 }, row(10, 1)] });
  const { points, left } = layOut(averages, { width: 320, text: 1, row: null }, textOf);
  expect((points[0]?.label?.x ?? 0) - 1.5 * 8.2).toBeGreaterThan(left - 10);
  expect(points[1]?.label?.y).toBeLessThan(points[1]?.averageY ?? 0);
});

test('the start, the end and the row that is looked at keep their numbers', () => {
  const { points } = layOut(chart, { width: 288, text: 1, row: 3 }, textOf);
  expect([0, 4, 12].map((index) => points[index]?.label)).not.toContain(null);
});

test('where there is room every point has its number and every row its name', () => {
  const wide = reviewChart({ rows: [row(1000, 100), row(100, 10), row(10, 1)] });
  const { points, brief } = layOut(wide, { width: 700, text: 1, row: null }, textOf);
  expect(points.every(({ label }) => label)).toBe(true);
  expect(brief).toBe(false);
});

test('large text makes more room for itself', () => {
  const usual = layOut(chart, { width: 360, text: 1, row: null }, textOf);
  const large = layOut(chart, { width: 360, text: 2, row: null }, textOf);
  expect(large.left).toBeGreaterThan(usual.left * 1.7);
  expect(large.height).toBeGreaterThan(usual.height);
});
