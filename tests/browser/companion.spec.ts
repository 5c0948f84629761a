// Help beside a real board: rows are copied, their consequences are shown, and rows that cannot all be right are found.

import {
  allCodes,
  type Code,
  type Feedback,
  firstMisfit,
  type MarkedGuess,
  mark,
  superEdition,
  widestSpec,
} from '@blackpeg/rules';
import {
  boardTexts,
  codeName,
  codesLeftText,
  commonTexts,
  companionTexts,
  editionText,
  feedbackText,
  introducedAnswer,
  type Language,
  pegName,
  playTexts,
} from '@blackpeg/wording';
import type { Locator } from '@playwright/test';
import { button, fillRow, giveAnswer, type Hand, press } from './composing.ts';
import type { App } from './fixtures/app.ts';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { arriveAtTable } from './steps.ts';

const EDITION = superEdition();
const SMALL = superEdition({ holes: 3, colours: 4 });
const CODES = [...allCodes(widestSpec(EDITION))];
const ONE: MarkedGuess = { guess: [1, 1, 2, 2, 3], mark: { black: 1, white: 1, blue: 0 } };
const OTHER: MarkedGuess = { guess: [4, 5, 6, 7, 8], mark: { black: 0, white: 3, blue: 0 } };
/** The same pegs got another answer. */
const WRONG: MarkedGuess = { guess: ONE.guess, mark: { black: 0, white: 2, blue: 0 } };

test('rows that no code fits are located, and changed by hand, in French @phone', async ({
  app,
  hasTouch,
}) => {
  const words = companionTexts('fr');
  const hand: Hand = { page: app.page, language: 'fr', touch: hasTouch };
  await app.open({ screen: 'companion' }, { language: 'fr' });
  await expect(app.page.getByText(words.noRows)).toBeVisible();
  // The row is the player's, not the answer.
  await expect(app.page.getByRole('heading', { name: words.answer, exact: true })).toHaveCount(1);
  await expect(app.page.getByText(boardTexts('fr').yourAnswer)).toBeHidden();
  await addRow(hand, 1, ONE);
  await expect(shown(app, fits('fr', [ONE]))).toBeVisible();
  await addRow(hand, 2, OTHER);
  await expect(shown(app, fits('fr', [ONE, OTHER]))).toBeVisible();
  await addRow(hand, 3, WRONG);
  await expect(shown(app, words.noFit)).toBeVisible();
  const result = app.page.getByRole('region', { name: words.result });
  for (const suspect of [1, 3]) await expect(button(app.page, words.change(suspect)).last()).toBeVisible();
  await expect(result.getByRole('button', { name: words.change(2), exact: true })).toBeHidden();

  await press(hand, result.getByRole('button', { name: words.change(3), exact: true }));
  await expect(app.page.getByRole('heading', { name: words.changeRow(3) })).toBeVisible();
  await giveAnswer(hand, ONE.mark);
  await press(hand, button(app.page, words.keepChange));
  await app.hears(words.changed(3));
  await expect(shown(app, fits('fr', [ONE, OTHER]))).toBeVisible();

  await app.reload();
  await expect(shown(app, fits('fr', [ONE, OTHER]))).toBeVisible();
  // The rows were read before, and need not be read again.
  await expect(app.page.getByText(words.blanks)).toBeHidden();
  await press(hand, app.page.locator('summary').filter({ hasText: editionText('fr', EDITION) }));
  await expect(app.page.getByText(words.blanks)).toBeVisible();
  for (const { guess, mark: got } of [ONE, OTHER, ONE]) {
    await expect(rowShown(hand, guess, got).first()).toBeVisible();
  }
});

test('a doubted row is left out and taken in again, in German @desktop', async ({ app }) => {
  const words = companionTexts('de');
  const hand: Hand = { page: app.page, language: 'de', touch: false };
  await app.open({ screen: 'companion' }, { language: 'de' });
  await app.page.getByLabel(words.paste).fill('super-5x8 11223:1-1 45678:0-3 11223:0-2');
  await button(app.page, words.read).click();
  await expect(shown(app, words.noFit)).toBeVisible();
  await button(app.page, words.leaveOut(3)).first().click();
  await expect(shown(app, fits('de', [ONE, OTHER]))).toBeVisible();
  await expect(app.page.getByText(words.leftOut)).toBeVisible();
  await button(app.page, words.takeIn(3)).click();
  await expect(shown(app, words.noFit)).toBeVisible();
  await button(app.page, words.remove(3)).press('Enter');
  await app.hears(words.removed(3));
  await expect(app.page.getByRole('heading', { name: words.rows }), 'U7').toBeFocused();
  await button(app.page, words.showFits).click();
  await expect(
    app.page.getByRole('img', { name: nameOf('de', fitting([ONE, OTHER])[0] ?? []) }),
  ).toBeVisible();
  await button(app.page, words.startOver).click();
  await expect(app.page.getByText(words.noRows)).toBeVisible();
  await button(app.page, words.putBack).click();
  await expect(rowShown(hand, OTHER.guess, OTHER.mark)).toBeVisible();
});

