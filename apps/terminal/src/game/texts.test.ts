import type { RowReview } from '@blackpeg/solver';
import { expect, it } from 'vitest';
import { chartLines } from './texts.ts';

it('the chart is logarithmic, and fits on a line of 40 even for the largest game', () => {
  const rows = [
    { before: 1_679_616, after: 1000 },
    { before: 1000, after: 10 },
    { before: 10, after: 1 },
  ] as const satisfies readonly Partial<RowReview>[];
  const lines = chartLines('en', { rows: rows as unknown as readonly RowReview[] }, [1, 2, 12]);
  expect(lines.map((line) => (line.match(/=/g) ?? []).length)).toEqual([26, 13, 5, 1]);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
});
