// A table drawn: its boards in their places, the match beside them, and the line one plays with.

import { ownDuty } from '@blackpeg/session';
import { terminalScreenTexts } from '@blackpeg/wording';
import { drawBoard, type Rows, rowsShown } from '../board.ts';
import { type BoardModel, boardModel, type Look } from '../board-model.ts';
import type { Canvas } from '../canvas.ts';
import { draftPieces, type Making, type Piece, pegPiece, pegsWidth, putPieces } from '../pieces.ts';
import type { Compose } from '../pointing.ts';
import type { App, Area } from '../screen.ts';
import { fitted, textWidth } from '../width.ts';
import { countedUp } from './answering.ts';
import type { Game } from './game.ts';
import { layOut } from './layout.ts';
import { drawLines, matchLines } from './match-side.ts';
import { answerLine, apart, keysOf, paletteLines, spread } from './palette.ts';

interface Drawing {
  readonly app: App;
  readonly game: Game;
  readonly look: Look;
  /** Takes clicks on pegs and holes; null while something else is open. */
  readonly compose: Compose | null;
}

/** Gives where something may be opened for a while. */
export function drawTable(canvas: Canvas, area: Area, drawing: Drawing): Area {
  const { app, game, look, compose } = drawing;
  const boards = boardsOf(look);
  const { state, round } = look;
  const theme = app.theme();
  const making: Making = { theme, language: app.language(), edition: state.terms.edition };
  const models = boards.map((index) => boardModel(look, index));
  const input = inputLines(making, drawing, area.columns);
  const holes = models.map((model) => model.holes);
  const made = boards.findIndex((index) => round.boards[index]?.maker === look.seat);
  const front = isAnswering(game, look) ? Math.max(0, made) : 0;
  const laid = layOut(area, state.terms.edition, holes, input.length === 0 ? 0 : input.length + 1, front);
  // What is opened over the boards has the whole window, but for the codes once they are shown.
  if (!compose && laid.side.x === area.x)
    return game.ended() ? drawCodes(canvas, area, making, models) : area;
  for (const [index, place] of laid.boards.entries()) {
    const model = models[index];
    const board = round.boards[boards[index] ?? 0];
    if (!model || !board || !place) continue;
    const { rows } = state.terms.edition;
    const shown = rowsShown(rows, place, Math.min(rows - 1, board.rows.length), game.desk().back);
    const after = drawBoard(canvas, making, model, place, shown, compose) + 1;
    if (models.length > 1) canvas.put(place.x, place.y - 1, fitted(model.name, place.columns), theme.title);
    if (shown.last - shown.first + 1 === rows) continue;
    const beside = [laid.boards[index + 1], laid.match].find((one) => one && one.x > place.x);
    const room = (beside?.x ?? canvas.columns) - after - 1;
    canvas.put(after, place.y, rangeText(making, shown, rows, room), theme.quiet);
  }
  drawLines(canvas, laid.match, matchLines(look, theme, game.table.now()));
  for (const [line, pieces] of input.entries()) {
    putPieces(canvas, laid.input.x, laid.input.y + 1 + line, pieces, 0);
  }
  return laid.side;
}

/** The codes of a round that is over, a line for each; gives what is left below them. */
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

/** Is an answer being put together? */
export function isAnswering(game: Pick<Game, 'desk'>, { state, seat }: Look): boolean {
  return game.desk().correcting || ownDuty(state, seat)?.kind === 'mark';
}

/** Where one seeks comes first. */
function boardsOf({ round, seat }: Look): readonly number[] {
  const all = [...round.boards.keys()];
  const own = round.boards.findIndex(({ breaker }) => breaker === seat);
  return own < 0 ? all : [own, ...all.filter((index) => index !== own)];
}

type Line = readonly Piece[];

/** What one plays with: pegs, the code being hidden, the answer being given. */
function inputLines(making: Making, { game, look, compose }: Drawing, columns: number): readonly Line[] {
  const { state, seat, draft, words, round } = look;
  if (round !== state.round || state.phase === 'closed') return [];
  const duty = ownDuty(state, seat);
  const desk = game.desk();
  if (isAnswering(game, look)) {
    const holes = state.round.boards.find(({ maker }) => maker === seat)?.holes ?? 0;
    const countUp = (at: number) => {
      desk.answering = countedUp(desk.answering, keysOf(making), holes, at);
    };
    return [answerLine(making, desk.answering, holes, compose && countUp)];
  }
  if (!draft) return [];
  const palette = spread(paletteLines(making, draft.spec, compose), columns);
  if (duty?.kind !== 'hide') return palette;
  const { pair } = terminalScreenTexts(making.language);
  const label: Piece = { text: pair(words.board.ownCodeRow, ''), style: making.theme.title };
  return [[label, ...apart(draftPieces(making, draft, 4, compose))], ...blanksLine(game, look), ...palette];
}

/** C9b: what hiding the code will say to everybody. */
function blanksLine(game: Game, { state, words, speaker }: Look): readonly Line[] {
  if (state.terms.edition.blanks !== 'choice') return [];
  const { withBlanks, withoutBlanks } = words.hiding;
  const { hide } = terminalScreenTexts(speaker.language);
  const { blanks } = game.desk();
  const text = blanks === null ? hide.chooseBlanks : hide.changeBlanks(blanks ? withBlanks : withoutBlanks);
  return [[{ text, style: {} }]];
}
