// How many codes still fitted after each row, as a chart of signs: rows along, codes up by powers of ten.

import type { BoardReview } from '@blackpeg/solver';
import { type Language, numberText } from '@blackpeg/wording';
import type { Canvas } from './canvas.ts';
import type { Area } from './screen.ts';
import type { Theme } from './theme.ts';

/** What the rows left, and what they leave on average, beginning with all codes. */
interface Point {
  readonly codes: number;
  readonly average: number | null;
}

const LABEL = 10;

export function drawChart(
  canvas: Canvas,
  area: Area,
  { rows }: Pick<BoardReview, 'rows'>,
  theme: Theme,
  language: Language,
): void {
  const points: readonly Point[] = [
    { codes: rows[0]?.before ?? 1, average: null },
    ...rows.map(({ after, expectedAfter }) => ({ codes: after, average: expectedAfter })),
  ];
  const top = Math.max(1, Math.ceil(Math.log10(points[0]?.codes ?? 1)));
  const height = area.rows - 2;
  if (height < 2) return;
  const line = (codes: number) =>
    area.y + height - Math.round((Math.log10(Math.max(1, codes)) / top) * height);
  const step = Math.max(3, Math.min(8, Math.floor((area.columns - LABEL - 2) / points.length)));
  const signs =
    theme.signs === 'shapes'
      ? { here: '●', average: '┄', rung: '·' }
      : { here: 'o', average: '-', rung: '.' };
  for (let power = 0; power <= top; power += 1) {
    const y = line(10 ** power);
    canvas.put(area.x, y, numberText(language, 10 ** power).padStart(LABEL - 1), theme.quiet);
    canvas.put(area.x + LABEL, y, signs.rung.repeat(step * points.length), theme.quiet);
  }
  for (const [index, { codes, average }] of points.entries()) {
    const x = area.x + LABEL + index * step;
    if (average !== null) canvas.put(x, line(average), signs.average.repeat(step - 1), theme.quiet);
    canvas.put(x, line(codes), signs.here, theme.accent);
    canvas.put(x, area.y + area.rows - 1, index === 0 ? '' : String(index), theme.quiet);
  }
}
