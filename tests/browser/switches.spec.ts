// U2, U6: a game with two switches, and with one: pegs, buttons, sheets and confirmations are chosen by scanning.

import { editionNamed, standardTerms, superEdition } from '@blackpeg/rules';
import { pegName, playTexts, reviewScreenTexts, setUpTexts } from '@blackpeg/wording';
import type { Page } from '@playwright/test';
import { expect, test as testInOwnPage } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { SMALL } from './players/plays.ts';
import { digits, played, RUNNING } from './states/matches.ts';
import { furnish } from './states/storage.ts';

const words = playTexts('en');
const PLAY = { screen: 'play', match: RUNNING.match } as const;
const offered = (page: Page) => page.locator('[data-offered]');

const NEXT = 'x';
const CHOOSE = 'z';

/** Moves on until the control with this name is offered, and into the groups that hold it; at most once around. */
async function scanTo(page: Page, name: string, moveOn = () => page.keyboard.press(NEXT)): Promise<void> {
  for (let press = 0; press < 80; press++) {
    // Nothing is offered while a screen is loading.
    if ((await offered(page).count()) === 0) await moveOn();
    const at = await offered(page).evaluate((one, wanted) => {
      const nameOf = (control: Element) =>
        (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
      const isNamed = (control: Element) => nameOf(control).startsWith(wanted);
      if (one.matches('button, a, input, [role=gridcell]')) return isNamed(one) ? 'control' : 'other';
      // A group around other groups may not offer it.
      const isTried = one.getAttribute('data-tried') === wanted;
      one.setAttribute('data-tried', wanted);
      return !isTried && [...one.querySelectorAll('button, a, input')].some(isNamed) ? 'group' : 'other';
    }, name);
    if (at === 'control') return;
    await (at === 'group' ? page.keyboard.press(CHOOSE) : moveOn());
  }
  throw new Error(`“${name}” was not offered.`);
}

test('two switches fill a row, submit it, and open and close a sheet @desktop', async ({ app }) => {
  const { page } = app;
  await furnish(app, { matches: [RUNNING] });
  await app.open(PLAY, { scan: 'two', scanKeys: [NEXT, CHOOSE], singleKeys: false });
  const peg = pegName('en', superEdition(), 2);
  await page.getByRole('gridcell', { selected: true }).waitFor();
  // The code that offers controls is loaded after the board.
  await expect(async () => {
    await page.keyboard.press(NEXT);
    await expect(offered(page)).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  // The palette is a group: chosen once, it offers its pegs, and the same again after each.
  await scanTo(page, peg);
  for (let hole = 1; hole <= 5; hole++) await page.keyboard.press(CHOOSE);
  await app.hears(new RegExp(`Hole 5, ${peg}`));
  await scanTo(page, words.row.submit);
  await page.keyboard.press(CHOOSE);
  await app.hears(/black|white|no key pegs/);
  await page.getByRole('button', { name: words.row.more }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press(NEXT);
  await scanTo(page, words.close);
  await page.keyboard.press(CHOOSE);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('what a press would choose is seen before the first press, on a new screen and in a sheet @desktop', async ({
  app,
}) => {
  const { page } = app;
  await furnish(app, { matches: [RUNNING] });
  await app.open(PLAY, { scan: 'two', scanKeys: [NEXT, CHOOSE], singleKeys: false });
  await page.getByRole('gridcell', { selected: true }).waitFor();
  await expect(page.locator('main [data-offered]')).toBeVisible();
  await page.getByRole('button', { name: words.row.more }).click();
  await expect(page.locator('dialog [data-offered], dialog[data-offered]')).toBeVisible();
  await page.keyboard.press(NEXT);
  await scanTo(page, words.close);
  await page.keyboard.press(CHOOSE);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('main [data-offered]')).toBeVisible();
  await app.open({ screen: 'set-up', edition: 'mini' }, { scan: 'two', scanKeys: [NEXT, CHOOSE] });
  await expect(page.locator('main [data-offered], main[data-offered]')).toBeVisible();
});

for (const { scan, chooses } of [
  { scan: 'two', chooses: 'who chooses with one and moves on with another' },
  { scan: 'one', chooses: 'who waits for what is offered' },
] as const)
  testInOwnPage(
    `a match is set up, played, given up and begun again by a player ${chooses} @desktop`,
    async ({ app }) => {
      const { page } = app;
      if (scan === 'one') await page.clock.install();
      const moveOn = () => (scan === 'one' ? page.clock.runFor(500) : page.keyboard.press(NEXT));
      const chooses = async (name: string) => {
        await scanTo(page, name, moveOn);
        await page.keyboard.press(CHOOSE);
      };
      const heading = page.getByRole('heading', { level: 1 });
      const choices = { scan, scanKeys: [NEXT, CHOOSE], scanPace: '0.5', singleKeys: false } as const;
      await app.open({ screen: 'set-up', edition: 'mini' }, choices);
      await expect(async () => {
        await moveOn();
        await expect(offered(page)).toHaveCount(1, { timeout: 1000 });
      }).toPass();
      await chooses(setUpTexts('en').start);
      await expect(heading).toHaveText(words.title.row(1, 6));
      const peg = pegName('en', editionNamed('mini'), 2);
      await scanTo(page, peg, moveOn);
      for (let hole = 1; hole <= 4; hole++) await page.keyboard.press(CHOOSE);
      await chooses(words.row.submit);
      await expect(heading).toHaveText(words.title.row(2, 6));
      await chooses(words.row.more);
      await chooses(words.ask.resignRound.label);
      await chooses(words.ask.resignRound.yes);
      await chooses(words.end.once);
      await expect(heading).toHaveText(words.title.row(1, 6));
    },
  );

test('the slider of a review moves on by a switch, and from its end to its start @desktop', async ({
  app,
}) => {
  const { page } = app;
  const kept = played('slid', standardTerms(SMALL, { form: 'solitaire' }), RUNNING.card.sitters, (table) => {
    table.hide('house', digits('333'));
    for (const row of ['112', '333'].map(digits)) table.guess(0, row);
  });
  await furnish(app, { matches: [kept] });
  await app.open(
    { screen: 'review', match: kept.match, round: null },
    { scan: 'two', scanKeys: [NEXT, CHOOSE] },
  );
  const slider = page.getByRole('slider');
  await expect(slider).toBeEnabled();
  const before = await slider.inputValue();
  await expect(async () => {
    await page.keyboard.press(NEXT);
    await expect(offered(page)).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await scanTo(page, reviewScreenTexts('en').space.scrub);
  await page.keyboard.press(CHOOSE);
  await expect(slider).not.toHaveValue(before);
  await page.keyboard.press(CHOOSE);
  await expect(slider).toHaveValue(before);
});

testInOwnPage(
  'one switch rests after three rounds, and a press after that continues without choosing @desktop',
  async ({ app }) => {
    const { page } = app;
    await page.clock.install();
    await app.open({ screen: 'home' }, { scan: 'one', scanPace: '0.5' });
    await expect(offered(page)).toHaveCount(1);
    await page.clock.runFor(120_000);
    const resting = await offered(page).elementHandle();
    const isOffered = () => resting?.evaluate((one) => one.hasAttribute('data-offered'));
    await page.clock.runFor(10_000);
    expect(await isOffered()).toBe(true);
    const url = page.url();
    await page.keyboard.press('Enter');
    expect(await isOffered()).toBe(true);
    expect(page.url()).toBe(url);
    await page.clock.runFor(600);
    expect(await isOffered()).toBe(false);
  },
);

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
