// Dragging pegs with the mouse or a finger. A press is a tap until it leaves the element it began on: that still does what
// a tap does. Holes are measured once a drag, and a peg that moves changes nothing but its transform.

import './drag-pegs.css';
import type { CarriedPeg } from '@blackpeg/session';
import { tremble } from '../app/tell-said.ts';
import { durationOf } from '../styles/durations.ts';
import { carriedFrom, type Dragging, type DragPorts, hasMoved } from './carried.ts';
import { type HoleSpot, holeNear, pulled, type Spot } from './snapping.ts';

interface Press {
  readonly id: number;
  readonly peg: HTMLElement;
  /** The event it began with. */
  readonly from: PointerEvent;
  /** Null until it has moved. */
  carry: Carry | null;
}

interface Carry {
  readonly carried: CarriedPeg;
  /** The drawn peg. */
  readonly piece: HTMLElement;
  /** Where it came from, and its size there. */
  readonly home: DOMRect;
  readonly pressed: DOMRect;
  readonly holes: readonly HoleSpot[];
  readonly width: number;
  readonly scale: number;
  /** Pixels above the finger. */
  readonly lift: number;
  /** Has it been outside what was pressed? */
  left: boolean;
  /** The hole that would take it. */
  over: HoleSpot | null;
  at: Spot;
}

/** How much larger a dragged peg is than in its hole. */
const RAISED = 1.1;

/** For the holes within `row`. */
export function createDragging(row: HTMLElement, ports: DragPorts): Dragging {
  const presses = new Map<number, Press>();

  function moved(event: PointerEvent): void {
    const press = presses.get(event.pointerId);
    if (!press || (!press.carry && !hasMoved(press.from, event))) return;
    press.carry ??= event.buttons === 0 ? null : begin(press, row, ports);
    if (press.carry) follow(press.id, press.carry, { x: event.clientX, y: event.clientY }, row);
    else presses.delete(press.id);
  }

  function end({ id, carry, peg }: Press): Carry | null {
    presses.delete(id);
    if (carry) light(row, null);
    peg.removeAttribute('data-away');
    return carry;
  }

  function lifted({ pointerId }: PointerEvent): void {
    const press = presses.get(pointerId);
    const carry = press && end(press);
    if (carry) letGo(carry, ports);
  }

  function cancelled({ pointerId }: PointerEvent): void {
    const press = presses.get(pointerId);
    if (press) abort(press);
  }

  /** Whether anything was dragged. */
  function abort(...aborted: readonly Press[]): boolean {
    const carries = aborted.map(end).filter((carry) => carry !== null);
    carries.forEach(flyHome);
    return carries.length > 0;
  }

  function pressedKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !abort(...presses.values())) return;
    // The button or finger is still down.
    addEventListener('pointerup', swallowClick, { ...listen, once: true });
    swallow(event);
  }

  const stop = new AbortController();
  const listen = { capture: true, signal: stop.signal };
  addEventListener('pointermove', moved, listen);
  addEventListener('pointerup', lifted, listen);
  addEventListener('pointercancel', cancelled, listen);
  addEventListener('touchmove', keepsStill(presses), { ...listen, passive: false });
  addEventListener('keydown', pressedKey, listen);
  return {
    press(event, peg) {
      presses.set(event.pointerId, { id: event.pointerId, peg, from: event, carry: null });
    },
    close() {
      abort(...presses.values());
      stop.abort();
    },
  };
}

/** From the first move on: a finger lifted in motion would start a scroll, which swallows the next tap. */
function keepsStill(presses: ReadonlyMap<number, Press>): (event: TouchEvent) => void {
  return (event) => {
    if (presses.size > 0 && event.cancelable) event.preventDefault();
  };
}

/** Over what was pressed it is a tap. */
function letGo(carry: Carry, ports: DragPorts): void {
  const { carried, over, piece, left } = carry;
  if (left) swallowClick();
  const isOwn = carried.from === 'row' && over?.hole === carried.hole;
  const isLost = carried.from === 'elsewhere' && !over;
  if (!left || (over && !isOwn)) piece.remove();
  else if (isOwn || isLost) flyHome(carry);
  else vanish(carry);
  if (left && !isOwn && !isLost) ports.drop(carried, over?.hole ?? null);
}

