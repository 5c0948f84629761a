// What can be carried, as the page says it: `data-carried` is `peg 3`, `kind 1 4` (a facet and its kind) or `hole 2` (of the
// row itself). `data-piece` is on the drawing of it, `data-hole` on the holes of the row, `data-composing` on what holds all
// of them.

import type { CarriedPeg } from '@blackpeg/session';

export interface DragPorts {
  /** Whether it may be carried; who says no tells why. */
  lift(carried: CarriedPeg): boolean;
  /** Let go of over a hole of the row, from 0, or beside it. */
  drop(carried: CarriedPeg, hole: number | null): void;
}

/** Carries what is pressed, as soon as it moves. */
export interface Dragging {
  press(event: PointerEvent, peg: HTMLElement): void;
  close(): void;
}

/** What an element says can be carried from it; null where it says nothing. */
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

/** Whether a press has become a drag, or could: then it is no long press. */
export function hasMoved(from: PointerEvent, { clientX, clientY }: PointerEvent): boolean {
  const still = from.pointerType === 'touch' ? STILL.touch : STILL.mouse;
  return Math.hypot(clientX - from.clientX, clientY - from.clientY) > still;
}
