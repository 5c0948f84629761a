// A board drawn: the lid at the far end, then the rows, row 1 nearest, each with its pegs and its answer; and rows alone for
// screens that have no board.

import type { Edition, Feedback, MarkedGuess } from '@blackpeg/rules';
import type { BoardModel, LidModel, RowModel } from '@blackpeg/screens';
import type { Draft } from '@blackpeg/session';
import type { Area } from '../frame/screen.ts';
import type { Canvas, CanvasPoint } from '../terminal/canvas.ts';
import { fitted, textWidth } from '../terminal/text-width.ts';
import {
  answerPieces,
  type Compose,
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

export interface BoardPlace extends LidPlace {
  /** Available lines, including the lid's. */
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

/** As many rows as there are lines for; `focus` is among them, and `back` is how far the player has scrolled back from it. */
export function rowsShown(rows: number, { lines, step }: BoardPlace, focus: number, back: number): Rows {
  const room = Math.max(1, Math.min(rows, Math.floor((lines - LID) / step)));
  const last = Math.min(rows - 1, Math.max(room - 1, focus - back));
  return { first: last - room + 1, last };
}

/** The row being filled, and the target of clicks on it; null while nobody fills one. */
export interface Filling {
  readonly draft: Draft | null;
  readonly compose: Compose | null;
}

/** Returns the column after the contents of the lid's line. */
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
  // A cut note is left out; the message line shows it in full.
  if (note !== null && textWidth(note) < x + columns - end) canvas.put(end + 1, y, note, theme.quiet);
}

/** Something is to be done or is wrong here, or a hint refers to it. */
function markerOf({ theme }: Making, line: RowModel): string {
  if (line.look === 'faulty') return '!';
  if (line.named) return '*';
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
function countsText({ marking }: Edition, { black, white, blue }: Feedback): string {
  return marking === 'pairs' ? `${black}+${white}+${blue}` : `${black}+${white}`;
}

function countsWidth({ marking }: Edition): number {
  return marking === 'pairs' ? '1+2+1'.length : '1+2'.length;
}

function all(holes: number, piece: () => Piece): readonly Piece[] {
  return Array.from({ length: holes }, piece);
}

export interface LidPlace {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly pegs: PegWidth;
}

/** Returns the column after it. `from` is where the first hole is. */
function drawLid(
  canvas: Canvas,
  making: Making,
  { lid, holes }: BoardModel,
  place: LidPlace,
  from: number,
): number {
  const { x, y, pegs } = place;
  if (lid.code) {
    const after = putPieces(
      canvas,
      from,
      y,
      lid.code.map((peg) => pegPiece(making, peg, pegs)),
      1,
    );
    const fits = textWidth(lid.label) < x + place.columns - after;
    return fits ? canvas.put(after + 1, y, lid.label, making.theme.quiet) : after;
  }
  const end = x + place.columns;
  if (lid.look === 'empty') return drawNothing(canvas, making, lid.label, { x, y }, { from, end });
  return canvas.put(
    from,
    y,
    shieldText(making, lid, pegsWidth(holes, pegs), end - from),
    making.theme.shield,
  );
}

/** That nothing is hidden yet; starting further left if the words need it. */
function drawNothing(
  canvas: Canvas,
  { theme }: Making,
  label: string,
  { x, y }: CanvasPoint,
  { from, end }: { readonly from: number; readonly end: number },
): number {
  const left = Math.max(x, Math.min(from, end - textWidth(label)));
  return canvas.put(left, y, fitted(label, end - left), theme.quiet);
}

/** Whose code it is, over the covered holes, or wider if the words need it. */
function shieldText({ theme }: Making, { label }: LidModel, width: number, most: number): string {
  const words = ` ${fitted(label, most - 2)} `;
  const ribs = Math.max(0, width - textWidth(words));
  const rib = theme.signs === 'shapes' ? '▒' : '#';
  return `${rib.repeat(Math.floor(ribs / 2))}${words}${rib.repeat(Math.ceil(ribs / 2))}`;
}

/** Row 1 first, the last ones if not all fit; returns the line after them. `at` is selected. */
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