/** Null if it may not be dragged. */
function begin({ peg, from }: Press, row: HTMLElement, ports: DragPorts): Carry | null {
  const carried = carriedFrom(peg.dataset.carried);
  const drawn = peg.matches('[data-piece]') ? peg : peg.querySelector<HTMLElement>('[data-piece]');
  if (!carried || !drawn || !ports.lift(carried)) return null;
  const home = drawn.getBoundingClientRect();
  const { holes, width } = holesIn(row);
  const piece = pieceFor(drawn, home);
  peg.toggleAttribute('data-away', carried.from === 'row');
  const lift = from.pointerType === 'touch' ? Math.max(width, home.height) : 0;
  return {
    carried,
    piece,
    home,
    pressed: peg.getBoundingClientRect(),
    holes,
    width,
    scale: (Math.max(width, 1) / Math.max(home.width, home.height, 1)) * RAISED,
    lift,
    left: false,
    over: null,
    at: { x: 0, y: 0 },
  };
}

function holesIn(row: HTMLElement): Pick<Carry, 'holes' | 'width'> {
  const found = [...row.querySelectorAll<HTMLElement>('[data-hole]')].flatMap((hole) => {
    const box = (hole.firstElementChild ?? hole).getBoundingClientRect();
    const spot = { hole: Number(hole.dataset.hole), x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return box.width > 0 ? [{ spot, width: box.width }] : [];
  });
  return { holes: found.map(({ spot }) => spot), width: found[0]?.width ?? 0 };
}

function pieceFor(drawn: HTMLElement, { width, height }: DOMRect): HTMLElement {
  const piece = document.createElement('div');
  piece.className = 'dragged-piece';
  piece.setAttribute('aria-hidden', 'true');
  piece.style.width = `${width}px`;
  piece.style.height = `${height}px`;
  piece.append(...[...drawn.childNodes].map((part) => part.cloneNode(true)));
  document.body.append(piece);
  return piece;
}

function follow(id: number, carry: Carry, at: Spot, row: HTMLElement): void {
  const { pressed, holes, scale, piece } = carry;
  if (!carry.left && !isWithin(pressed, at)) {
    carry.left = true;
    // Not before: a click goes to what has the pointer.
    piece.setPointerCapture(id);
  }
  const over = carry.left ? holeNear(holes, at, carry) : null;
  if (over?.hole !== carry.over?.hole) {
    light(row, over);
    if (over) tremble('peg');
  }
  carry.over = over;
  carry.at = pulled(at, over, carry);
  piece.style.transform = placed(carry.home, carry.at, scale);
}

function isWithin({ left, right, top, bottom }: DOMRect, { x, y }: Spot): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The hole that would take the peg; null for none. */
function light(row: HTMLElement, over: HoleSpot | null): void {
  row.querySelector('[data-lit]')?.removeAttribute('data-lit');
  if (over) row.querySelector(`[data-hole="${over.hole}"]`)?.setAttribute('data-lit', '');
}

function placed({ width, height }: DOMRect, { x, y }: Spot, scale: number): string {
  return `translate(${x - width / 2}px, ${y - height / 2}px) scale(${scale})`;
}

function flyHome({ piece, home, at, scale }: Carry): void {
  const to = { x: home.x + home.width / 2, y: home.y + home.height / 2 };
  const frames = [{ transform: placed(home, at, scale) }, { transform: placed(home, to, 1) }];
  removeAfter(piece, frames, '--t-rise');
}

function vanish({ piece, home, at, scale }: Carry): void {
  const gone = { transform: placed(home, at, scale * 0.6), opacity: 0 };
  removeAfter(piece, [{ transform: placed(home, at, scale), opacity: 1 }, gone], '--t-out');
}

/** Durations are those of the page: none at all without motion. */
function removeAfter(piece: HTMLElement, frames: Keyframe[], token: '--t-rise' | '--t-out'): void {
  const duration = durationOf(piece, token);
  const remove = () => piece.remove();
  piece.animate(frames, { duration, easing: 'ease-out', fill: 'forwards' }).finished.then(remove, remove);
}

/** A drag ends with a click wherever it was dropped; that click is ignored. */
function swallowClick(): void {
  addEventListener('click', swallow, { capture: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
