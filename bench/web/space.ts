// Draws of all codes as dots: the review of a round of super, 32,768 dots, while the slider moves through its rows.

import { playTexts, reviewScreenTexts } from '@blackpeg/wording';
import type { Browser } from '@playwright/test';
import { freshPage, slowDown } from './phone.ts';
import { playOut } from './reveal.ts';
import { openTable } from './table.ts';

const STEPS = 12;

export interface SpaceDraws {
  /** Milliseconds of script for each draw. */
  readonly draws: readonly number[];
  /** Milliseconds from each draw to the next within a sweep. */
  readonly frames: readonly number[];
}

export async function measureSpace(browser: Browser, origin: string): Promise<SpaceDraws> {
  const page = await freshPage(browser);
  await openTable(page, origin);
  await playOut(page, 0);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: playTexts('en').end.review }).click();
  const slider = page.getByRole('slider', { name: reviewScreenTexts('en').space.scrub });
  // Enabled as soon as every row is reviewed.
  await page.locator('input[type=range]:enabled').waitFor({ timeout: 120_000 });
  await slowDown(page, null);
  const measured = await slider.evaluate(sweep, STEPS);
  await page.context().close();
  return measured;
}

/** Runs in the page: moves the slider to and fro by a row, and times the frames in which a canvas is drawn. */
async function sweep(element: HTMLElement | SVGElement, steps: number): Promise<SpaceDraws> {
  const slider = element as HTMLInputElement;
  const draws: number[] = [];
  const frames: number[] = [];
  const request = window.requestAnimationFrame.bind(window);
  let before: number | null = null;
  let idle = 0;
  window.requestAnimationFrame = (callback) =>
    request((now) => {
      const started = performance.now();
      callback(now);
      draws.push(performance.now() - started);
      if (before !== null) frames.push(now - before);
      before = now;
      idle = 0;
    });
  for (let step = 0; step < steps; step += 1) {
    slider.value = step % 2 === 0 ? '1' : '2';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    idle = 0;
    before = null;
    // A sweep is over when nothing was drawn for some frames.
    while (idle < 10) {
      idle += 1;
      await new Promise((resolve) => request(resolve));
    }
  }
  return { draws, frames };
}
