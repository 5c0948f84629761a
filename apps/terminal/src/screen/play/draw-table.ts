// Draws a table: its boards, the match beside them, and the input line; or the cover between two people at one terminal
// (T4b).

import type { BoardModel } from '@blackpeg/screens';
import type { CoverView, TableView } from '@blackpeg/screens/play';
import { type Language, terminalScreenTexts } from '@blackpeg/wording';
import { drawBoard, type Rows, rowsShown } from '../board/board.ts';
import { type Answering, answerLine, apart, countedUp, paletteLines, spread } from '../board/palette.ts';
import {
  type Compose,
  draftPieces,
  type Making,
  type Piece,
  pegPiece,
  pegsWidth,
  putPieces,
} from '../board/pieces.ts';
import type { App, Area } from '../frame/screen.ts';
import type { Canvas } from '../terminal/canvas.ts';
import { cutTo, fitted, textWidth, wrapped } from '../terminal/text-width.ts';
import { layOut } from './layout.ts';
import { drawLines, matchLines } from './match-panel.ts';

interface Drawing {
  readonly app: App;
  readonly view: TableView;
  /** How many rows the player has scrolled back. */
  readonly back: number;
  /** The current key of the answer. */
  readonly at: number;
  /** Receives clicks on pegs, holes and keys of the answer; null while something else is open. */
  readonly pointer: { readonly compose: Compose; answer(answering: Answering): void } | null;
}

/** Returns the area for panels. */
export function drawTable(canvas: Canvas, area: Area, drawing: Drawing): Area {
  const { app, view, back, pointer } = drawing;
  const { state, composer } = view;
  const compose = pointer?.compose ?? null;
  const models = shownBoards(view);
  const theme = app.theme();
  const making: Making = { theme, language: app.language(), edition: state.terms.edition };
  const input = inputLines(making, drawing, area.columns);
  const holes = models.map((model) => model.holes);
  const made = view.boards[view.round.boards.findIndex(({ maker }) => maker === view.seat)];
  const front = view.answer && made ? models.indexOf(made) : 0;
  const laid = layOut(area, state.terms.edition, holes, input.length === 0 ? 0 : input.length + 1, front);
  // A panel over the boards has the whole window, except for the codes once they are shown.
  if (!pointer && laid.side.x === area.x) return view.end ? drawCodes(canvas, area, making, models) : area;
  for (const [index, place] of laid.boards.entries()) {
    const model = models[index];
    if (!model || !place) continue;
    const { rows } = state.terms.edition;
    const reached = model.rows.findLastIndex(({ look }) => look !== 'resting' && look !== 'active') + 1;
    const shown = rowsShown(rows, place, Math.min(rows - 1, reached), back);
    const filling = { draft: composer?.draft ?? null, compose };
    const after = drawBoard(canvas, making, model, place, shown, filling) + 1;
    if (models.length > 1) canvas.put(place.x, place.y - 1, fitted(model.name, place.columns), theme.title);
    if (shown.last - shown.first + 1 === rows) continue;
    const beside = [laid.boards[index + 1], laid.match].find((one) => one && one.x > place.x);
    const room = (beside?.x ?? canvas.columns) - after - 1;
    canvas.put(after, place.y, rangeText(making, shown, rows, room), theme.quiet);
  }
  drawLines(canvas, laid.match, matchLines(view, app.language(), theme, laid.match.columns));
  for (const [line, pieces] of input.entries()) {
    putPieces(canvas, laid.input.x, laid.input.y + 1 + line, pieces, 0);
  }
  return laid.side;
}

