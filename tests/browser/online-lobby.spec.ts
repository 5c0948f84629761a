// The way to an online table, between two browsers on the real server: opening, finding, joining, pairing, moving to another device.

import {
  editionName,
  onlineTexts,
  recoverTexts,
  settingsTexts,
  setUpTexts,
  tableTexts,
} from '@blackpeg/wording';
import jsqr from 'jsqr';
import type { App } from './fixtures/app.ts';
import { checkAxe, expect } from './fixtures/index.ts';
import { ask, test } from './online-steps.ts';
import { openFolds } from './steps.ts';

const words = onlineTexts('en');
/** Its types name a default export that is the module itself. */
const readQr = jsqr as unknown as typeof jsqr.default;

async function openLobby(app: App): Promise<void> {
  await app.open({ screen: 'online' });
  await app.page.getByRole('heading', { name: words.tables.title }).waitFor();
}

async function callOneself(app: App, name: string): Promise<void> {
  await app.page.getByRole('button', { name: words.name.change }).click();
  await app.page.getByLabel(words.name.field).fill(name);
  await app.page.keyboard.press('Enter');
  await app.hears(words.name.saved(name));
}

/** Opens a table with the default rules, and returns its id. */
async function openTable(app: App, edition: 'super' | 'duel'): Promise<string> {
  await app.open({ screen: 'set-up', edition, opponent: 'online' });
  await app.page.getByRole('button', { name: setUpTexts('en').online.start }).click();
  await app.page.waitForURL('**/table/*');
  return new URL(app.page.url()).pathname.replace('/table/', '');
}

/** The decoded QR code as drawn on the screen. */
async function readPicture({ page }: App): Promise<string | undefined> {
  const picture = page.getByRole('img', { name: tableTexts('en').share.qr });
  const bytes = [...(await picture.screenshot())];
  const { data, width, height } = await page.evaluate(async (png) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(png)]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const seen = canvas?.getImageData(0, 0, bitmap.width, bitmap.height);
    return { data: [...(seen?.data ?? [])], width: bitmap.width, height: bitmap.height };
  }, bytes);
  return readQr(Uint8ClampedArray.from(data), width, height)?.data;
}

function hasPictures({ page }: App): Promise<boolean> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /QrCode/.test(name)),
  );
}

/** Like a page that becomes visible again: refreshes without waiting for the next poll. */
const lookAgain = ({ page }: App) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const box = (app: App, name: string) =>
  app.page.getByRole('group', { name: words.tables.filter }).getByRole('radio', { name, exact: true });

test('a listed table is found by its box, and sat down at @phone', async ({ app, another }) => {
  await openLobby(app);
  await callOneself(app, 'Guest D');
  const table = await openTable(app, 'duel');
  const other = await another();
  await openLobby(other);
  const sit = other.page.getByRole('button', { name: words.tables.sitWith('Guest D') });
  await expect(sit).toBeVisible();
  await box(other, editionName('en', 'shapes')).check();
  await other.hears(/^Shapes: /);
  await expect(sit).toHaveCount(0);
  await box(other, editionName('en', 'duel')).check();
  await other.hears(/^Duel: \d+ open table/);
  await checkAxe(other.page);
  await sit.click();
  await other.page.waitForURL(`**/table/${table}`);
  await openLobby(other);
  await expect(other.page.getByRole('region', { name: words.mine.title }).getByText('Guest D')).toBeVisible();
});

