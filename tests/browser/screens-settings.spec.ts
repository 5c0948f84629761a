// Settings take effect at once and survive a reload, and all stored data can be exported and deleted.

import { readFile } from 'node:fs/promises';
import { superEdition } from '@blackpeg/rules';
import {
  boardTexts,
  commonTexts,
  homeTexts,
  kindLetter,
  languageName,
  playTexts,
  settingsTexts,
} from '@blackpeg/wording';
import { brokenWords } from './checks/words.ts';
import { button } from './composing.ts';
import { mostlyIn } from './fixtures/full.ts';
import { expect, test } from './fixtures/index.ts';
import { test as testInOnePage } from './fixtures/one-page.ts';
import { RUNNING, SEVERAL } from './states/matches.ts';
import { allKept, furnish } from './states/storage.ts';
import { openFolds } from './steps.ts';

const PLAY = { screen: 'play', match: RUNNING.match } as const;

test('language, theme and text size act at once and stay, from English to French @desktop', async ({
  app,
}) => {
  const { page } = app;
  const html = page.locator('html');
  await app.open({ screen: 'settings' }, { language: null });
  await page.getByLabel(commonTexts('en').languages).last().selectOption('fr');
  await expect(html).toHaveAttribute('lang', 'fr');
  const words = settingsTexts('fr');
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await page.getByRole('radio', { name: commonTexts('fr').themes.contrast }).check();
  await expect(html).toHaveAttribute('data-theme', 'contrast');
  const size = () => html.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const usual = await size();
  await page.getByRole('radio', { name: words.look.textSize.values('200') }).check();
  await expect.poll(size).toBe(2 * usual);
  await app.reload();
  await expect(html).toHaveAttribute('lang', 'fr');
  await expect(html).toHaveAttribute('data-theme', 'contrast');
  await expect.poll(size).toBe(2 * usual);
});

testInOnePage(
  'the bar changes language and look from everywhere, from German to English @phone',
  async ({ app }) => {
    const { page } = app;
    await app.open({ screen: 'learn' }, { language: 'de' });
    await button(page, commonTexts('de').menu).tap();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: languageName('en') })
      .tap();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: commonTexts('en').themes.dark })
      .tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await app.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

testInOnePage('marks chosen for pegs are on every board, in German @desktop', async ({ app }) => {
  const { page } = app;
  const { look } = settingsTexts('de');
  await furnish(app, { matches: [RUNNING] });
  await app.open({ screen: 'settings' }, { language: 'de' });
  await page.getByRole('radio', { name: look.marks.values.letter, exact: true }).check();
  await page.getByRole('switch', { name: look.numbers.label }).click();
  await page.goto(`${app.origin}/play/${RUNNING.match}`);
  const first = page.getByRole('row', { name: boardTexts('de').row(1) }).first();
  const letter = kindLetter('de', superEdition(), { facet: 0, kind: 1 });
  await expect(first.getByRole('gridcell').first().locator('svg text:visible')).toHaveText(letter);
  await expect(first.locator('.counts b').first()).toBeVisible();
});

