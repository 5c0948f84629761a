// Updates the terminal from one frame to the next with as little output as possible.

import type { Cell, Frame } from './canvas.ts';
import { type Depth, type Style, sgr } from './paint.ts';

const ESC = '\u001b';

/** Unchanged cells between two changes that are cheaper to write again than to jump over. */
const JUMP = 4;

/** The output that makes a terminal which shows `before` show `after`; without `before`, its contents are unknown. */
export function changes(before: Frame | null, after: Frame, depth: Depth): string {
  const known = before?.columns === after.columns && before.rows === after.rows ? before : null;
  const parts: string[] = known ? [] : [`${sgr({}, depth)}${ESC}[2J`];
  let style: Style | null = null;
  for (let row = 0; row < after.rows; row += 1) {
    for (const [first, last] of runsIn(known, after, row)) {
      parts.push(at(first, row));
      for (let column = first; column <= last; column += 1) {
        const cell = cellAt(after, column, row);
        if (style === null || !sameStyle(style, cell.style)) parts.push(sgr(cell.style, depth));
        style = cell.style;
        parts.push(cell.sign);
      }
    }
  }
  const moved = known?.cursor.x !== after.cursor.x || known.cursor.y !== after.cursor.y;
  if (parts.length === 0 && !moved) return '';
  if (style !== null) parts.push(sgr({}, depth));
  return [...parts, at(after.cursor.x, after.cursor.y)].join('');
}

function at(x: number, y: number): string {
  return `${ESC}[${y + 1};${x + 1}H`;
}

/** First and last column of each stretch to write. A cleared screen needs no spaces. */
function runsIn(before: Frame | null, after: Frame, row: number): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (let column = 0; column < after.columns; column += 1) {
    const cell = cellAt(after, column, row);
    const same = before ? sameCell(cellAt(before, column, row), cell) : isEmpty(cell);
    if (same) continue;
    const first = cell.sign === '' ? column - 1 : column;
    const run = runs.at(-1);
    if (run && first - run[1] <= JUMP) run[1] = column;
    else runs.push([first, column]);
  }
  return runs;
}

function cellAt({ cells, columns }: Frame, x: number, y: number): Cell {
  return cells[y * columns + x] ?? { sign: ' ', style: {} };
}

function isEmpty({ sign, style }: Cell): boolean {
  return sign === ' ' && sameStyle(style, {});
}

function sameCell(a: Cell, b: Cell): boolean {
  return a.sign === b.sign && sameStyle(a.style, b.style);
}

function sameStyle(a: Style, b: Style): boolean {
  return (
    a === b ||
    (a.ink === b.ink &&
      a.ground === b.ground &&
      is(a.bold) === is(b.bold) &&
      is(a.faint) === is(b.faint) &&
      is(a.underlined) === is(b.underlined) &&
      is(a.struck) === is(b.struck) &&
      is(a.inverse) === is(b.inverse))
  );
}

function is(set: boolean | undefined): boolean {
  return set === true;
}