test('a table by invitation is in no lobby, and its code may be typed as it is said @desktop', async ({
  app,
  another,
}) => {
  await openLobby(app);
  await callOneself(app, 'Guest I');
  await app.open({ screen: 'set-up', edition: 'super', opponent: 'online' });
  const { online } = setUpTexts('en');
  await app.page.getByRole('radio', { name: online.accesses.invited.title }).check();
  await app.page.getByRole('button', { name: online.start }).click();
  await app.page.waitForURL('**/table/*');
  const table = new URL(app.page.url()).pathname.replace('/table/', '');
  const { code } = await ask<{ readonly code: string }>(app, 'tables/look', { table });
  expect(await readPicture(app), 'a camera reads the link').toBe(app.page.url());
  const other = await another();
  await openLobby(other);
  expect(await hasPictures(other), 'who is not invited has not loaded it').toBe(false);
  await expect(other.page.getByText('Guest I')).toHaveCount(0);
  const field = other.page.getByLabel(words.join.field);
  await field.fill('not a code');
  await other.page.keyboard.press('Enter');
  await other.hears(words.join.bad);
  await expect(field).toBeFocused();
  await field.fill(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3).toLowerCase()}`);
  await other.page.keyboard.press('Enter');
  await other.page.waitForURL(`**/table/${table}`);
  // An invited guest can choose a name before sitting down.
  await callOneself(other, 'Guest A');
  await other.page.getByRole('button', { name: tableTexts('en').invitation.sit, exact: true }).click();
  await app.hears(tableTexts('en').waiting.come('Guest A'));
});

test('a closed table keeps its place and the focus while somebody is at it @desktop', async ({
  app,
  another,
}) => {
  await openLobby(app);
  await callOneself(app, 'Guest G');
  const table = await openTable(app, 'super');
  const other = await another();
  await openLobby(other);
  const sit = other.page.getByRole('button', { name: words.tables.sitWith('Guest G') });
  await sit.focus();
  await ask(app, 'tables/leave', { table });
  await lookAgain(other);
  await expect(other.page.getByText(words.tables.taken)).toBeVisible();
  await expect(sit).toBeFocused();
  await other.page.keyboard.press('Enter');
  await other.hears(words.tables.taken);
  await other.page.getByLabel(words.join.field).focus();
  await lookAgain(other);
  await expect(sit).toHaveCount(0);
});

test('two players who ask for the same box are paired @desktop', async ({ app, another }) => {
  await openLobby(app);
  const pair = (one: App) =>
    one.page
      .getByRole('region', { name: words.pair.title })
      .getByRole('button', { name: editionName('en', 'shapes') })
      .click();
  await pair(app);
  await app.page.waitForURL('**/table/*');
  const other = await another();
  await openLobby(other);
  await pair(other);
  await other.page.waitForURL(app.page.url());
});

test('U23: a recovery link brings name and tables to another browser, and is removed from the address @phone', async ({
  app,
  another,
}) => {
  await openLobby(app);
  await callOneself(app, 'Guest M');
  await openTable(app, 'super');
  await app.open({ screen: 'settings' });
  const { online } = settingsTexts('en');
  await openFolds(app);
  await app.page.getByRole('button', { name: online.makePhrase }).click();
  await app.hears(online.keepIt);
  await checkAxe(app.page);
  const link = await app.page.getByRole('group', { name: online.link }).getByRole('paragraph').innerText();
  const texts = recoverTexts('en');
  const other = await another();
  await other.open(link.replace(app.origin, ''));
  await checkAxe(other.page);
  await other.page.getByRole('button', { name: texts.button }).click();
  await other.hears(texts.done('Guest M'));
  expect(new URL(other.page.url()).hash).toBe('');
  await expect(other.page.getByRole('link', { name: texts.toTables })).toBeFocused();
  await other.page.getByRole('link', { name: texts.toTables }).click();
  await expect(other.page.getByRole('region', { name: words.mine.title })).toBeVisible();
  await expect(other.page.getByText('Guest M', { exact: true })).toBeVisible();
});

test('a wrong phrase changes nothing, and a deleted guest is logged out @desktop', async ({ app }) => {
  await openLobby(app);
  await callOneself(app, 'Guest L');
  app.allow(/403/);
  await app.open({ screen: 'recover', phrase: '' });
  const texts = recoverTexts('en');
  await app.page.getByLabel(texts.field).fill('2222 3333 4444 5555 6666 7777');
  await app.page.keyboard.press('Enter');
  await app.hears(/Nobody has this recovery phrase/);
  await app.open({ screen: 'settings' });
  await expect(app.page.getByText('Guest L')).toBeVisible();
  const { online } = settingsTexts('en');
  await app.page.getByRole('button', { name: online.forget }).click();
  await app.page.getByRole('dialog').getByRole('button', { name: online.yes }).click();
  await app.hears(online.forgotten);
  await expect(app.page.getByText(online.nobody)).toBeVisible();
  await openLobby(app);
  await expect(app.page.getByText('Guest L')).toHaveCount(0);
});

test('without a server the page says so, names what works without one, and tries again @phone', async ({
  app,
}) => {
  app.allow(/Failed to load resource/);
  await app.page.route('**/api/**', (route) => route.abort());
  await app.open({ screen: 'online' });
  await app.hears(words.unreachable.text);
  await expect(app.page.getByRole('link', { name: words.ways.daily.button })).toBeVisible();
  await checkAxe(app.page);
  const retry = app.page.getByRole('button', { name: words.unreachable.retry });
  await retry.click();
  await app.hears(words.unreachable.text);
  await app.page.unroute('**/api/**');
  await retry.click();
  await app.hears(words.unreachable.back);
  await expect(app.page.getByRole('heading', { level: 1 })).toBeFocused();
  await app.page.route('**/api/**', (route) => route.abort());
  await lookAgain(app);
  await app.hears(words.unreachable.stale);
  await expect(app.page.getByRole('heading', { name: words.tables.title })).toBeVisible();
  await app.page.unroute('**/api/**');
  await lookAgain(app);
  await app.hears(words.unreachable.back);
});

test('a player waiting to be paired sees for how long, plays the computer meanwhile, and is called to the match by one press @phone', async ({
  app,
  another,
}) => {
  const pairing = (one: App) =>
    one.page
      .getByRole('region', { name: words.pair.title })
      .getByRole('button', { name: editionName('en', 'mini') })
      .click();
  const { waiting } = tableTexts('en');
  await openLobby(app);
  await pairing(app);
  await expect(app.page.getByText(/^Waiting for [1-9]\d* seconds?$/)).toBeVisible();
  await app.page.getByRole('button', { name: waiting.meanwhile }).click();
  await app.page.waitForURL('**/play/*');
  await expect(app.page.getByRole('grid').first()).toBeVisible();
  // The seat is not given up: somebody else is paired with it.
  const other = await another();
  await openLobby(other);
  await pairing(other);
  await expect(other.page.locator('.board').first()).toBeVisible();
  await app.hears(/^Your online match with .* is beginning\.$/);
  // A line in the bar, which is read whole.
  const line = app.page.locator('header').getByRole('link', { name: waiting.goThere });
  const text = line.locator('span');
  expect(await text.evaluate((words) => words.scrollWidth - words.clientWidth)).toBeLessThanOrEqual(0);
  await line.click();
  await app.page.waitForURL(other.page.url());
  await expect(app.page.locator('.board').first()).toBeVisible();
});