/** The codes of a finished round, a line for each; returns the area below them. */
function drawCodes(canvas: Canvas, area: Area, making: Making, models: readonly BoardModel[]): Area {
  const lids = models.flatMap(({ lid }) => (lid.code ? [{ code: lid.code, label: lid.label }] : []));
  for (const [line, { code, label }] of lids.entries()) {
    const room = area.columns - pegsWidth(code.length, 3);
    canvas.put(area.x, area.y + line, fitted(label, Math.min(room, MOST_LABEL) - 1), making.theme.title);
    const pegs = code.map((peg) => pegPiece(making, peg, 3));
    putPieces(canvas, area.x + Math.min(room, MOST_LABEL), area.y + line, pegs, 1);
  }
  return { ...area, y: area.y + lids.length, rows: area.rows - lids.length };
}

/** Columns of a label before a code. */
const MOST_LABEL = 24;

/** Which rows are shown, in words where they have room. */
function rangeText({ language }: Making, { first, last }: Rows, rows: number, room: number): string {
  const words = terminalScreenTexts(language).rowsShown(first + 1, last + 1, rows);
  return textWidth(words) <= room ? words : fitted(`${first + 1}–${last + 1}/${rows}`, room);
}

/** The board on which the player searches comes first. */
function shownBoards({ boards, board }: TableView): readonly BoardModel[] {
  return boards.length === 0 ? [] : [...boards.slice(board, board + 1), ...boards.toSpliced(board, 1)];
}

type Line = readonly Piece[];

/** The input line: pegs, the code being hidden, the answer being given. */
function inputLines(making: Making, { view, at, pointer }: Drawing, columns: number): readonly Line[] {
  const { answer, composer, hiding } = view;
  if (answer) {
    const { feedback, keys, holes } = answer;
    const countUp = (key: number) => pointer?.answer(countedUp({ feedback, at }, keys, holes, key));
    return [answerLine(making, { feedback, at }, holes, pointer && countUp)];
  }
  if (!composer) return [];
  const compose = pointer?.compose ?? null;
  const palette = spread(paletteLines(making, composer.spec, compose), columns);
  if (!hiding) return palette;
  const { pair } = terminalScreenTexts(making.language);
  const label: Piece = { text: pair(view.code?.name ?? '', ''), style: making.theme.title };
  const code = [label, ...apart(draftPieces(making, composer.draft, 4, compose))];
  return [code, ...blanksLine(making.language, hiding), ...palette];
}

/** C9b: what hiding the code will tell everybody. */
function blanksLine(language: Language, { blanks }: NonNullable<TableView['hiding']>): readonly Line[] {
  if (!blanks) return [];
  const { hide } = terminalScreenTexts(language);
  const said = blanks.options.find(({ on }) => on === blanks.chosen);
  return [[{ text: said ? hide.changeBlanks(said.label) : hide.chooseBlanks, style: {} }]];
}

interface Cover {
  readonly app: App;
  readonly view: CoverView;
  /** The named player has come. */
  lift(): void;
}

export function drawCover(canvas: Canvas, area: Area, { app, view, lift }: Cover): void {
  const theme = app.theme();
  const rib = (theme.signs === 'shapes' ? '▒' : '#').repeat(area.columns);
  const sentences = [view.news, view.turn, view.pass].filter((text) => text !== '');
  const spaced = sentences.flatMap((text) => [...wrapped(text, area.columns - 4), '']);
  const most = area.rows - 3;
  const close = spaced.filter((line) => line !== '');
  const lines = spaced.length <= most ? spaced : cutTo(close, area.columns - 4, most);
  const top = area.y + Math.max(1, Math.floor((area.rows - lines.length - 3) / 2));
  for (let line = area.y; line < area.y + area.rows; line += 1) {
    if (line < top - 1 || line > top + lines.length + 1) canvas.put(area.x, line, rib, theme.shield);
  }
  for (const [line, text] of lines.entries()) canvas.put(area.x + 2, top + line, text);
  const door = { x: area.x + 2, y: top + lines.length };
  const after = canvas.put(door.x, door.y, `[ ${fitted(view.lift.label, area.columns - 8)} ]`, theme.accent);
  canvas.touch({ ...door, columns: after - door.x, rows: 1 }, lift);
  canvas.rest({ x: area.x + 2, y: top });
}
