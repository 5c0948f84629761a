// A review drawn: a line for every row, then the chart.

import type { BoardReview } from '@blackpeg/solver';
import { reviewScreenTexts } from '@blackpeg/wording';
import type { Canvas } from './canvas.ts';
import { drawChart } from './chart.ts';
import type { App, Area } from './screen.ts';
import { fitted, textWidth, wrapped } from './width.ts';

interface Reviewed {
  readonly review: BoardReview;
  /** What stands in the columns, row by row. */
  readonly cells: readonly (readonly string[])[];
  /** The row in front, from 0. */
  readonly row: number;
}

/** Lines of the smallest chart with its title. */
const LEAST_CHART = 5;

export function drawReview(
  canvas: Canvas,
  area: Area,
  app: App,
  { review, cells: rows, row }: Reviewed,
): void {
  const theme = app.theme();
  const words = reviewScreenTexts(app.language());
  const { table } = words;
  const heads = [table.row, table.guess, table.answer, table.left, table.skill, table.luck, table.best];
  const widths = heads.map((head, column) =>
    Math.max(textWidth(head), ...rows.map((cells) => textWidth(cells[column] ?? ''))),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - textWidth(cell))))
      .join('  ');
  const room = Math.min(rows.length, Math.max(Math.min(3, area.rows - 1), Math.floor(area.rows / 2) - 2));
  const from = Math.min(Math.max(0, row - room + 1), rows.length - room);
  canvas.put(area.x, area.y, fitted(line(heads), area.columns), theme.title);
  for (const [index, cells] of rows.slice(from, from + room).entries()) {
    const chosen = from + index === row;
    canvas.put(area.x, area.y + 1 + index, fitted(line(cells), area.columns), chosen ? theme.chosen : {});
  }
  const below = area.y + room + 2;
  if (area.y + area.rows - below < LEAST_CHART) return;
  canvas.put(area.x, below, fitted(wrapped(words.chart, area.columns)[0] ?? '', area.columns), theme.title);
  drawChart(
    canvas,
    { ...area, y: below + 1, rows: area.y + area.rows - below - 1 },
    review,
    theme,
    app.language(),
  );
}
