// Where the keys of a grid move: by cell, to the ends of a row, to the ends of the grid; and the focus on its tab stop.

import type { Place } from '@blackpeg/screens';
import { usesKeysNow } from '../app/key-press.ts';

/** The reachable rows and columns, including the last ones. */
export interface Extent {
  readonly first: number;
  readonly last: number;
  readonly columns: number;
  /** Which way Up leads: on a board to the next higher row, in a table to the one before. */
  readonly up: 1 | -1;
  /** Is the last column, the answer, drawn first, as in the right half of a duel? Measured only for keys that need it. */
  readonly isLastFirst?: () => boolean;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** The place a key leads to, stopping at the ends; null for other keys. */
export function placeAfter(place: Place, pressed: Pressed, extent: Extent): Place | null {
  if (pressed.altKey || pressed.metaKey || pressed.shiftKey) return null;
  const to = pressed.ctrlKey ? farMove(pressed.key, extent) : nearMove(place, pressed.key, extent);
  return to && within(to, extent);
}

export function samePlace(a: Place, b: Place): boolean {
  return a.row === b.row && a.hole === b.hole;
}

/** The nearest existing place. */
export function within(place: Place, { first, last, columns }: Extent): Place {
  return {
    row: Math.min(Math.max(place.row, first), Math.max(first, last)),
    hole: Math.min(Math.max(place.hole, 0), Math.max(0, columns - 1)),
  };
}

/**
 * The tab stop moved while the focus is in the grid: the focus follows if the player moved there, or if the focused
 * element is no longer shown. Otherwise it stays, since screen readers read what gets the focus before any announcement.
 * The stop is scrolled into view in the next frame: at once, the page would be laid out twice.
 */
export function followPlace(grid: HTMLElement | undefined, { row, hole }: Place, goes: boolean): void {
  const cell = grid?.querySelector<HTMLElement>(`[data-place="${row}-${hole}"]`);
  const focused = document.activeElement;
  if (!cell || focused === cell) return;
  const isHere = grid?.contains(focused) ?? false;
  if (isHere && (goes || focused?.closest('[hidden]'))) cell.focus();
  // Typed from elsewhere on a page that scrolls: what was typed must be visible.
  else if (isHere || usesKeysNow()) requestAnimationFrame(() => cell.scrollIntoView({ block: 'nearest' }));
}

function nearMove(
  { row, hole }: Place,
  key: string,
  { columns, up, isLastFirst = () => false }: Extent,
): Place | null {
  /** Counted in columns as they are drawn: the last one may be drawn before the others. */
  const at = (moved: (drawn: number) => number) => {
    const first = isLastFirst() ? columns - 1 : 0;
    const drawn = moved((hole - first + columns) % columns);
    const near = Math.min(Math.max(drawn, 0), columns - 1);
    return { row, hole: (near + first) % columns };
  };
  switch (key) {
    case 'ArrowLeft':
      return at((drawn) => drawn - 1);
    case 'ArrowRight':
      return at((drawn) => drawn + 1);
    case 'ArrowUp':
      return { row: row + up, hole };
    case 'ArrowDown':
      return { row: row - up, hole };
    case 'Home':
      return at(() => 0);
    case 'End':
      return at(() => columns - 1);
    default:
      return null;
  }
}

/** The first cell is that of the first row, wherever it is drawn. */
function farMove(key: string, { first, last, columns }: Extent): Place | null {
  if (key === 'Home') return { row: first, hole: 0 };
  return key === 'End' ? { row: last, hole: columns - 1 } : null;
}
