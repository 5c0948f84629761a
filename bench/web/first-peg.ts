// How long it takes from opening a link until something is visible, and until a peg is in a hole.

import type { Browser } from '@playwright/test';
import { freshPage, type Line, slowDown } from './phone.ts';
import { ACTIONS, openTable } from './table.ts';

/** A shared machine stutters; the median of several visits hides that. */
const VISITS = 5;

/** Milliseconds until the largest contentful paint of home, the median of several first visits. */
export async function measurePaint(browser: Browser, origin: string, line: Line): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) times.push(await paintOnce(browser, origin, line));
  return times.sort((a, b) => a - b)[Math.floor(VISITS / 2)] ?? Number.NaN;
}

async function paintOnce(browser: Browser, origin: string, line: Line): Promise<number> {
  const page = await freshPage(browser);
  await slowDown(page, line);
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0));
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.context().close();
  return painted;
}

export async function measureFirstPeg(
  browser: Browser,
  origin: string,
  line: Line,
): Promise<{ readonly milliseconds: number; readonly actions: number }> {
  const page = await freshPage(browser);
  await slowDown(page, line);
  const started = performance.now();
  await openTable(page, origin);
  // Placing the peg does not count as an action on the way to it.
  await page.keyboard.press('1');
  await page.getByRole('gridcell', { name: 'Hole 1, black' }).waitFor();
  const milliseconds = performance.now() - started;
  await page.context().close();
  return { milliseconds, actions: ACTIONS };
}
