// From requesting a hint to reading it, in every edition and after each of the first rows. Browsers slow down only the page.
// So the worker records by its own clock when it works: the part between the press and the picture is multiplied
// by the slowdown of the page, and it gets no more time to prepare than a slow one would need.

import { EDITION_NAMES, type EditionName } from '@blackpeg/rules';
import { editionName, formName, playTexts, setUpTexts } from '@blackpeg/wording';
import type { Browser, Page, Worker } from '@playwright/test';
import { SLOWDOWN, slowDown } from './phone.ts';

const words = playTexts('en').hints;
const GRADES = ['clue', 'row'] as const;
const ROWS = 4;
/** Milliseconds between an answer and the question, and until hints are prepared: on arrival, and after each answer. */
const THOUGHT = 2_000;
const UNPREPARED = { first: 700, next: 120 };
const WINDOW = { width: 1280, height: 800 };

export interface HintTimes {
  readonly edition: EditionName;
  /** Milliseconds for each hint, requested at once and after a moment. */
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
  const thinker = page.waitForEvent('worker').then(watchWorker);
  await page.goto(`${origin}/`);
  await page
    .getByRole('link', { name: editionName('en', edition) })
    .first()
    .click();
  // A duel begins with hiding a code.
  await page.getByRole('radio', { name: formName('en', 'solitaire'), exact: true }).check({ force: true });
  await page.getByRole('button', { name: setUpTexts('en').start }).click();
  await page.getByRole('gridcell', { selected: true }).first().waitFor();
  const worker = await thinker;
  await slowDown(page, null);
  const times: number[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    for (const grade of GRADES) {
      const idle = row === 0 ? UNPREPARED.first : UNPREPARED.next;
      if (thought > 0) await page.waitForTimeout(idle + (thought - idle) / SLOWDOWN);
      times.push(await hint(page, worker, words[grade].label));
    }
    if (!(await playHint(page))) break;
  }
  await context.close();
  return times;
}

/** From one moment to another, in milliseconds since 1970. */
type Span = readonly [from: number, to: number];

interface Watching {
  hinted: Promise<Span>;
}

interface Working {
  /** When the worker worked on an answer. */
  readonly worked: Span[];
}

async function hint(page: Page, worker: Worker, label: string): Promise<number> {
  const button = page.getByRole('button', { name: label, exact: true });
  await page.evaluate(awaitHint);
  await button.click();
  const [pressed, shown] = await page.evaluate(() => (globalThis as unknown as Watching).hinted);
  const worked = await worker.evaluate(() => (globalThis as unknown as Working).worked);
  const within = worked.map(([from, to]) => Math.min(to, shown) - Math.max(from, pressed));
  const thought = within.filter((time) => time > 0).reduce((sum, time) => sum + time, 0);
  return shown - pressed + (SLOWDOWN - 1) * thought;
}

/** Runs in the page: from the next press of the pointer to when the frame that shows another hint is drawn. */
function awaitHint(): void {
  const find = () => document.querySelector('[data-hints] .message')?.textContent ?? null;
  const old = find();
  const now = () => performance.timeOrigin + performance.now();
  (globalThis as unknown as Watching).hinted = new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          if (find() === null || find() === old) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve([performance.timeOrigin + timeStamp, now()]);
            port2.postMessage(null);
          });
        });
        observer.observe(document, { childList: true, characterData: true, subtree: true });
      },
      { capture: true, once: true },
    );
  });
}

/** Places the suggested row, so that the next hint is about another position; false when the round is over. */
async function playHint(page: Page): Promise<boolean> {
  const answered = page.locator('.board [role=row][aria-label*="nswer: "]');
  const before = await answered.count();
  await page.getByRole('button', { name: words.take }).click();
  await page.locator('.board [tabindex="0"]').first().focus();
  await page.keyboard.press('Enter');
  // The row that it finds the code with ends the round.
  await answered.nth(before).waitFor();
  return (await page.locator('.board [aria-selected="true"]').count()) > 0;
}

/** Records when the worker works: from a question, or the previous answer, to its answer. It answers one after another. */
async function watchWorker(worker: Worker): Promise<Worker> {
  await worker.evaluate(() => {
    const now = () => performance.timeOrigin + performance.now();
    const worked: Span[] = [];
    Object.assign(globalThis, { worked });
    let open = 0;
    let since = 0;
    addEventListener(
      'message',
      ({ data }: MessageEvent<{ kind: string }>) => {
        if (data.kind !== 'ask') return;
        if (open === 0) since = now();
        open += 1;
      },
      { capture: true },
    );
    const say = postMessage.bind(globalThis) as (message: { kind: string }) => void;
    Object.assign(globalThis, {
      postMessage(message: { kind: string }) {
        say(message);
        if (message.kind === 'progress' || open === 0) return;
        worked.push([since, now()]);
        since = now();
        open -= 1;
      },
    });
  });
  return worker;
}
