// The app loads from the real server, in three languages, and sends no requests to other sites.

import { commonTexts, LANGUAGES } from '@blackpeg/wording';
import { layoutFaults } from './checks/layout.ts';
import { axeFaults, expect, test } from './fixtures/index.ts';

test('home opens in every language @phone', async ({ app }) => {
  for (const language of LANGUAGES) {
    await app.open({ screen: 'home' }, { language });
    await expect(app.page.locator('html')).toHaveAttribute('lang', language);
    await expect(app.page.locator('main h1')).toHaveText(/\S/);
  }
});

test('a link has a title, a text and a picture for previews elsewhere @desktop', async ({ app }) => {
  await app.open({ screen: 'online' });
  const told = (name: string) =>
    app.page.locator(`meta[property="og:${name}"]`).getAttribute('content').then(String);
  expect(await told('title')).toMatch(/Blackpeg/);
  expect((await told('description')).length).toBeGreaterThan(40);
  const picture = await app.page.request.get(app.origin + (await told('image')));
  expect(picture.headers()['content-type']).toBe('image/png');
  // Browsers with a window request this for an address without a page, such as that of the server's health.
  const icon = await app.page.request.get(`${app.origin}/favicon.ico`);
  expect(icon.status()).toBe(200);
  expect(icon.headers()['content-type']).toBe('image/x-icon');
});

test('U1, U13: the checks of every screen detect planted faults @phone', async ({ app }) => {
  await app.open();
  await app.page.evaluate(() => {
    const button = document.createElement('button');
    button.style.cssText = 'all: unset; display: block; width: 9px; height: 9px';
    document.querySelector('main')?.append(button);
  });
  expect(await axeFaults(app.page, {})).toEqual([expect.stringMatching(/^button-name/)]);
  expect((await layoutFaults(app.page)).small).toEqual(['button “” is 9.0 × 9.0']);
});

test('U17: what home needs comes in two journeys: a script and a style, then its own and the words of one language @desktop', async ({
  app,
}) => {
  await app.open();
  const files = await app.page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const scripts = files.flatMap((file) => /\/assets\/(.+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? []);
  expect([...new Set(scripts)].sort()).toEqual([
    'first',
    'grammar',
    'home',
    'kept',
    'rolldown-runtime',
    'words-en-base',
  ]);
  expect(new Set(files.filter((file) => file.endsWith('.css')))).toHaveProperty('size', 2);
});

test.describe(() => {
  test.use({ locale: 'de-CH' });
  test('without a choice the browser’s language is used @phone', async ({ app }) => {
    await app.open({ screen: 'home' }, { language: null });
    await expect(app.page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('rules open at their address, and one that leads nowhere says so @desktop', async ({ app }) => {
  const heading = app.page.locator('main h1');
  await app.open({ screen: 'rules', edition: 'super' });
  await expect(heading).not.toHaveText(commonTexts('en').missingTitle);
  await app.open('/no/such/place');
  await expect(heading).toHaveText(commonTexts('en').missingTitle);
});

test('the page runs under the strictest policy, and the policy is not asleep @desktop', async ({ app }) => {
  const answered = app.page.waitForResponse((response) => response.request().isNavigationRequest());
  await app.open();
  const headers = (await answered).headers();
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  await app.page.evaluate(() => {
    document.body.appendChild(new Image()).src = 'http://example.invalid/x.png';
  });
  await expect.poll(() => app.faults()).toContainEqual(expect.stringContaining('policy: img-src forbids'));
  const markup = app.page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<b>not from here</b>');
  });
  await expect(markup).rejects.toThrow('TrustedHTML');
  app.allow(/./);
});