testInOnePage(
  'U5: a key that was chosen anew acts on the board, and the old one does not, in French @desktop',
  async ({ app }) => {
    const { page } = app;
    const { keys } = settingsTexts('fr');
    const { board, keys: table } = playTexts('fr');
    const name = table.commands.undo.replace(/^./, (first) => first.toUpperCase());
    await furnish(app, { matches: [RUNNING] });
    await app.open({ screen: 'settings' }, { language: 'fr' });
    const undo = page.getByRole('button', { name });
    await undo.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('5');
    await app.hears(keys.refused('5'));
    await page.keyboard.press('ArrowUp');
    await app.hears(keys.refused('Flèche vers le haut'));
    await page.keyboard.press('Escape');
    await app.hears(keys.given(name, 'U'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('j');
    await app.hears(keys.given(name, 'J'));
    await page.goto(`${app.origin}/play/${RUNNING.match}`);
    const hole = page.getByRole('gridcell', { selected: true });
    await hole.focus();
    await page.keyboard.press('1');
    await expect(hole).toHaveAccessibleName(board.hole(2, board.stillEmpty));
    await page.keyboard.press('u');
    await expect(hole).toHaveAccessibleName(board.hole(2, board.stillEmpty));
    await page.keyboard.press('j');
    await expect(hole).toHaveAccessibleName(board.hole(1, board.stillEmpty));
    expect(await brokenWords(page)).toEqual([]);
  },
);

testInOnePage(
  'the key of a switch is heard when it is chosen, by its name, in German @desktop',
  async ({ app }) => {
    const { page } = app;
    const { switches, keys } = settingsTexts('de');
    await app.open({ screen: 'settings' }, { language: 'de' });
    const choose = page.getByRole('button', { name: new RegExp(`^${switches.choose}`) });
    await choose.press('Enter');
    await app.hears(switches.press);
    await page.keyboard.press('Space');
    await app.hears(keys.given(switches.choose, 'Leertaste'));
  },
);

testInOnePage('U5: single keys can be switched off, in English @desktop', async ({ app }) => {
  const { page } = app;
  await furnish(app, { matches: [RUNNING] });
  await app.open(PLAY, { singleKeys: false });
  const hole = page.getByRole('gridcell', { selected: true });
  await hole.focus();
  await page.keyboard.press('1');
  await page.keyboard.press('x');
  await page.keyboard.press('?');
  const { board } = playTexts('en');
  await expect(hole).toHaveAccessibleName(board.hole(2, board.stillEmpty));
  await expect(page.getByRole('dialog')).toBeHidden();
});

test(`R19: all data go out in one file, and deleting them leaves nothing, here and on the server, in German ${mostlyIn('@phone')}`, async ({
  app,
}) => {
  const { page } = app;
  const words = settingsTexts('de').data;
  await furnish(app, { matches: SEVERAL, things: [['companion', 'board', 'super-5x8 11223:1-1']] });
  await app.open({ screen: 'online' }, { language: 'de' });
  const name = page.getByText(/^Gast \d+$/);
  await expect(name).toBeVisible();
  await app.open({ screen: 'settings' }, { language: 'de' });
  await openFolds(app);
  await expect(name).toBeVisible();
  expect(await allKept(page)).not.toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: words.save }).click();
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(JSON.stringify(file)).toContain('super-5x8 11223:1-1');
  for (const { match } of SEVERAL) expect(JSON.stringify(file)).toContain(match);

  await button(page, words.remove).click();
  await button(page, words.no).click();
  expect(await allKept(page)).not.toEqual([]);
  await button(page, words.remove).click();
  const dialog = page.getByRole('dialog');
  const yes = dialog.getByRole('button', { name: words.yes, exact: true });
  await expect(dialog.getByRole('switch', { name: words.onlineToo.label })).toBeChecked();
  // Without a server the local data is deleted, and the name is kept so that it can be deleted later.
  app.allow(/Failed to load resource/);
  await page.route('**/api/**', (route) => route.abort());
  await yes.click();
  const english = settingsTexts('en');
  await app.hears(english.data.nameStays);
  await expect.poll(() => allKept(page)).toEqual([expect.stringContaining('Gast ')]);
  await expect(page.getByRole('button', { name: english.online.forget })).toBeVisible();
  await page.unroute('**/api/**');
  await app.open({ screen: 'settings' });
  await openFolds(app);
  await button(page, english.data.remove).click();
  await page.getByRole('dialog').getByRole('button', { name: english.data.yes, exact: true }).click();
  await app.hears(english.data.forgottenToo);
  await expect(page.getByText(english.online.nobody)).toBeVisible();
  await expect.poll(() => allKept(page)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  await page.goto(app.origin);
  await app.arrives();
  await expect(page.getByRole('heading', { name: homeTexts('en').firstVisit.title })).toBeVisible();
});

testInOnePage(
  'on a phone the settings are sections, each opened when it is wanted @phone',
  async ({ app }) => {
    const { page } = app;
    const { look, play } = settingsTexts('en');
    await app.open({ screen: 'settings' });
    // All of them on about one screen.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(844 * 1.3);
    await expect(page.getByRole('switch', { name: look.numbers.label })).toBeHidden();
    await page.getByRole('heading', { name: look.title }).tap();
    await expect(page.getByRole('switch', { name: look.numbers.label })).toBeVisible();
    await expect(page.getByRole('switch', { name: play.timers.label })).toBeHidden();
  },
);
