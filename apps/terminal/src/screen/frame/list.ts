// A list to choose from: arrows move, Enter, the item's number or a click chooses, longer lists scroll.

import type { Canvas } from '../terminal/canvas.ts';
import type { Key, KeyName } from '../terminal/keys.ts';
import type { Style } from '../terminal/paint.ts';
import { cutTo, fitted, textWidth, wrappedIn } from '../terminal/text-width.ts';
import type { Area } from './screen.ts';
import type { Theme } from './theme.ts';

export interface Item {
  readonly label: string;
  /** Beside it, in muted colour; if it does not fit there, below the list while the item is selected. */
  readonly note?: string;
  /** Below the list while it is selected. */
  readonly text?: string;
  choose(): void;
  /** Left and right, if the item is a value that can be changed. */
  step?(by: 1 | -1): void;
  /** Keys that are typed into it; returns whether the key was one. */
  type?(key: Key): boolean;
}

export interface List {
  draw(canvas: Canvas, area: Area, theme: Theme): void;
  /** Whether the key was for the list. */
  press(key: Key): boolean;
  /** Does the selected item accept typed text? */
  takesText(): boolean;
  /** From 0. */
  at(): number;
  move(to: number): void;
}

/** Items are requested on every use, so that they may change. */
export function createList(items: () => readonly Item[], from = 0): List {
  let at = from;

  function move(to: number): void {
    at = Math.min(Math.max(0, to), Math.max(0, items().length - 1));
  }

  function choose(index: number): boolean {
    const chosen = items()[index];
    if (!chosen) return false;
    move(index);
    chosen.choose();
    return true;
  }

  function pressNamed(name: KeyName): boolean {
    const item = items()[at];
    const by = STEPS[name];
    if (by !== undefined) move(at + by);
    else if (name === 'enter') item?.choose();
    else if (item?.step && (name === 'left' || name === 'right')) item.step(name === 'left' ? -1 : 1);
    else return false;
    return true;
  }

  return {
    at: () => at,
    takesText: () => items()[at]?.type !== undefined,
    move,
    press(key) {
      if (items()[at]?.type?.(key)) return true;
      if (key.kind === 'named') return pressNamed(key.name);
      if (key.kind !== 'sign' || !/^[1-9]$/.test(key.sign)) return false;
      return choose(Number(key.sign) - 1);
    },
    draw(canvas, area, theme) {
      move(at);
      drawItems(canvas, area, theme, { items: items(), at, choose });
    },
  };
}

const PAGE = 8;

/** How far a key moves; it stops at the ends. */
const STEPS: Readonly<Partial<Record<KeyName, number>>> = {
  up: -1,
  'back-tab': -1,
  'wheel-up': -1,
  down: 1,
  tab: 1,
  'wheel-down': 1,
  home: Number.NEGATIVE_INFINITY,
  end: Number.POSITIVE_INFINITY,
  'page-up': -PAGE,
  'page-down': PAGE,
};

/** Items that are visible whatever is beside them. */
export const LEAST_ITEMS = 3;

/** Lines above a list, as many as leave it room; returns the rest. */
export function drawAbove(
  canvas: Canvas,
  area: Area,
  lines: readonly string[],
  style: Style,
  least = LEAST_ITEMS,
): Area {
  const shown = cutTo(lines, area.columns, area.rows - least - 1);
  for (const [line, text] of shown.entries()) canvas.put(area.x, area.y + line, text, style);
  const used = shown.length === 0 ? 0 : shown.length + 1;
  return { ...area, y: area.y + used, rows: area.rows - used };
}

interface Shown {
  readonly items: readonly Item[];
  readonly at: number;
  choose(index: number): void;
}

function drawItems(canvas: Canvas, area: Area, theme: Theme, { items, at, choose }: Shown): void {
  if (area.rows < 1) return;
  const hasRoom = ({ label, note = '' }: Item) => textWidth(label) + textWidth(note) <= area.columns - 6;
  const front = items[at];
  const below = front && [hasRoom(front) ? '' : front.note, front.text].filter(Boolean).join(' ');
  const most = area.rows - 1 - Math.min(items.length, LEAST_ITEMS);
  const text = wrappedIn(below ?? '', area.columns, most);
  const room = Math.max(1, area.rows - (text.length > 0 ? text.length + 1 : 0));
  const first = Math.min(Math.max(0, at - Math.floor(room / 2)), Math.max(0, items.length - room));
  const shown = items.slice(first, first + room);
  for (const [line, item] of shown.entries()) {
    const index = first + line;
    const number = index < 9 ? `${index + 1} ` : '  ';
    const mark = index === at ? (theme.signs === 'shapes' ? '▸' : '>') : ' ';
    const y = area.y + line;
    canvas.put(area.x, y, mark, theme.accent);
    canvas.put(area.x + 2, y, number, theme.quiet);
    const label = fitted(item.label, area.columns - 4);
    const after = canvas.put(area.x + 4, y, label, index === at ? theme.chosen : {});
    if (item.note && hasRoom(item)) canvas.put(after + 2, y, item.note, theme.quiet);
    canvas.touch({ ...area, y, rows: 1 }, () => choose(index));
    if (index === at) canvas.rest({ x: area.x + 4, y });
  }
  for (const [line, words] of text.entries()) {
    canvas.put(area.x, area.y + shown.length + 1 + line, words, theme.quiet);
  }
}
