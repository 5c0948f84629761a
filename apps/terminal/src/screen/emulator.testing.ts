// A terminal for tests: enough of ECMA-48 for what the game writes, and a screen that can be read back.

import { signsIn, signWidth } from './terminal/text-width.ts';

export interface Emulator {
  readonly columns: number;
  readonly rows: number;
  write(text: string): void;
  resize(columns: number, rows: number): void;
  /** As a person reads it, without spaces at the ends of lines. */
  text(): string;
  line(row: number): string;
  /** The parameters of the last SGR that the cell was written under. */
  styleAt(column: number, row: number): string;
  cursor(): { readonly x: number; readonly y: number; readonly visible: boolean };
  /** Is the alternate screen shown? */
  alternate(): boolean;
  pasteMarked(): boolean;
  /** Are clicks reported? */
  mouse(): boolean;
  /** Not in the middle of a frame that is to be shown at once. */
  isWhole(): boolean;
  bells(): number;
  /** Sequences it did not understand. */
  unknown(): readonly string[];
}

interface Cell {
  readonly sign: string;
  readonly style: string;
}

interface Page {
  cells: Cell[];
  x: number;
  y: number;
}

const EMPTY: Cell = { sign: ' ', style: '0' };
const ESC = '\u001b';
const SEQUENCE = new RegExp(
  `^${ESC}(?:\\[([?]?[0-9;]*)([$]?[@-~])|\\]([^${ESC}\u0007]*)(?:${ESC}\\\\|\u0007))`,
);

/** `answer` receives the terminal's own reply to the query for synchronised output. */
export function createEmulator(
  columnsAtFirst: number,
  rowsAtFirst: number,
  answer: (text: string) => void = () => {},
): Emulator {
  let columns = columnsAtFirst;
  let rows = rowsAtFirst;
  const blank = (): Page => ({ cells: Array.from({ length: columns * rows }, () => EMPTY), x: 0, y: 0 });
  const pages = { main: blank(), other: blank() };
  let page = pages.main;
  let style = '0';
  let rest = '';
  let visible = true;
  let paste = false;
  const mouse = { told: false, inNumbers: false };
  let whole = true;
  let bells = 0;
  const unknown: string[] = [];

  function put(sign: string): void {
    const width = signWidth(sign);
    if (width === 0 || page.y >= rows) return;
    if (page.x + width > columns) {
      page.x = 0;
      page.y += 1;
      if (page.y >= rows) scroll();
    }
    page.cells[page.y * columns + page.x] = { sign, style };
    if (width === 2) page.cells[page.y * columns + page.x + 1] = { sign: '', style };
    page.x += width;
  }

  function scroll(): void {
    page.cells = [...page.cells.slice(columns), ...Array.from({ length: columns }, () => EMPTY)];
    page.y = rows - 1;
  }

  function control(sign: string): void {
    if (sign === '\u0007') bells += 1;
    if (sign === '\r') page.x = 0;
    if (sign === '\n') {
      page.y += 1;
      if (page.y >= rows) scroll();
    }
  }

  function sequence(parameters: string, final: string): void {
    const numbers = parameters.replace('?', '').split(';').map(Number);
    if (parameters.startsWith('?')) {
      mode(numbers[0] ?? 0, final);
      return;
    }
    switch (final) {
      case 'H':
        page.y = Math.min(rows, Math.max(1, numbers[0] || 1)) - 1;
        page.x = Math.min(columns, Math.max(1, numbers[1] || 1)) - 1;
        return;
      case 'J':
        page.cells = blank().cells;
        return;
      case 'm':
        style = parameters || '0';
        return;
      default:
        unknown.push(`${parameters}${final}`);
    }
  }

  function mode(number: number, final: string): void {
    const on = final === 'h';
    if (final === '$p') {
      if (number === 2026) answer(`${ESC}[?2026;2$y`);
      return;
    }
    switch (number) {
      case 1049:
        if (on) pages.other = blank();
        page = on ? pages.other : pages.main;
        return;
      case 25:
        visible = on;
        return;
      case 2004:
        paste = on;
        return;
      case 1000:
        mouse.told = on;
        return;
      case 1006:
        mouse.inNumbers = on;
        return;
      case 2026:
        whole = !on;
        return;
      default:
        unknown.push(`?${number}${final}`);
    }
  }

  return {
    get columns() {
      return columns;
    },
    get rows() {
      return rows;
    },
    write(text) {
      rest += text;
      while (rest !== '') {
        if (rest.startsWith(ESC)) {
          const found = SEQUENCE.exec(rest);
          if (!found) return;
          rest = rest.slice(found[0].length);
          if (found[2] !== undefined) sequence(found[1] ?? '', found[2]);
          continue;
        }
        const end = rest.indexOf(ESC);
        const plain = end < 0 ? rest : rest.slice(0, end);
        rest = rest.slice(plain.length);
        for (const sign of signsIn(plain)) {
          if (sign < ' ') for (const one of sign) control(one);
          else put(sign);
        }
      }
    },
    resize(wide, high) {
      const other = page === pages.other;
      columns = wide;
      rows = high;
      pages.main = blank();
      pages.other = blank();
      page = other ? pages.other : pages.main;
    },
    text: () => Array.from({ length: rows }, (_, row) => lineOf(page, row, columns)).join('\n'),
    line: (row) => lineOf(page, row, columns),
    styleAt: (column, row) => page.cells[row * columns + column]?.style ?? '',
    cursor: () => ({ x: page.x, y: page.y, visible }),
    alternate: () => page === pages.other,
    pasteMarked: () => paste,
    mouse: () => mouse.told && mouse.inNumbers,
    isWhole: () => whole,
    bells: () => bells,
    unknown: () => unknown,
  };
}

function lineOf({ cells }: Page, row: number, columns: number): string {
  return cells
    .slice(row * columns, (row + 1) * columns)
    .map(({ sign }) => sign)
    .join('')
    .trimEnd();
}
