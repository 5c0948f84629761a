// Frames while a peg is dragged with a finger over the holes of the row, to and fro, without slowdown.

import type { Browser, Page } from '@playwright/test';
import { freshPage } from './phone.ts';
import { openTable } from './table.ts';

const MILLISECONDS = 3000;

/** Milliseconds from each frame to the next. */
export interface DragFrames {
  /** The same finger on an empty page: what the browser does by itself. */
  readonly bare: readonly number[];
  readonly dragged: readonly number[];
}

export async function measureDrag(browser: Browser, origin: string): Promise<DragFrames> {
  const empty = await freshPage(browser);
  await empty.setContent('<p>0</p>');
  const bare = await framesOf(empty, { x: 195, y: 700 }, { x: 195, y: 400 });
  await empty.context().close();
  const page = await freshPage(browser);
  await openTable(page, origin);
  const [from, to] = [
    await middle(page, '[role=toolbar] [data-carried="peg 3"]'),
    await middle(page, '[data-hole="2"]'),
  ];
  // The first drag brings the code.
  await framesOf(page, from, to, 300);
  const dragged = await framesOf(page, from, to);
  await page.context().close();
  return { bare, dragged };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

async function middle(page: Page, selector: string): Promise<Spot> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`There is no ${selector}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function framesOf(page: Page, from: Spot, to: Spot, lasts = MILLISECONDS): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  await touch('touchMove', [{ x: from.x, y: from.y - 40 }]);
  const frames = page.evaluate(countFrames, lasts);
  const started = performance.now();
  while (performance.now() - started < lasts) {
    const swing = Math.sin((performance.now() - started) / 180) * 100;
    await touch('touchMove', [{ x: to.x + swing, y: to.y + swing / 5 }]);
  }
  const counted = await frames;
  await touch('touchEnd', []);
  await session.detach();
  return counted;
}

/** Runs in the page. */
function countFrames(lasts: number): Promise<number[]> {
  return new Promise((resolve) => {
    const frames: number[] = [];
    let first = 0;
    let before = 0;
    const frame = (now: number) => {
      if (before > 0) frames.push(now - before);
      else first = now;
      before = now;
      if (now - first < lasts) requestAnimationFrame(frame);
      else resolve(frames);
    };
    requestAnimationFrame(frame);
  });
}
