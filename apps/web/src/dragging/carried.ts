// What can be dragged, as the page marks it: `data-carried` is `peg 3`, `kind 1 4` (a facet and its kind) or `hole 2` (of the
// row itself). `data-piece` is on the drawing of it, `data-hole` on the holes of the row, `data-composing` on what holds all
// of them.

import type { CarriedPeg } from '@blackpeg/session';

export interface DragPorts {
  /** Whether it may be dragged; a refusal is announced with its reason. */
  lift(carried: CarriedPeg): boolean;
  /** Dropped on a hole of the row, from 0, or outside the row. */
  drop(carried: CarriedPeg, hole: number | null): void;
}

/** Drags what is pressed, as soon as it moves. */
export interface Dragging {
  press(event: PointerEvent, peg: HTMLElement): void;
  close(): void;
}

/** What can be dragged from an element; null if nothing. */
export function carriedFrom(text: string | undefined): CarriedPeg | null {
  const [what, ...numbers] = (text ?? '').split(' ');
  const [first = 0, second = 0] = numbers.map(Number);
  switch (what) {
    case 'peg':
      return { from: 'elsewhere', peg: first };
    case 'kind':
      return { from: 'elsewhere', facet: first, kind: second };
    case 'hole':
      return { from: 'row', hole: first };
    default:
      return null;
  }
}

/** Pixels that a press may move without becoming a drag: fingers tremble. */
const STILL = { mouse: 5, touch: 9 };

/** Whether a press has become a drag, or could: then it is not a long press. */
export function hasMoved(from: PointerEvent, { clientX, clientY }: PointerEvent): boolean {
  const still = from.pointerType === 'touch' ? STILL.touch : STILL.mouse;
  return Math.hypot(clientX - from.clientX, clientY - from.clientY) > still;
}
