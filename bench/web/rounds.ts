// A round as it is played on a slow phone: from a tap to the picture of the peg, from Enter to the answer that is seen and
// said, and how far things were shifted meanwhile.

import type { Browser, Page } from '@playwright/test';
import { freshPage, slowDown } from './phone.ts';
import { openTable } from './table.ts';

/** All different in what they leave, so that no round ends early; the last rows of the board stay free. */
const ROWS = ['11223', '34455', '56677', '81188', '22334', '45566', '77881', '12345', '67812', '23456'];
const ROUNDS = 4;
const BARE_TAPS = 50;
/** Milliseconds from a picture to the next tap or Enter, as of a fast player. */
const PACE = 200;
/** For how long a key is held; shorter than most answers take. */
const HELD = 80;

/** Milliseconds, one for each tap and each Enter; shifts as browsers count them. */
export interface RoundTimes {
  readonly taps: readonly number[];
  readonly enters: readonly number[];
  readonly shift: number;
}

export async function measureRounds(browser: Browser, origin: string): Promise<RoundTimes> {
  const taps: number[] = [];
  const enters: number[] = [];
  let shift = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await freshPage(browser);
    await openTable(page, origin);
    await slowDown(page, null);
    await page.evaluate(watchRound);
    for (const row of ROWS) {
      for (const digit of row) taps.push(await tapPeg(page, digit));
      enters.push(await submit(page));
      if ((await page.locator('.board [aria-selected="true"]').count()) === 0) break;
    }
    shift += await page.evaluate(() => (globalThis as unknown as Watched).watched.shift);
    await page.context().close();
  }
  return { taps, enters, shift };
}

/** The same on a page with a button alone: what the browser takes by itself. */
export async function tapBare(browser: Browser): Promise<readonly number[]> {
  const page = await freshPage(browser);
  await page.setContent(
    `<button class="key" aria-keyshortcuts="1" onclick="this.textContent += 1">1</button>`,
  );
  await slowDown(page, null);
  await page.evaluate(watchRound);
  const taps: number[] = [];
  while (taps.length < BARE_TAPS) taps.push(await tapPeg(page, '1'));
  await page.context().close();
  return taps;
}

/** What is measured in the page; each waits for the next one. */
interface Watched {
  readonly watched: {
    drawn: number | null;
    answered: number | null;
    shift: number;
    /** The next answer; what is there before is not looked for during the press. */
    await(): void;
  };
}

async function tapPeg(page: Page, digit: string): Promise<number> {
  const box = await page.locator(`.key[aria-keyshortcuts="${digit}"]`).boundingBox();
  if (!box) throw new Error(`There is no peg ${digit}.`);
  await page.evaluate(() => {
    (globalThis as unknown as Watched).watched.drawn = null;
  });
  await page.waitForTimeout(PACE);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return take(page, 'drawn');
}

async function submit(page: Page): Promise<number> {
  await page.evaluate(() => {
    (globalThis as unknown as Watched).watched.await();
    document.querySelector<HTMLElement>('.board [tabindex="0"]')?.focus();
  });
  await page.waitForTimeout(PACE);
  await page.keyboard.press('Enter', { delay: HELD });
  return take(page, 'answered');
}

async function take(page: Page, what: 'drawn' | 'answered'): Promise<number> {
  const found = await page.waitForFunction(
    (name) => (globalThis as unknown as Watched).watched[name] ?? false,
    what,
  );
  return Number(await found.jsonValue());
}

/**
 * Runs in the page. A message posted in the frame after something changed arrives once that frame is drawn. An answer is
 * there when the row has it and the live region says it.
 */
function watchRound(): void {
  const answers = () => document.querySelectorAll('.board [role=row][aria-label*="nswer: "]').length;
  const said = () => document.querySelector('[aria-live], [role=status]')?.textContent ?? '';
  let before = { answers: 0, said: '' };
  const watched: Watched['watched'] = {
    drawn: null,
    answered: null,
    shift: 0,
    await() {
      watched.answered = null;
      before = { answers: answers(), said: said() };
    },
  };
  Object.assign(globalThis, { watched });
  const afterFrame = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  let down = 0;
  let entered = 0;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      down = timeStamp;
    },
    true,
  );
  addEventListener('click', () =>
    afterFrame(() => {
      watched.drawn = performance.now() - down;
    }),
  );
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'Enter') entered = timeStamp;
    },
    true,
  );
  new MutationObserver(() => {
    if (entered === 0 || said() === before.said || answers() === before.answers) return;
    const from = entered;
    entered = 0;
    afterFrame(() => {
      watched.answered = performance.now() - from;
    });
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) watched.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
