// Words that fail to load: the page uses a language whose words are loaded, and says what is missing.

import { commonTexts, homeTexts, languageName, settingsTexts } from '@blackpeg/wording';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';

const LOST = /Failed to load resource|ERR_FAILED/;
const FRENCH = /\/assets\/words-fr-/;

async function lose(page: Page, address: RegExp): Promise<void> {
  await page.route(address, (route) => route.abort());
}

test('U21, U22: a language whose words fail to load is reported in the previous one, which stays @desktop', async ({
  app,
}) => {
  const { page } = app;
  app.allow(LOST);
  await app.open({ screen: 'settings' }, { language: 'en' });
  await lose(page, FRENCH);
  const choice = page.getByRole('combobox', { name: commonTexts('en').languages });
  await choice.selectOption({ label: languageName('fr') });
  await expect(page.locator('.notice', { hasText: commonTexts('en').failed })).toBeVisible();
  await app.hears(commonTexts('en').failed);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(choice).toHaveValue('en');

  await page.unroute(FRENCH);
  await choice.selectOption({ label: languageName('fr') });
  await expect(page.locator('main h1')).toHaveText(settingsTexts('fr').title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('U21, U22: where the words of one language do not come at first, another is spoken @desktop', async ({
  app,
}) => {
  const { page } = app;
  app.allow(LOST);
  await lose(page, FRENCH);
  await app.open({ screen: 'home' }, { language: 'fr' });
  await expect(page.locator('main h1')).toContainText(homeTexts('en').title);
});

test('U21, U22: without any words the page says so in every language @desktop', async ({ app }) => {
  const { page } = app;
  app.allow(LOST);
  await lose(page, /\/assets\/words-/);
  await page.goto(app.origin);
  await expect(page.locator('#not-loaded p')).toHaveText([
    'Blackpeg could not be loaded. Check the connection, then reload this page.',
    'Blackpeg n’a pas pu être chargé. Vérifiez la connexion, puis rechargez cette page.',
    'Blackpeg konnte nicht geladen werden. Prüfe die Verbindung und lade dann diese Seite neu.',
  ]);
  await expect(page.locator('#not-loaded')).toBeVisible();
});
