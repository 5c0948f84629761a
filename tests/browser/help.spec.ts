// Help for every way to play: three key presses from home, in every language, with the keys as the player has them.

import { standardTerms, superEdition } from '@blackpeg/rules';
import { commonTexts, HELP_PAGES, helpTexts, LANGUAGES, playTexts } from '@blackpeg/wording';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { seatAtKept } from './players/plays.ts';

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

test('every key that “By ear” names does at a table what it says @desktop', async ({ app }) => {
  const { page } = app;
  const edition = superEdition({ holes: 3, colours: 4, blanks: 'on' });
  const seating = { edition, role: 'breaker', language: 'en', hands: 'keyboard' } as const;
  await seatAtKept(app, seating, standardTerms(edition, { form: 'solitaire' }));
  const focused = page.locator('[role=gridcell]:focus');
  const says = async (key: string, sentence: string | RegExp) => {
    await page.keyboard.press(key);
    await app.hears(sentence);
  };
  await expect(focused).toHaveAccessibleName('Hole 1, still empty');
  await says('0', 'Hole 1, blank');
  await says('Backspace', 'Hole 1, still empty');
  await says('1', 'Hole 1, black');
  await says('Control+z', 'Undone. The row is empty.');
  for (const [index, peg] of ['black', 'violet', 'red'].entries())
    await says(`${index + 1}`, `Hole ${index + 1}, ${peg}`);
  await says('e', 'Swap two holes. Which is the first?');
  await says('1', 'Swap hole 1 with which other?');
  await says('3', 'Row: 3 2 1.');
  await says('Enter', /^Row 1: .*(black|white|no key pegs)/);
  await says('l', /^(Row )?1: /);
  await page.keyboard.press('g');
  await says('1', /^(Row )?1: /);
  await says('r', /\b11\b/);
  await says('w', /Your turn/);
  await says('t', /clock|time/i);
  await says('f', /codes? fits?\./);
  await says('a', /codes? fits?\./);
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName('Hole 1, red');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAccessibleName('Hole 1, red');
  for (let column = 2; column <= 4; column += 1) await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAccessibleName(/(black|white|no key pegs)/);
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveAccessibleName('answer to come');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: playTexts('en').keys.heading })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(focused).toHaveCount(1);
});
