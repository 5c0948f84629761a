// U7: one tab stop for the board and one for the palette, and a focus that is never lost, unseen or covered.

import type { Page } from '@playwright/test';
import { focusOf } from './checks/focus.ts';
import { wander } from './checks/random-actions.ts';
import { isFull } from './fixtures/full.ts';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { wear } from './states/appearance.ts';
import { WINDOWS } from './states/mixes.ts';
import { STATES } from './states/states.ts';

test.use({ choices: { language: 'en', theme: 'light', motion: 'reduced', housePace: 'at-once' } });

for (const name of ['play-super', 'play-shapes', 'play-duel', 'companion', 'challenge', 'lesson']) {
  test(`U7: every board and palette of ${name} is one tab stop @desktop`, async ({ app }) => {
    const { page } = app;
    await stateNamed(name).reach(app, 'en');
    const composites = page.locator('main').locator('[role=grid], [role=toolbar]').filter({ visible: true });
    for (const window of isFull || /^play-(super|duel)/.test(name)
      ? Object.values(WINDOWS)
      : [WINDOWS.phone]) {
      await page.setViewportSize(window);
      await wear(page, {});
      const stops = await tabThrough(page);
      expect(stops.toSorted()).toEqual((await composites.evaluateAll(namesOf)).toSorted());
      expect(stops.length).toBeGreaterThan(1);
    }
  });
}

for (const [name, size, seed] of [
  ['play-super', '@desktop', 1],
  ['play-duel', '@phone', 2],
] as const) {
  test(`U7: after each of 50 random actions at ${name} the focus is there and seen ${size}`, async ({
    app,
  }) => {
    await stateNamed(name).reach(app, 'en');
    await app.page.getByRole('gridcell', { selected: true }).focus();
    await app.page.keyboard.press('ArrowRight');
    await wander(app.page, seed, 50);
  });
}

function stateNamed(name: string) {
  const state = STATES.find((one) => one.name === name);
  if (!state) throw new Error(`There is no state ${name}.`);
  return state;
}

/** The board or palette of each tab stop; stops elsewhere are left out. */
async function tabThrough(page: Page): Promise<readonly string[]> {
  const stops: string[] = [];
  // From the beginning. A player who has moved elsewhere is not taken to the board, unlike one who has just arrived.
  await page.locator('.skip').first().focus();
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const { on, indicator, within } = await focusOf(page);
    if (on === null) break;
    expect(indicator, on).toBeGreaterThanOrEqual(2);
    if (within !== null) stops.push(within);
  }
  return stops;
}

/** Runs in the page. */
function namesOf(composites: readonly Element[]): readonly string[] {
  return composites.map((composite) => composite.getAttribute('aria-label') ?? '');
}
