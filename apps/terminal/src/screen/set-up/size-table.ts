// The table of holes and colours, with the number of codes in every cell (C3b).

import { SUPER_MOST } from '@blackpeg/rules';
import { type Choices, cellAfter, type SetUpField } from '@blackpeg/screens/set-up';
import type { Canvas } from '../canvas.ts';
import type { Key } from '../keys.ts';
import type { Area } from '../screen.ts';
import type { Theme } from '../theme.ts';
import { fitted } from '../width.ts';

const ARROWS: Readonly<Record<string, string>> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  home: 'Home',
  end: 'End',
};

/** Null where the key leads nowhere. */
export function sizeAfter(at: Pick<Choices, 'holes' | 'colours'>, key: Key): string | null {
  const next = key.kind === 'named' ? cellAfter(at, ARROWS[key.name] ?? '', 'wide') : null;
  return next && `${next.holes}x${next.colours}`;
}

/** Wide enough for 59,049. */
const CELL = 8;

export interface SizesDrawn {
  readonly question: string;
  /** The field that is a table. */
  readonly field: SetUpField;
  /** Clicked on. */
  choose(value: string): void;
}

export function drawSizes(
  canvas: Canvas,
  area: Area,
  theme: Theme,
  { question, field, choose }: SizesDrawn,
): void {
  const cell = Math.min(CELL, Math.floor((area.columns - 4) / SUPER_MOST.colours));
  const top = area.rows > SUPER_MOST.holes + 5 ? area.y + 1 : area.y;
  const head = top === area.y ? top + 1 : top + 2;
  canvas.put(area.x, top, fitted(question, area.columns), theme.title);
  for (let colours = 1; colours <= SUPER_MOST.colours; colours += 1) {
    canvas.put(area.x + 4 + (colours - 1) * cell, head, String(colours).padStart(cell - 1), theme.quiet);
  }
  for (let holes = 1; holes <= SUPER_MOST.holes; holes += 1) {
    canvas.put(area.x, head + holes, String(holes).padStart(2), theme.quiet);
  }
  for (const [index, { value, codes }] of field.options.entries()) {
    const x = area.x + 4 + (index % SUPER_MOST.colours) * cell;
    const y = head + 1 + Math.floor(index / SUPER_MOST.colours);
    const count = codes ?? '';
    const shown = cell < CELL && count.length >= cell ? '…' : count;
    const here = value === field.value;
    canvas.put(x, y, shown.padStart(cell - 1), here ? theme.chosen : {});
    canvas.touch({ x, y, columns: cell, rows: 1 }, () => choose(value));
    if (here) canvas.rest({ x, y });
  }
  canvas.put(
    area.x,
    head + SUPER_MOST.holes + 1 + (top - area.y),
    fitted(field.note ?? '', area.columns),
    theme.accent,
  );
}
