// A first game: what the game is, what answers mean, and the rules one press away.

import { homeTexts, playTexts, rulesTexts } from '@blackpeg/wording';
import { button } from './composing.ts';
import { mostlyIn } from './fixtures/full.ts';
import { expect, test } from './fixtures/index.ts';
import { arriveAtTable, notTheCode, placeRow } from './steps.ts';

test(`a first game says what its answers mean, and has the rules one press away ${mostlyIn('@phone')}`, async ({
  app,
}) => {
  const { page } = app;
  const home = homeTexts('en');
  const words = playTexts('en');
  await app.open({ screen: 'home' }, { explain: true });
  await expect(page.getByText(home.about)).toBeInViewport();
  await button(page, home.firstVisit.button(3, 4)).click();
  await arriveAtTable(app);
  const explained = page.locator('.explained');
  await expect(explained).toContainText('right colour, right hole');
  const before = await page.locator('.board').boundingBox();
  await placeRow(app, await notTheCode(app, '123'));
  await expect(explained).toHaveText(/^Row 1: /);
  expect(await app.hears(/right colour|none of it/)).toContain(await explained.textContent());
  expect((await page.locator('.board').boundingBox())?.y).toBe(before?.y);

  await button(page, words.row.rules).click();
  const rules = page.getByRole('dialog', { name: words.row.rules });
  await expect(rules.getByRole('heading', { name: rulesTexts('en').sections.answers })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await expect(page.locator('.board')).toBeVisible();
});
