// Rows with their answers, one below the other, for screens that have no board.

import type { MarkedGuess } from '@blackpeg/rules';
import { boardWidth, countsText } from './board.ts';
import type { Canvas } from './canvas.ts';
import { answerPieces, type Making, pegPiece, putPieces } from './pieces.ts';
import type { Area } from './screen.ts';

/** Row 1 first, the last ones where there are more than have room; gives the line after them. `at` is chosen. */
export function drawMarkedRows(
  canvas: Canvas,
  area: Area,
  making: Making,
  rows: readonly MarkedGuess[],
  at: number | null = null,
): number {
  const room = Math.max(0, area.rows);
  const holes = rows[0]?.guess.length ?? 0;
  const pegWidth = boardWidth(making.edition, holes, 4) <= area.columns ? 4 : 3;
  const first = Math.max(0, Math.min(at ?? rows.length, rows.length - room));
  const shown = rows.slice(first, first + room);
  for (const [line, { guess, mark }] of shown.entries()) {
    const y = area.y + line;
    const row = first + line;
    const style = row === at ? making.theme.accent : making.theme.quiet;
    canvas.put(area.x, y, `${row === at ? '>' : ' '}${String(row + 1).padStart(2)}`, style);
    const pegs = putPieces(
      canvas,
      area.x + 4,
      y,
      guess.map((peg) => pegPiece(making, peg, pegWidth)),
      1,
    );
    const plate = putPieces(canvas, pegs + 2, y, answerPieces(making, mark, guess.length), 0);
    canvas.put(plate + 1, y, countsText(making.edition, mark));
  }
  return area.y + shown.length;
}
