// Without a network: an app that was opened once opens again completely, and a new version waits until it is requested.

import { commonTexts } from '@blackpeg/wording';
import type { Page } from '@playwright/test';
import { expect, kept, test } from './fixtures/offline.ts';
import type { Relay } from './fixtures/relay.ts';

const words = commonTexts('en');

test('after one visit the app starts cold without a server @desktop', async ({ app, context, relay }) => {
  await app.open();
  await kept(app.page);
  await app.page.close();
  await relay.stop();
  const page = await context.newPage();
  for (const address of ['/', '/settings', '/set-up/super', '/nowhere']) {
    await page.goto(relay.origin + address);
    await page.locator('main h1').waitFor({ state: 'attached' });
  }
});

test('a connection that breaks once while files are stored does no harm @desktop', async ({ app, relay }) => {
  relay.loseNext(/^\/assets\/worker-/);
  app.allow(/ERR_EMPTY_RESPONSE/);
  await app.open();
  await kept(app.page);
});

test('one version is stored completely, without its compressed files @desktop', async ({ app }) => {
  await app.open();
  await kept(app.page);
  const names = await app.page.evaluate(() => caches.keys());
  expect(names).toEqual([expect.stringMatching(/^blackpeg-[0-9a-f]{16}$/)]);
  const files = await app.page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map((request) => new URL(request.url).pathname);
  }, names[0] ?? '');
  expect(files).toEqual(expect.arrayContaining(['/index.html', '/manifest.webmanifest']));
  expect(files.some((file) => /^\/assets\/worker-.*\.js$/.test(file))).toBe(true);
  expect(files.filter((file) => /\.(br|gz)$|^\/sw\.js$/.test(file))).toEqual([]);
});

test('a lost connection is reported, and no longer when it is back @desktop', async ({ app, context }) => {
  await app.open();
  await kept(app.page);
  await context.setOffline(true);
  await expect(noticeIn(app.page, words.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(noticeIn(app.page, words.offline)).toBeHidden();
});

test('a new version waits until it is accepted, then replaces the old one @desktop', async ({
  app,
  relay,
}) => {
  const { page } = app;
  await app.open('/settings');
  await kept(page);
  const [before = ''] = await page.evaluate(() => caches.keys());
  await expect(noticeIn(page, words.updateReady)).toBeHidden();
  const after = await deployAnother(page, relay, before);
  await expect(noticeIn(page, words.updateReady)).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([before, after]);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: words.update }).click();
  await reloaded;
  await app.arrives();
  expect(new URL(page.url()).pathname).toBe('/settings');
  await expect(noticeIn(page, words.updateReady)).toBeHidden();
  expect(await page.evaluate(() => caches.keys())).toEqual([after]);
});

test('a version whose files do not match is not installed @desktop', async ({ app, relay }) => {
  const { page } = app;
  await app.open();
  await kept(page);
  const [before = ''] = await page.evaluate(() => caches.keys());
  relay.change('/index.html', (text) => `${text}<!-- of yet another version -->`);
  app.allow(/integrity|sw\.js|Failed to find a valid digest/);
  await deployAnother(page, relay, before);
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.installing === null && registration.waiting === null;
  });
  await expect(noticeIn(page, words.updateReady)).toBeHidden();
  await relay.stop();
  await page.reload();
  await app.arrives();
});

/** It is also announced. */
function noticeIn(page: Page, text: string) {
  return page.locator('.notice').getByText(text);
}

/** The same files under another version, and the browser told to look. Returns the name of its cache. */
async function deployAnother(page: Page, relay: Relay, before: string): Promise<string> {
  const version = before.replace('blackpeg-', '');
  const next = '0123456789abcdef';
  relay.change('/sw.js', (text) => text.replaceAll(version, next));
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  return `blackpeg-${next}`;
}