test('a good next row is suggested and taken, in English @desktop', async ({ app }) => {
  const words = companionTexts('en');
  await app.open({ screen: 'companion' });
  const add = app.page.getByRole('button', { name: words.add });
  await expect(add, 'an empty row').toHaveAttribute('aria-disabled', 'true');
  await app.page.getByLabel(words.paste).fill('super-3x4 112:1-0');
  await button(app.page, words.read).click();
  await button(app.page, words.goodRow).click();
  const good = app.page.getByRole('button', { name: words.useIt });
  const named = (code: Code) => commonTexts('en').named(words.useIt, codeName('en', SMALL, code));
  const name = await good.getAttribute('aria-label');
  const row = [...allCodes(widestSpec(SMALL))].find((code) => named(code) === name) ?? [];
  expect(row, 'the key names its row').toHaveLength(3);
  await good.click();
  for (const [hole, peg] of row.entries()) {
    const filled = commonTexts('en').holeName(hole + 1, pegName('en', SMALL, peg));
    await expect(button(app.page, filled)).toBeVisible();
  }
  await add.click();
  await app.hears(words.added(2));
});

test('the rows of a step are in sight beside it, and the focus stays on the step @phone', async ({ app }) => {
  const words = companionTexts('en');
  const { hints } = playTexts('en');
  const { page } = app;
  await app.open({ screen: 'companion' });
  await page.getByLabel(words.paste).fill('super-5x8 11223:0-2 45678:1-2 33333:0-0');
  await button(page, words.read).click();
  await button(page, hints.clue.label).click();
  await button(page, hints.why).click();
  const step = page.locator('[data-why] button[aria-pressed="true"]');
  await step.focus();
  await step.press('Enter');
  await expect(step).toBeFocused();
  await expect(step).toBeInViewport();
  const rows = page.locator('li.named .number');
  const lit = page.locator('[data-why] .lit');
  await expect(lit).toBeInViewport({ ratio: 1 });
  await expect(lit.locator('.number')).toHaveText(await rows.allTextContents());
});

test('an answer is checked for who holds the code, in German @desktop', async ({ app }) => {
  const words = companionTexts('de');
  const hand: Hand = { page: app.page, language: 'de', touch: false };
  await app.open({ screen: 'companion' }, { language: 'de' });
  await app.page.getByRole('radio', { name: words.modes.check }).check();
  const code = [4, 2, 1, 8, 6];
  await fillRow(hand, EDITION, words.checkCode, code);
  await fillRow(hand, EDITION, words.checkRow, ONE.guess);
  const earned = mark(EDITION.marking, code, ONE.guess);
  await expect(
    app.page.locator('main').getByText(feedbackText('de', EDITION, earned, 5), { exact: true }),
  ).toBeVisible();
});

test('the app hides a code for the real board, in English @phone', async ({ app }) => {
  const words = companionTexts('en');
  await app.open({ screen: 'companion' });
  await app.page.getByRole('radio', { name: words.modes.keep }).tap();
  await button(app.page, words.keepStart).tap();
  await arriveAtTable(app);
});

test('a text that holds no rows is refused with a reason and nothing is lost, in French @desktop', async ({
  app,
}) => {
  const words = companionTexts('fr');
  await app.open({ screen: 'companion' }, { language: 'fr' });
  const field = app.page.getByLabel(words.paste);
  await field.fill('super-5x8 11223:1-1');
  await button(app.page, words.read).click();
  await field.fill('super-5x8 11293:1-1');
  await button(app.page, words.read).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/\S/);
  await expect(shown(app, fits('fr', [ONE]))).toBeVisible();
});

async function addRow(hand: Hand, number: number, { guess, mark: got }: MarkedGuess): Promise<void> {
  const words = companionTexts(hand.language);
  await expect(hand.page.getByRole('heading', { name: words.newRow(number), exact: true })).toBeVisible();
  await fillRow(hand, EDITION, words.pegs, guess);
  await giveAnswer(hand, got);
  await press(hand, button(hand.page, words.add));
  await expect(rowShown(hand, guess, got).first()).toBeVisible();
}

/** On the page itself, not in the live region. */
function shown({ page }: App, text: string): Locator {
  return page.getByRole('main').getByText(text);
}

function rowShown({ page, language }: Hand, guess: Code, got: Feedback) {
  const name = `${nameOf(language, guess)}. ${introducedAnswer(language, EDITION.name, got)}`;
  return page.getByRole('img', { name, exact: true });
}

function nameOf(language: Language, code: Code): string {
  return codeName(language, EDITION, code);
}

/** Counted without the solver. */
function fits(language: Language, rows: readonly MarkedGuess[]): string {
  return codesLeftText(language, fitting(rows).length);
}

function fitting(rows: readonly MarkedGuess[]): readonly Code[] {
  return CODES.filter((code) => firstMisfit(EDITION.marking, rows, code) === undefined);
}
