// Help for every way to play: three key presses from home, in every language, with the keys as the player has them.

import { commonTexts, HELP_PAGES, helpTexts, LANGUAGES, playTexts } from '@blackpeg/wording';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';

test('U5: a question mark and a number lead from home to each page of help, in every language @desktop', async ({
  app,
}) => {
  const { page } = app;
  const heading = page.getByRole('heading', { level: 1 });
  for (const language of LANGUAGES) {
    const words = helpTexts(language);
    await app.open({ screen: 'home' }, { language, keys: { 'last-row': 'j' } });
    await page.keyboard.press('?');
    await expect(heading).toHaveText(words.title);
    // Enter opens it: screen readers keep digits for themselves.
    const first = page.getByRole('main').getByRole('link', { name: words.pages.ear.title });
    await expect(first).toBeFocused();
    for (const [index, name] of HELP_PAGES.entries()) {
      await page.keyboard.press(String(index + 1));
      await expect(heading).toHaveText(words.pages[name].title);
    }
    await page.keyboard.press('1');
    await expect(page.getByRole('main')).toContainText(/\bJ\b/);
    // Voices leave out signs.
    for (const key of await page.locator('kbd').allInnerTexts()) expect(key).toMatch(/^[\p{L}’\d +]+$/u);
  }
});

test('without single keys the second link of every page leads to help @desktop', async ({ app }) => {
  const { page } = app;
  await app.open({ screen: 'home' }, { singleKeys: false });
  await page.keyboard.press('?');
  const link = page.getByRole('link', { name: commonTexts('en').helpLong });
  await page.locator('body').evaluate((body) => body.focus());
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(helpTexts('en').title);
  await expect(page.getByText(helpTexts('en').byNumber)).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: helpTexts('en').pages.ear.title })
    .click();
  await expect(page.getByText(playTexts('en').keys.off)).toBeVisible();
});
