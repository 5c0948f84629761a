// From asking for a hint to reading it, in every edition and after every of the first rows. Browsers slow down the page
// alone, so the time of the worker that thinks is counted as often as the page is slowed down.

import { EDITION_NAMES, type EditionName } from '@blackpeg/rules';
import { editionName, formName, playTexts, setUpTexts } from '@blackpeg/wording';
import type { Browser, Page } from '@playwright/test';
import { SLOWDOWN, slowDown } from './phone.ts';

const words = playTexts('en').hints;
const GRADES = ['clue', 'row'] as const;
const ROWS = 4;
/** Milliseconds between an answer and the question, in which hints are prepared. */
const THOUGHT = 2_000;
const WINDOW = { width: 1280, height: 800 };

export interface HintTimes {
  readonly edition: EditionName;
  /** Milliseconds for each hint, asked for at once and after a moment's thought. */
  readonly atOnce: readonly number[];
  readonly later: readonly number[];
}

export async function measureHints(browser: Browser, origin: string): Promise<readonly HintTimes[]> {
  const times: HintTimes[] = [];
  for (const edition of EDITION_NAMES) {
    const atOnce = await measure(browser, origin, edition, 0);
    const later = await measure(browser, origin, edition, THOUGHT);
    times.push({ edition, atOnce, later });
  }
  return times;
}

async function measure(
  browser: Browser,
  origin: string,
  edition: EditionName,
  thought: number,
): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: WINDOW, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watchWorker);
  await page.goto(`${origin}/`);
  await page
    .getByRole('link', { name: editionName('en', edition) })
    .first()
    .click();
  // A duel begins with hiding a code.
  await page.getByRole('radio', { name: formName('en', 'solitaire'), exact: true }).check({ force: true });
  await page.getByRole('button', { name: setUpTexts('en').start }).click();
  await page.getByRole('gridcell', { selected: true }).first().waitFor();
  await slowDown(page, null);
  const times: number[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    for (const grade of GRADES) {
      // The worker that prepares would not be as quick on a slow machine either.
      await page.waitForTimeout(thought * (thought > 0 ? SLOWDOWN / 2 : 1));
      times.push(await hint(page, words[grade].label));
    }
    if (!(await playHint(page))) break;
  }
  await context.close();
  return times;
}

interface Thinking {
  /** Milliseconds the worker took for its last answers, since it was asked. */
  thought: number;
  hinted: Promise<{ readonly shown: number; readonly thought: number }>;
}

async function hint(page: Page, label: string): Promise<number> {
  const button = page.getByRole('button', { name: label, exact: true });
  await page.evaluate(awaitHint);
  await button.click();
  const { shown, thought } = await page.evaluate(() => (globalThis as unknown as Thinking).hinted);
  return shown + (SLOWDOWN - 1) * thought;
}

/** Runs in the page: from the next press of the pointer to the frame that shows another hint. */
function awaitHint(): void {
  const noted = globalThis as unknown as Thinking;
  noted.thought = 0;
  const find = () => document.querySelector('[data-hints] .message');
  const old = find();
  noted.hinted = new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () => {
          const now = find();
          if (now === null || now === old) return requestAnimationFrame(look);
          return resolve({ shown: performance.now() - timeStamp, thought: noted.thought });
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** The row that was shown is placed, so that the next one is another position; false when the round is over. */
async function playHint(page: Page): Promise<boolean> {
  await page.getByRole('button', { name: words.take }).click();
  await page.locator('.board [tabindex="0"]').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('[data-hints] [role=status]') === null);
  return (await page.locator('.board [aria-selected="true"]').count()) > 0;
}

/** Runs in the page before anything else: notes how long the worker takes. */
function watchWorker(): void {
  const noted = globalThis as unknown as Thinking;
  noted.thought = 0;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: { kind?: string; id?: number }) {
    const asked = performance.now();
    if (message.kind === 'ask') {
      this.addEventListener('message', ({ data }: MessageEvent<{ kind: string; id: number }>) => {
        if (data.id === message.id && data.kind === 'told') noted.thought += performance.now() - asked;
      });
    }
    postMessage.call(this, message);
  } as Worker['postMessage'];
}
