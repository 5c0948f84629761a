// U2, U6: a game with two switches, and with one: what is offered is chosen, pegs, keys, sheets and questions.

import { superEdition } from '@blackpeg/rules';
import { boardTexts, pegName, playTexts } from '@blackpeg/wording';
import type { Page } from '@playwright/test';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { RUNNING } from './states/matches.ts';
import { furnish } from './states/storage.ts';

const words = playTexts('en');
const PLAY = { screen: 'play', match: RUNNING.match } as const;
const offered = (page: Page) => page.locator('[data-offered]');

/** Moves on until what is offered has this name or holds a control that has it, at most once around. */
async function scanTo(page: Page, name: RegExp, key: string): Promise<void> {
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press(key);
    const label = await offered(page).evaluate((at) => at.getAttribute('aria-label') ?? at.textContent ?? '');
    if (name.test(label.trim())) return;
  }
  throw new Error(`Nothing like ${name} was offered.`);
}

test('two switches fill a row, submit it, and open and close a sheet @desktop', async ({ app }) => {
  const { page } = app;
  await furnish(app, { matches: [RUNNING] });
  await app.open(PLAY, { scan: 'two', scanKeys: ['x', 'z'], singleKeys: false });
  const peg = pegName('en', superEdition(), 2);
  await page.getByRole('gridcell', { selected: true }).waitFor();
  // The palette is a group: chosen once, it offers its pegs, and again after each.
  await scanTo(page, new RegExp(boardTexts('en').palette), 'x');
  await page.keyboard.press('z');
  await scanTo(page, new RegExp(peg), 'x');
  for (let hole = 1; hole <= 5; hole++) {
    await page.keyboard.press('z');
    await app.hears(new RegExp(`^Hole ${hole}, ${peg}`));
  }
  await scanTo(page, new RegExp(words.row.submit), 'x');
  await page.keyboard.press('z');
  await app.hears(/black|white|no key pegs/);
  await page.getByRole('button', { name: words.row.more }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await scanTo(page, new RegExp(`^${words.close}$`), 'x');
  await page.keyboard.press('z');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('one switch waits until time offers what it chooses @desktop', async ({ app }) => {
  const { page } = app;
  await app.open({ screen: 'home' }, { scan: 'one', scanPace: '0.5' });
  await expect(offered(page)).toHaveCount(1);
  const first = await offered(page).elementHandle();
  await expect
    .poll(async () => (await offered(page).elementHandle())?.evaluate((at, one) => at === one, first))
    .toBe(false);
  await app.open({ screen: 'home' }, { scan: 'off' });
  await expect(offered(page)).toHaveCount(0);
});
