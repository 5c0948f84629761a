// A screen of cells to draw on, each a character with its style.

import type { Style } from './paint.ts';
import { signsIn, signWidth } from './text-width.ts';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The right half of a wide character is an empty cell. */
export interface Cell {
  readonly sign: string;
  readonly style: Style;
}

export interface Frame extends Size {
  /** Row after row. */
  readonly cells: readonly Cell[];
  /** Where the hidden cursor is put: screen readers and Braille displays follow it. */
  readonly cursor: CanvasPoint;
  /** The later ones lie over the earlier. */
  readonly touches: readonly Touch[];
}

/** Cells that can be clicked on. */
export interface Touch extends CanvasPoint, Size {
  act(): void;
}

export interface CanvasPoint {
  readonly x: number;
  readonly y: number;
}

export interface Canvas extends Size {
  /** Writes from here to the right, cut at the edge; returns the column after it. */
  put(x: number, y: number, text: string, style?: Style): number;
  /** What a click on these cells does, replacing an earlier handler. */
  touch(place: CanvasPoint & Size, act: () => void): void;
  /** Where the cursor is put when everything is drawn. */
  rest(spot: CanvasPoint): void;
  frame(): Frame;
}

const PLAIN: Style = {};
const EMPTY: Cell = { sign: ' ', style: PLAIN };

export function createCanvas({ columns, rows }: Size): Canvas {
  const cells: Cell[] = Array.from({ length: columns * rows }, () => EMPTY);
  const touches: Touch[] = [];
  let cursor: CanvasPoint = { x: 0, y: 0 };

  function put(x: number, y: number, text: string, style: Style = PLAIN): number {
    let column = x;
    for (const sign of signsIn(text)) {
      const width = signWidth(sign);
      if (width === 0) continue;
      set(column, y, width, sign, style);
      column += width;
    }
    return column;
  }

  /** A wide character half outside becomes a space. */
  function set(x: number, y: number, width: 1 | 2, sign: string, style: Style): void {
    if (y < 0 || y >= rows || x < 0 || x >= columns) return;
    const at = y * columns + x;
    const whole = x + width <= columns;
    part(at, x);
    if (width === 2 && whole) part(at + 1, x + 1);
    cells[at] = { sign: whole ? sign : ' ', style };
    if (width === 2 && whole) cells[at + 1] = { sign: '', style };
  }

  /** If half of a wide character is overwritten, the other half is cleared. */
  function part(at: number, x: number): void {
    const left = cells[at - 1];
    if (x > 0 && left && cells[at]?.sign === '') cells[at - 1] = { ...left, sign: ' ' };
    const right = cells[at + 1];
    if (x + 1 < columns && right?.sign === '') cells[at + 1] = { ...right, sign: ' ' };
  }

  return {
    columns,
    rows,
    put,
    touch: ({ x, y, columns: wide, rows: high }, act) =>
      void touches.push({ x, y, columns: wide, rows: high, act }),
    rest: (spot) => {
      cursor = spot;
    },
    frame: () => ({ columns, rows, cells, cursor, touches }),
  };
}

/** The last drawn click target at this position. */
export function touchAt({ touches }: Frame, { x, y }: CanvasPoint): Touch | undefined {
  return touches.findLast(
    (one) => x >= one.x && x < one.x + one.columns && y >= one.y && y < one.y + one.rows,
  );
}
