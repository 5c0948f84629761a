// A board drawn: the lid at the far end, then the rows, row 1 nearest, each with its pegs and its answer.

import type { Edition, Feedback } from '@blackpeg/rules';
import type { BoardModel, RowModel } from '@blackpeg/screens';
import type { Draft } from '@blackpeg/session';
import type { Canvas } from './canvas.ts';
import { drawLid, type LidPlace } from './lid.ts';
import {
  answerPieces,
  coveredPiece,
  draftPieces,
  type Making,
  type PegWidth,
  type Piece,
  pegPiece,
  pegsWidth,
  putPieces,
  restingPiece,
} from './pieces.ts';
import type { Compose } from './pointing.ts';
import { textWidth } from './width.ts';

export interface BoardPlace extends LidPlace {
  /** Lines there are, the lid's included. */
  readonly lines: number;
  /** Lines from one row to the next. */
  readonly step: 1 | 2;
}

/** Rows from 0, the first to the last that is shown. */
export interface Rows {
  readonly first: number;
  readonly last: number;
}

/** Marker, number of the row, and the space after it. */
const MARGIN = 4;
const LID = 1;

/** Columns a board of this many holes takes. */
export function boardWidth(edition: Edition, holes: number, pegs: PegWidth): number {
  return MARGIN + pegsWidth(holes, pegs) + 2 + holes + 1 + countsWidth(edition);
}

/** As many rows as there are lines for; `focus` is among them, and `back` is how far the player looks back from it. */
export function rowsShown(rows: number, { lines, step }: BoardPlace, focus: number, back: number): Rows {
  const room = Math.max(1, Math.min(rows, Math.floor((lines - LID) / step)));
  const last = Math.min(rows - 1, Math.max(room - 1, focus - back));
  return { first: last - room + 1, last };
}

/** The row that is being filled, and what takes clicks on it; null while nobody does. */
export interface Filling {
  readonly draft: Draft | null;
  readonly compose: Compose | null;
}

/** Gives the column after what stands on the line of the lid. */
export function drawBoard(
  canvas: Canvas,
  making: Making,
  model: BoardModel,
  place: BoardPlace,
  rows: Rows,
  filling: Filling,
): number {
  for (let row = rows.last; row >= rows.first; row -= 1) {
    const line = model.rows[row];
    const y = place.y + LID + (rows.last - row) * place.step;
    if (line) drawRow(canvas, making, { ...filling, line, holes: model.holes }, { ...place, y });
  }
  return drawLid(canvas, making, model, place, place.x + MARGIN);
}

interface Line extends Filling {
  readonly line: RowModel;
  readonly holes: number;
}

function drawRow(canvas: Canvas, making: Making, drawn: Line, place: BoardPlace): void {
  const { line, holes } = drawn;
  const { theme } = making;
  const { x, y, columns } = place;
  const number = String(line.number).padStart(2);
  const marker = markerOf(making, line);
  canvas.put(x, y, marker, theme.accent);
  canvas.put(
    x + 1,
    y,
    number,
    marker === ' ' ? { ...theme.quiet, struck: line.look === 'lost' } : theme.accent,
  );
  const after = putPieces(canvas, x + MARGIN, y, rowPieces(making, drawn, place.pegs), 1);
  if (line.look === 'resting') return;
  const { feedback, note } = line;
  const end = feedback ? drawAnswer(canvas, making, feedback, holes, after + 1, y) : after;
  // Half a note says less than none; the line that speaks says it whole.
  if (note !== null && textWidth(note) < x + columns - end) canvas.put(end + 1, y, note, theme.quiet);
}

/** Here something is to be done, or something is wrong. */
function markerOf({ theme }: Making, line: RowModel): string {
  if (line.look === 'faulty') return '!';
  return line.due ? (theme.signs === 'shapes' ? '▸' : '>') : ' ';
}

function drawAnswer(
  canvas: Canvas,
  making: Making,
  feedback: Feedback,
  holes: number,
  x: number,
  y: number,
): number {
  const after = putPieces(canvas, x, y, answerPieces(making, feedback, holes), 0);
  return canvas.put(after + 1, y, countsText(making.edition, feedback));
}

function rowPieces(making: Making, { line, holes, draft, compose }: Line, pegs: PegWidth): readonly Piece[] {
  if (line.look === 'active' && draft) return draftPieces(making, draft, pegs, compose);
  if (line.look === 'covered') return all(holes, () => coveredPiece(making, pegs));
  return line.cells.map(({ peg }) =>
    peg === null ? restingPiece(making, pegs) : pegPiece(making, peg, pegs),
  );
}

/** “1+2”, and with blue pegs “1+2+1”: black, white, blue. */
export function countsText({ marking }: Edition, { black, white, blue }: Feedback): string {
  return marking === 'pairs' ? `${black}+${white}+${blue}` : `${black}+${white}`;
}

function countsWidth({ marking }: Edition): number {
  return marking === 'pairs' ? '1+2+1'.length : '1+2'.length;
}

function all(holes: number, piece: () => Piece): readonly Piece[] {
  return Array.from({ length: holes }, piece);
}
