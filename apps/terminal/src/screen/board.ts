// A board drawn: the lid at the far end, then the rows, row 1 nearest, each with its pegs and its answer.

import type { Edition, Feedback } from '@blackpeg/rules';
import type { BoardModel, RowModel } from './board-model.ts';
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

/** Gives the column after what stands on the line of the lid. `compose` takes clicks on the row being filled. */
export function drawBoard(
  canvas: Canvas,
  making: Making,
  model: BoardModel,
  place: BoardPlace,
  rows: Rows,
  compose: Compose | null,
): number {
  for (let row = rows.last; row >= rows.first; row -= 1) {
    const line = model.rows[row];
    const y = place.y + LID + (rows.last - row) * place.step;
    if (line) drawRow(canvas, making, { line, row, holes: model.holes, compose }, { ...place, y });
  }
  return drawLid(canvas, making, model, place, place.x + MARGIN);
}

interface Line {
  readonly line: RowModel;
  readonly row: number;
  readonly holes: number;
  readonly compose: Compose | null;
}

function drawRow(canvas: Canvas, making: Making, drawn: Line, place: BoardPlace): void {
  const { line, row, holes } = drawn;
  const { theme } = making;
  const { x, y, columns } = place;
  const number = String(row + 1).padStart(2);
  const marker = markerOf(making, line);
  const lost = line.look === 'placed' && line.guess === 'lost';
  canvas.put(x, y, marker, theme.accent);
  canvas.put(x + 1, y, number, marker === ' ' ? { ...theme.quiet, struck: lost } : theme.accent);
  const after = putPieces(canvas, x + MARGIN, y, rowPieces(making, drawn, place.pegs), 1);
  if (line.look === 'resting') return;
  const feedback = line.look === 'placed' ? line.feedback : null;
  const end = feedback ? drawAnswer(canvas, making, feedback, holes, after + 1, y) : after;
  // Half a note says less than none; the line that speaks says it whole.
  if (textWidth(line.note) < x + columns - end) canvas.put(end + 1, y, line.note, theme.quiet);
}

/** Here something is to be done, or something is wrong. */
function markerOf({ theme }: Making, line: RowModel): string {
  const flag = line.look === 'placed' ? line.flag : line.look === 'active' ? 'due' : null;
  if (flag === 'wrong') return '!';
  return flag === 'due' ? (theme.signs === 'shapes' ? '▸' : '>') : ' ';
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

function rowPieces(making: Making, { line, holes, compose }: Line, pegs: PegWidth): readonly Piece[] {
  switch (line.look) {
    case 'resting':
      return all(holes, () => restingPiece(making, pegs));
    case 'active':
      return draftPieces(making, line.draft, pegs, compose);
    case 'placed': {
      const { guess } = line;
      if (guess === 'hidden') return all(holes, () => coveredPiece(making, pegs));
      if (guess === 'lost') return all(holes, () => restingPiece(making, pegs));
      return guess.map((peg) => pegPiece(making, peg, pegs));
    }
  }
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
