// Frames while the end of a round is revealed: from the answer to the last row until nothing moves any more. As a
// baseline, frames of a page with nothing but one box that moves.

import type { Browser, Page } from '@playwright/test';
import { freshPage, slowDown } from './phone.ts';
import { openTable } from './table.ts';

/** Twelve of them end a round of super. */
const ROWS = 12;
const ROUNDS = 4;

export interface RevealFrames {
  /** Milliseconds, for each round. */
  readonly durations: readonly number[];
  /** Milliseconds from each frame to the next, of all rounds. */
  readonly frames: readonly number[];
}

export async function measureReveals(browser: Browser, origin: string, slow: boolean): Promise<RevealFrames> {
  const durations: number[] = [];
  const frames: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await freshPage(browser);
    await openTable(page, origin);
    await playOut(page, round);
    if (slow) await slowDown(page, null);
    const times = page.evaluate(framesOfReveal);
    await page.keyboard.press('Enter');
    note(await times, durations, frames);
    await page.context().close();
  }
  return { durations, frames };
}

/** As long as a reveal takes, as often. */
export async function measureBare(browser: Browser): Promise<RevealFrames> {
  const durations: number[] = [];
  const frames: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await freshPage(browser);
    await page.setContent('<div data-end style="width:48px;height:48px;background:#333"></div>');
    await page.evaluate(() => {
      document.querySelector('div')?.animate([{}, { transform: 'translateY(200px)' }], 2000);
    });
    note(await page.evaluate(framesOfReveal), durations, frames);
    await page.context().close();
  }
  return { durations, frames };
}

function note(times: readonly number[], durations: number[], frames: number[]): void {
  durations.push((times.at(-1) ?? 0) - (times[0] ?? 0));
  frames.push(...times.slice(1).map((time, index) => time - (times[index] ?? 0)));
}

/** Up to the Enter that ends the round; the same row throughout, so that a code of another colour is never found. */
export async function playOut(page: Page, round: number): Promise<void> {
  await page.locator('.board [tabindex="0"]').first().focus();
  for (let row = 1; row <= ROWS; row += 1) {
    await page.locator(`[aria-rowindex="${row}"].active`).waitFor();
    for (let hole = 0; hole < 5; hole += 1) await page.keyboard.press(`${round + 1}`);
    if (row < ROWS) await page.keyboard.press('Enter');
  }
}

/** Runs in the page: the times of all frames from the end of the round until nothing moves. */
function framesOfReveal(): Promise<readonly number[]> {
  const times: number[] = [];
  return new Promise((resolve) => {
    const frame = (time: number) => {
      const isOver = document.querySelector('[data-end]') !== null;
      if (isOver) times.push(time);
      if (isOver && times.length > 1 && document.getAnimations().length === 0) resolve(times);
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}
