// What is read from this device comes at once: nothing on the page moves for it, and no code is offered a second time.

import { dailyTexts, matchesTexts, statisticsTexts } from '@blackpeg/wording';
import type { Locator, Page } from '@playwright/test';
import type { Route } from '../../apps/web/src/app/route.ts';
import { button } from './composing.ts';
import { expect, test } from './fixtures/index.ts';
import { FINISHED, MORNING } from './states/matches.ts';
import { furnish, type KeptMatch } from './states/storage.ts';

const DATE = new Date(MORNING).toISOString().slice(0, 10);
const TODAY = {
  ...FINISHED,
  match: 'today',
  card: { ...FINISHED.card, origin: { kind: 'daily', date: DATE } },
} as const satisfies KeptMatch;

const ARRIVALS: readonly (readonly [Route, readonly KeptMatch[], (page: Page) => Locator])[] = [
  [{ screen: 'matches' }, [], (page) => button(page, matchesTexts('de').bringIn.button)],
  [{ screen: 'statistics' }, [FINISHED], (page) => button(page, statisticsTexts('de').reset)],
];

/** Runs in the page: what shifted since it was loaded, without anybody's doing. */
function shiftsSoFar(): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const shifts: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(shifts)));
  });
}

for (const [route, matches, last] of ARRIVALS) {
  test(`nothing on ${route.screen} moves when what is stored has been read @phone`, async ({ app }) => {
    const { page } = app;
    await page.clock.setFixedTime(MORNING);
    await furnish(app, { matches });
    await app.open(route, { language: 'de' });
    await expect(last(page)).toBeVisible();
    // With the fonts there: the second visit.
    await app.reload();
    await expect(last(page)).toBeVisible();
    expect(await page.evaluate(shiftsSoFar)).toEqual([]);
  });
}

test('nothing on the page of a day moves when its puzzle is there @desktop', async ({ app }) => {
  const { page } = app;
  // A puzzle of pairs, which is taller than most.
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'));
  await app.open({ screen: 'daily', date: null }, { language: 'en' });
  await expect(button(page, dailyTexts('en').tryCode)).toBeVisible();
  expect(await page.evaluate(shiftsSoFar)).toEqual([]);
});

/** Runs in the page: the label of every key that was ever shown. */
function noteKeys(): void {
  const labels = new Set<string>();
  Object.assign(window, { labels });
  const note = () => {
    for (const key of document.querySelectorAll('.keycap')) labels.add(key.textContent?.trim() ?? '');
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true });
}

test('a code of the day that was found is never offered again, not even for a moment @phone', async ({
  app,
}) => {
  const { page } = app;
  const words = dailyTexts('fr');
  await page.clock.setFixedTime(MORNING);
  await furnish(app, { matches: [TODAY] });
  await page.addInitScript(noteKeys);
  await app.open({ screen: 'daily', date: null }, { language: 'fr' });
  await expect(button(page, words.share)).toBeVisible();
  const shown = await page.evaluate(() => [...(window as unknown as { labels: Set<string> }).labels]);
  expect(shown).toContain(words.share);
  expect(shown).not.toContain(words.start);
});
