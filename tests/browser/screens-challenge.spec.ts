// A code for a friend: composed, sent as a link that shows nothing, opened and found.

import { superEdition } from '@blackpeg/rules';
import { boardTexts, challengeTexts, commonTexts, LANGUAGES, pegName, playTexts } from '@blackpeg/wording';
import { button, rowToFill } from './composing.ts';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { arriveAtTable, placeRow } from './steps.ts';

const CODE = '42186';

const LINK = 'c1~super-5x8~aKCVjyEphA~kqbJFxA';

test('a code is sent to a friend by a link that reveals nothing, in French @desktop', async ({ app }) => {
  const { page } = app;
  const words = challengeTexts('fr').compose;
  await app.open({ screen: 'challenge', challenge: '' }, { language: 'fr' });
  await expect(button(page, words.copy)).toHaveAttribute('aria-disabled', 'true');
  await expect(rowToFill(page, words.row)).toBeVisible();
  for (const digit of CODE) await page.keyboard.press(digit);
  const field = page.getByLabel(words.link).last();
  await expect(field).toHaveValue(/#./);
  const link = await field.inputValue();
  expect(link).not.toContain(CODE);
  expect(new URL(link).hash.length).toBeGreaterThan(1);

  await page.goto(link);
  await app.arrives();
  await button(page, challengeTexts('fr').found.start).click();
  await arriveAtTable(app);
  await placeRow(app, '11223');
  await page.locator('.plate.answered').first().waitFor();
  await placeRow(app, CODE);
  const { end } = playTexts('fr');
  await expect(page.getByRole('link', { name: end.review })).toBeVisible();

  // Sent on, it opens the same code, and both searches are compared.
  await button(page, end.share).click();
  const [back = ''] = /http\S+/.exec(await page.locator('dialog[open] textarea').inputValue()) ?? [];
  expect(back).toContain('#g1~');
  await page.goto(back);
  await app.arrives();
  await expect(page.getByText(challengeTexts('fr').found.ghost)).toBeVisible();
  await button(page, challengeTexts('fr').found.start).click();
  await arriveAtTable(app);
  await placeRow(app, CODE);
  await expect(page.locator('main').getByText(end.ghost.both(1, 2))).toBeVisible();
});

test('the bar names a code that was sent in one line, in every language @phone', async ({ app }) => {
  const { page } = app;
  for (const language of LANGUAGES) {
    const { heading, shield } = challengeTexts(language).found;
    await app.open({ screen: 'challenge', challenge: LINK }, { language });
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(heading));
    const title = page.locator('header').getByText(shield, { exact: true });
    expect((await title.boundingBox())?.height, language).toBeLessThan(24);
  }
});

test('a code is composed by touch, and cleared again, in German @phone', async ({ app }) => {
  const { page } = app;
  const words = challengeTexts('de').compose;
  await app.open({ screen: 'challenge', challenge: '' }, { language: 'de' });
  const tray = page.getByRole('toolbar', { name: boardTexts('de').palette });
  const white = tray.getByRole('button', { name: pegName('de', superEdition(), 8), exact: true });
  for (let hole = 0; hole < 5; hole += 1) await white.tap();
  await expect(button(page, words.copy)).toHaveAttribute('aria-disabled', 'false');
  await button(page, boardTexts('de').back).tap();
  await expect(button(page, words.copy)).toHaveAttribute('aria-disabled', 'true');
  await button(page, commonTexts('de').clear).tap();
  for (let hole = 0; hole < 5; hole += 1) await white.tap();
  await expect(page.getByLabel(words.link).last()).toHaveValue(/#./);
});

test('a link that was cut on its way says so, in English @phone', async ({ app }) => {
  await app.open({ screen: 'challenge', challenge: 'super-5x8.x' });
  await expect(app.page.getByText(challengeTexts('en').bad)).toBeVisible();
});
