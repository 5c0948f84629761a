// Lazy-loaded parts that fail to load are loaded again, in browsers that request a failed script again and in those that never do.

import { superEdition } from '@blackpeg/rules';
import {
  codesLeftText,
  commonTexts,
  type Language,
  pegName,
  playTexts,
  settingsTexts,
} from '@blackpeg/wording';
import type { Page, Request, Route } from '@playwright/test';
import type { App } from './fixtures/app.ts';
import { expect, test } from './fixtures/index.ts';
import { RUNNING } from './states/matches.ts';
import { furnish } from './states/storage.ts';

test.use({ actionTimeout: 30_000 });

const MORE = 'fr';
const words = commonTexts(MORE);
const LOST = /Failed to (load resource|fetch dynamically imported module)|ERR_FAILED/;
const noticeIn = (page: Page, text: string) => page.locator('.notice', { hasText: text });
/** At a table a notice is a line in the bar. */
const lineIn = (page: Page, text: string) => page.getByRole('banner').getByRole('button', { name: text });
const moreIn = (page: Page) => page.getByRole('button', { name: playTexts(MORE).row.more });

async function atTable(app: App, language: Language = MORE): Promise<void> {
  await furnish(app, { matches: [RUNNING] });
  await app.open({ screen: 'play', match: RUNNING.match }, { language });
  app.allow(LOST);
}

/** `times` times, and only requests that match `which`. */
async function lose(
  page: Page,
  address: RegExp,
  which: (request: Request) => boolean,
  times = Infinity,
): Promise<void> {
  let left = times;
  await page.route(address, (route: Route) => {
    if (!which(route.request()) || left === 0) return route.continue();
    left -= 1;
    return route.abort();
  });
}

test('U22: a script the browser refuses for ever under its own address comes under another @desktop', async ({
  app,
}) => {
  const { page } = app;
  await atTable(app);
  const own = /\/assets\/Sheets-[\w-]+\.js$/;
  await lose(page, own, (request) => request.resourceType() === 'script');
  await moreIn(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(noticeIn(page, words.failed)).toBeHidden();
});

test('U22: what a part imports may fail, and comes with the next press @desktop', async ({ app }) => {
  const { page } = app;
  await app.open({ screen: 'home' }, { language: MORE });
  app.allow(LOST);
  await lose(page, /\/assets\/shared-[\w-]+\.js/, () => true, 1);
  const menu = page.getByRole('button', { name: words.menu });
  await menu.click();
  await app.hears(words.failed);
  await expect(noticeIn(page, words.failed)).toBeVisible();
  await menu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(noticeIn(page, words.failed)).toBeHidden();
});

test('U22: a style sheet that fails is requested again, and is in the page once @desktop', async ({
  app,
}) => {
  const { page } = app;
  await atTable(app);
  await lose(page, /\/assets\/Sheets-[\w-]+\.css/, (request) => request.resourceType() === 'stylesheet', 1);
  await moreIn(page).click();
  await app.hears(words.failed);
  await moreIn(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const sheets = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href }) => /\/Sheets-/.test(href ?? ''))
      .map(({ cssRules }) => cssRules.length > 0),
  );
  expect(sheets).toEqual([true]);
});

test('U19: a part adds no style sheet that the page already has: a hint causes no new layout @desktop', async ({
  app,
}) => {
  const { page } = app;
  await atTable(app, 'en');
  await page.getByRole('gridcell', { selected: true }).focus();
  await page.keyboard.press('f');
  await app.hears(/fit/);
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  expect(sheets).toEqual([...new Set(sheets)]);
});

test('U22: where the browser refuses what a part imports, a reload is offered, and the row stays @desktop', async ({
  app,
}) => {
  const { page } = app;
  // From the beginning, because the table prepares hints before one is asked for, and until the reload, because it
  // prepares them again.
  let isRefused = true;
  await lose(
    page,
    /\/assets\/advice-[\w-]+\.js/,
    (request) => isRefused && request.resourceType() === 'script',
  );
  await atTable(app);
  await page.getByRole('gridcell', { selected: true }).focus();
  await page.keyboard.press('3');
  await app.hears(pegName(MORE, superEdition(), 3));
  await page.keyboard.press('f');
  await lineIn(page, words.needsReload).click();
  await expect(noticeIn(page, words.needsReload)).toBeVisible();
  await app.written();
  page.once('framenavigated', () => {
    isRefused = false;
  });
  const loaded = page.waitForEvent('load');
  await noticeIn(page, words.needsReload).getByRole('button', { name: words.reload }).click();
  await loaded;
  await page.getByRole('gridcell', { selected: true }).focus();
  await app.forget();
  await page.keyboard.press('f');
  await app.hears(new RegExp(codesLeftText(MORE, 5).replace('5', '\\d+')));
  await expect(page.getByRole('gridcell', { name: pegName(MORE, superEdition(), 3) }).first()).toBeVisible();
});

test('U22: a server with another build is reported, and loading it keeps the row @desktop', async ({
  app,
}) => {
  const { page } = app;
  await atTable(app);
  await page.getByRole('gridcell', { selected: true }).focus();
  await page.keyboard.press('3');
  await app.hears(pegName(MORE, superEdition(), 3));
  await page.route(/\/assets\/Sheets-/, (route) => route.fulfill({ status: 404, body: '' }));
  await moreIn(page).click();
  await app.hears(words.updateReady);
  await expect(noticeIn(page, words.failed)).toBeHidden();
  await page.unrouteAll();
  await app.written();
  await lineIn(page, words.updateReady).click();
  const loaded = page.waitForEvent('load');
  await noticeIn(page, words.updateReady).getByRole('button', { name: words.update }).click();
  await loaded;
  await moreIn(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('gridcell', { name: pegName(MORE, superEdition(), 3) }).first()).toBeVisible();
});

test('U22: a screen of another build is loaded by reloading once; if it is still missing, that is said @desktop', async ({
  app,
}) => {
  const { page } = app;
  await app.open();
  app.allow(/Failed to load resource/);
  const gone = /\/assets\/SettingsScreen-/;
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    history.pushState(null, '', '/settings');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await loaded;
  const again = page.getByRole('button', { name: commonTexts('en').again });
  await expect(again).toBeVisible();
  expect(loads).toBe(1);
  await page.unrouteAll();
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(settingsTexts('en').title);
});

test('the worker that thinks and what a hint needs come again @desktop', async ({ app }) => {
  const { page } = app;
  await lose(page, /\/assets\/(hints|worker)-[\w-]+\.js/, () => true);
  await atTable(app, 'en');
  const texts = playTexts('en').hints;
  await page.getByRole('gridcell', { selected: true }).focus();
  await page.keyboard.press('f');
  await app.hears(texts.failed);
  await page.unrouteAll();
  await page.keyboard.press('f');
  await app.hears(/fit/);
});
