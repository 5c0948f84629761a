// The layout of a table: boards, the panel beside them, and the input line, in windows of every size.

import type { Edition } from '@blackpeg/rules';
import { type BoardPlace, boardWidth } from '../board/board.ts';
import type { PegWidth } from '../board/pieces.ts';
import type { Area } from '../frame/screen.ts';

export interface BoardsLayout {
  /** In the order of the boards given, null for one without room; if there are two, each has a line for its name above it. */
  readonly boards: readonly (BoardPlace | null)[];
  /** Players, score, time, pegs by name: as much as fits. */
  readonly match: Area;
  /** For panels: beside the boards, or over them. */
  readonly side: Area;
  readonly input: Area;
}

/** Columns below which text beside a board is useless. */
const NARROWEST_SIDE = 25;
const GAP = 2;
const LID = 1;
const NAME = 1;
/** Rows below which a board shows too little. */
const LEAST_ROWS = 3;

/** `holes` of each board, `input` the height of the input line, `front` the board that is shown if only one fits. */
export function layOut(
  area: Area,
  edition: Edition,
  holes: readonly number[],
  input: number,
  front: number,
): BoardsLayout {
  const body = { ...area, rows: area.rows - input };
  const [first = 0, second] = holes;
  const laid =
    second === undefined ? layOne(body, edition, first) : layTwo(body, edition, first, second, front);
  const end = Math.max(
    ...laid.boards.map((place) =>
      place ? place.y + Math.min(place.lines, LID + edition.rows * place.step) : area.y,
    ),
  );
  return { ...laid, match: below(laid.match, area, end, input), input: { ...area, y: end, rows: input } };
}

type Laid = Omit<BoardsLayout, 'input'>;

/** What is under the boards goes under the input line. */
function below(match: Area, area: Area, end: number, input: number): Area {
  if (match.y < end) return match;
  const y = end + input + 1;
  return { ...match, y, rows: Math.max(0, area.y + area.rows - y) };
}

function layOne(body: Area, edition: Edition, holes: number): Laid {
  const width = (pegs: PegWidth) => boardWidth(edition, holes, pegs);
  const pegs =
    ([4, 3] as const).find((size) => hasSide(body, width(size))) ?? (width(4) <= body.columns ? 4 : 3);
  const columns = Math.min(body.columns, width(pegs));
  const place = { x: body.x, y: body.y, lines: body.rows, columns, pegs, step: stepOf(body.rows, edition) };
  return withSide(body, edition, [place], columns, LID);
}

function layTwo(body: Area, edition: Edition, first: number, second: number, front: number): Laid {
  const widths = (pegs: PegWidth) =>
    [boardWidth(edition, first, pegs), boardWidth(edition, second, pegs)] as const;
  const pegs = ([4, 3] as const).find((size) => total(widths(size)) <= body.columns);
  if (!pegs) return layStacked(body, edition, Math.max(first, second), front);
  const [one, other] = widths(pegs);
  const lines = body.rows - NAME;
  const place = { y: body.y + NAME, lines, pegs, step: stepOf(lines, edition) };
  const places = [
    { ...place, x: body.x, columns: one },
    { ...place, x: body.x + one + GAP, columns: other },
  ];
  const laid = withSide(body, edition, places, total([one, other]), LID + NAME);
  if (laid.side !== body) return laid;
  return { ...laid, side: { ...body, x: body.x + one + GAP, columns: body.columns - one - GAP } };
}

/** One above the other, each with half of the lines; only one if half is too little. */
function layStacked(body: Area, edition: Edition, holes: number, front: number): Laid {
  const both = body.rows >= 2 * (NAME + LID + LEAST_ROWS);
  const half = both ? Math.floor(body.rows / 2) : body.rows;
  const pegs = boardWidth(edition, holes, 4) <= body.columns ? 4 : 3;
  const place = {
    x: body.x,
    y: body.y + NAME,
    lines: half - NAME,
    columns: body.columns,
    pegs,
    step: 1,
  } as const;
  const boards = both
    ? [place, { ...place, y: place.y + half, lines: body.rows - half - NAME }]
    : [0, 1].map((board) => (board === front ? place : null));
  return { boards, match: { ...body, rows: 0 }, side: body };
}

/** Beside the boards if there is room, otherwise below them if some is left. */
function withSide(
  body: Area,
  edition: Edition,
  boards: readonly BoardPlace[],
  used: number,
  above: number,
): Laid {
  if (hasSide(body, used)) {
    const side = { ...body, x: body.x + used + GAP, columns: body.columns - used - GAP };
    return { boards, match: side, side };
  }
  const lines = above + edition.rows;
  return { boards, match: { ...body, y: body.y + lines, rows: 0 }, side: body };
}

/** A blank line between rows if there is room. */
function stepOf(lines: number, { rows }: Edition): 1 | 2 {
  return lines > LID + 2 * rows ? 2 : 1;
}

function hasSide(body: Area, used: number): boolean {
  return body.columns - used - GAP >= NARROWEST_SIDE;
}

function total([one, other]: readonly [number, number]): number {
  return one + GAP + other;
}
