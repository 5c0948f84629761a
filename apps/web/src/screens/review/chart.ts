// Where the points of the chart stand: rows along, codes up by powers of ten.

import type { BoardReview } from '@blackpeg/solver';

export interface ChartPoint {
  /** From 0 at the left to 1 at the right, from 0 at the bottom to 1 at the top. */
  readonly x: number;
  readonly y: number;
  readonly codes: number;
  /** What this row leaves on average; null at the start. */
  readonly average: number | null;
  readonly averageY: number | null;
}

export interface Chart {
  readonly points: readonly ChartPoint[];
  /** Powers of ten with their height. */
  readonly lines: readonly { readonly codes: number; readonly y: number }[];
}

export function chartOf({ rows }: Pick<BoardReview, 'rows'>): Chart {
  const first = rows[0]?.before ?? 1;
  const top = Math.max(1, Math.ceil(Math.log10(first)));
  const height = (codes: number) => Math.log10(Math.max(1, codes)) / top;
  const along = (index: number) => (rows.length === 0 ? 0 : index / rows.length);
  const start: ChartPoint = { x: 0, y: height(first), codes: first, average: null, averageY: null };
  const points = rows.map(
    ({ after, expectedAfter }, index): ChartPoint => ({
      x: along(index + 1),
      y: height(after),
      codes: after,
      average: expectedAfter,
      averageY: height(expectedAfter),
    }),
  );
  const lines = Array.from({ length: top + 1 }, (_, power) => ({ codes: 10 ** power, y: power / top }));
  return { points: [start, ...points], lines };
}

/** The row that fell furthest behind the best; null where none was worth a second look. */
export function rowToLookAt({ rows }: Pick<BoardReview, 'rows'>): number | null {
  const GOOD_ENOUGH = 90;
  const worst = rows.reduce<number | null>(
    (found, { skill }, index) =>
      skill < GOOD_ENOUGH && (found === null || skill < (rows[found]?.skill ?? 0)) ? index : found,
    null,
  );
  return worst;
}
