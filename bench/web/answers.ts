// From a key to the picture that shows it: on the board of super, and on a page that does nothing but show the key.

import type { Browser, Page } from '@playwright/test';
import { freshPage, slowDown } from './phone.ts';
import { openTable } from './table.ts';

const KEYS = 200;
/** A row is filled and taken out again; nothing is submitted. */
const PLAYED = ['1', '2', '3', '4', '5', 'Backspace', 'Backspace', 'Backspace', 'Backspace', 'Backspace'];

/** Milliseconds, one a key. */
export interface Answers {
  readonly bare: readonly number[];
  readonly board: readonly number[];
}

export async function measureAnswers(browser: Browser, origin: string): Promise<Answers> {
  const bare = await freshPage(browser);
  await bare.setContent('<output>nothing yet</output>');
  await bare.evaluate(() => {
    addEventListener('keydown', ({ key }) => {
      (document.querySelector('output') as HTMLElement).textContent = key + Math.random();
    });
  });
  const bareTimes = await press(bare);
  await bare.context().close();
  const page = await freshPage(browser);
  await openTable(page, origin);
  await page.locator('.board [tabindex="0"]').first().focus();
  const board = await press(page);
  await page.context().close();
  return { bare: bareTimes, board };
}

async function press(page: Page): Promise<readonly number[]> {
  await slowDown(page, null);
  await page.evaluate(watch);
  for (let count = 0; count < KEYS; count += 1) {
    await page.keyboard.press(PLAYED[count % PLAYED.length] ?? '1');
    await page.waitForFunction(
      (wanted) => (globalThis as unknown as Watching).times.length === wanted,
      count + 1,
    );
  }
  return page.evaluate(() => (globalThis as unknown as Watching).times);
}

interface Watching {
  readonly times: readonly number[];
}

/** Runs in the page. A message posted in the frame after the key arrives once that frame is drawn. */
function watch(): void {
  const times: number[] = [];
  Object.assign(globalThis, { times });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    },
    true,
  );
}
