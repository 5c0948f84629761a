// Drags with the mouse if there is one, otherwise with a finger on the screen, with the events of a real pointer.

import type { CDPSession, Locator, Page } from '@playwright/test';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Hand {
  down(at: Spot): Promise<void>;
  /** There in several steps. */
  move(to: Spot): Promise<void>;
  up(): Promise<void>;
  /** The pointer is taken away, as by the system. */
  cancel(): Promise<void>;
  /** Pressed, moved this far and lifted at once, as quickly as a tap. */
  tap(at: Spot, to: Spot): Promise<void>;
}

/** The middle of the element, or this many pixels from there. */
export async function spotOf(locator: Locator, by: Partial<Spot> = {}): Promise<Spot> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not in sight.`);
  return {
    x: Math.round(box.x + box.width / 2 + (by.x ?? 0)),
    y: Math.round(box.y + box.height / 2 + (by.y ?? 0)),
  };
}

/** Unless it `holds` pegs, a press is never a long press, however slow the machine. */
export async function handOn(page: Page, touch: boolean, { holds = false } = {}): Promise<Hand> {
  await page.evaluate(delayTimersOfPresses, holds ? 1 : 100);
  return touch ? finger(page, await page.context().newCDPSession(page)) : mouse(page);
}

/**
 * In the page: timers that a press starts take so many times as long. On a slow machine half a second may pass between press and
 * move, and a peg of the palette that is held so long fills the row instead of being dragged.
 */
function delayTimersOfPresses(times: number): void {
  const { dataset } = document.documentElement;
  const isKnown = dataset['presses'] !== undefined;
  dataset['presses'] = `${times}`;
  if (isKnown) return;
  const { setTimeout: start } = window;
  const delayed = (act: () => void, ms = 0) => start(act, ms * Number(dataset['presses']));
  addEventListener('pointerdown', () => Object.assign(window, { setTimeout: delayed }), true);
  addEventListener('pointerdown', () => Object.assign(window, { setTimeout: start }));
}

const STEPS = 6;

function mouse(page: Page): Hand {
  const { mouse: hand } = page;
  return {
    async down({ x, y }) {
      await Promise.all([hand.move(x, y), hand.down()]);
    },
    move: ({ x, y }) => hand.move(x, y, { steps: STEPS }),
    up: () => hand.up(),
    // A test cannot make the browser cancel a mouse pointer.
    async cancel() {
      await page.evaluate(() => dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 })));
      await hand.up();
    },
    async tap(at, to) {
      await Promise.all([hand.move(at.x, at.y), hand.down(), hand.move(to.x, to.y), hand.up()]);
    },
  };
}

function finger(page: Page, session: CDPSession): Hand {
  let at: Spot = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', touchPoints: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    async down(to) {
      at = to;
      await send('touchStart', [at]);
    },
    async move(to) {
      const from = at;
      for (let step = 1; step <= STEPS; step += 1) {
        const part = step / STEPS;
        at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        await send('touchMove', [at]);
      }
    },
    async up() {
      await send('touchEnd', []);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    },
    async cancel() {
      await send('touchCancel', []);
    },
    async tap(from, to) {
      await Promise.all([send('touchStart', [from]), send('touchMove', [to]), send('touchEnd', [])]);
    },
  };
}
