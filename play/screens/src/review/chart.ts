// The points of the chart, rows across and codes up by powers of ten.

import type { BoardReview } from '@blackpeg/solver';

export interface ChartPoint {
  /** From 0 at the left to 1 at the right, from 0 at the bottom to 1 at the top. */
  readonly x: number;
  readonly y: number;
  readonly codes: number;
  /** The height of the average for this row; null at the start. */
  readonly averageY: number | null;
  /** The row as players count it, from 1; 0 at the start. */
  readonly row: number;
}

export interface ReviewChart {
  readonly points: readonly ChartPoint[];
  /** Powers of ten with their height. */
  readonly lines: readonly { readonly codes: number; readonly y: number }[];
}

/** `numbers` are the reviewed rows as players count them. */
export function reviewChart(
  { rows }: Pick<BoardReview, 'rows'>,
  numbers: readonly number[] = [],
): ReviewChart {
  const first = rows[0]?.before ?? 1;
  const top = Math.max(1, Math.ceil(Math.log10(first)));
  const height = (codes: number) => Math.log10(Math.max(1, codes)) / top;
  const start: ChartPoint = { x: 0, y: height(first), codes: first, averageY: null, row: 0 };
  const points = rows.map(
    ({ after, expectedAfter }, index): ChartPoint => ({
      x: (index + 1) / rows.length,
      y: height(after),
      codes: after,
      averageY: height(expectedAfter),
      row: numbers[index] ?? index + 1,
    }),
  );
  const lines = Array.from({ length: top + 1 }, (_, power) => ({ codes: 10 ** power, y: power / top }));
  return { points: [start, ...points], lines };
}
