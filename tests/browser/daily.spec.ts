// The code and the puzzle of a day: started from their page, found, counted for the streak, shared, kept.

import { type Code, type Edition, firstMisfit } from '@blackpeg/rules';
import { type DailyCode, type DailyPuzzle, dailyCode, dailyPuzzle, openField } from '@blackpeg/solver';
import {
  codeName,
  commonTexts,
  dailyTexts,
  type Language,
  playTexts,
  reviewScreenTexts,
} from '@blackpeg/wording';
import { button, rowToFill } from './composing.ts';
import type { App } from './fixtures/app.ts';
import { expect, test } from './fixtures/index.ts';
import { arriveAtTable, placeRow } from './steps.ts';

const DAY = '2026-03-14';
const YESTERDAY = '2026-03-13';
const TOMORROW = '2026-03-15';

for (const [language, size] of [
  ['de', '@desktop'],
  ['fr', '@phone'],
] as const) {
  test(`the code of the day is found, counted once and shared, in ${language} ${size}`, async ({ app }) => {
    const words = dailyTexts(language);
    await at(app, DAY);
    await app.open({ screen: 'daily', date: null }, { language });
    await expect(app.page.getByText(words.noStreak)).toBeVisible();
    await find(app, language, DAY, 2);
    await app.open({ screen: 'daily', date: null }, { language });
    await expect(app.page.getByText(words.streak(1), { exact: true })).toBeVisible();
    await expect(app.page.getByText(words.found(2), { exact: true }).first()).toBeVisible();
    await expect(button(app.page, words.start)).toBeHidden();

    await app.page.getByRole('link', { name: words.seeAgain }).click();
    await button(app.page, reviewScreenTexts(language).share).click();
    const shared = await app.page.getByLabel(reviewScreenTexts(language).shareText).inputValue();
    expect(shared.split('\n')).toHaveLength(3);
    expect(shared).toContain(DAY);
    const { edition, code } = dayCode(DAY);
    expect(shared, 'the code is for others to find').not.toContain(codeName(language, edition, code));
  });
}

test('a streak goes on with the next day and not with a day gone by, in English @desktop', async ({
  app,
}) => {
  const words = dailyTexts('en');
  await at(app, DAY);
  await app.open({ screen: 'daily', date: null });
  await find(app, 'en', DAY, 1);
  await app.open({ screen: 'daily', date: null });
  await app.page.getByRole('link', { name: words.day(YESTERDAY) }).click();
  await app.page.waitForURL(`**/daily/${YESTERDAY}`);
  await find(app, 'en', YESTERDAY, 1);
  await app.open({ screen: 'daily', date: null });
  await expect(app.page.getByRole('listitem').filter({ hasText: words.day(YESTERDAY) })).toContainText(
    words.found(1),
  );
  await expect(app.page.getByText(words.streak(1), { exact: true })).toBeVisible();

  await at(app, TOMORROW);
  await app.open({ screen: 'daily', date: null });
  await expect(app.page.getByText(words.streak(1), { exact: true })).toBeVisible();
  await find(app, 'en', TOMORROW, 1);
  await app.open({ screen: 'daily', date: null });
  await expect(app.page.getByText(words.streak(2), { exact: true })).toBeVisible();
  await app.page.getByRole('switch', { name: words.streakSwitch }).click();
  await expect(app.page.getByText(words.streak(2), { exact: true })).toBeHidden();
});

test('the puzzle of the day is refused with its rows, then solved, and stays solved, in French @desktop', async ({
  app,
}) => {
  const words = dailyTexts('fr');
  const { puzzle, edition } = dayPuzzle(DAY);
  await at(app, DAY);
  await app.open({ screen: 'daily', date: null }, { language: 'fr' });
  await button(app.page, words.tryCode).waitFor();
  const guess = puzzle.knowledge.rows[0]?.guess ?? [];
  const against = puzzle.knowledge.rows.flatMap((row, index) =>
    firstMisfit(puzzle.knowledge.marking, [row], guess) === undefined ? [] : [index + 1],
  );
  await enter(app, words.yourCode, edition, guess);
  await app.hears(words.puzzleWrong(against));
  await button(app.page, commonTexts('fr').clear).click();
  await enter(app, words.yourCode, edition, puzzle.solution);
  await app.hears(words.puzzleSolved);
  await app.reload();
  await expect(app.page.getByText(codeName('fr', edition, puzzle.solution))).toBeVisible();
  await expect(app.page.getByText(words.puzzleSolved)).toBeVisible();
});

test('a day to come has no code yet; the puzzle of today can be given up, in German @phone', async ({
  app,
}) => {
  const words = dailyTexts('de');
  await at(app, DAY);
  await app.open({ screen: 'daily', date: TOMORROW }, { language: 'de' });
  await expect(app.page.getByText(words.notYet)).toBeVisible();
  await app.open({ screen: 'daily', date: 'today' }, { language: 'de' });
  await expect(app.page.getByText(words.noSuchDay)).toBeVisible();
  await app.page.getByRole('link', { name: words.toToday }).tap();
  await expect(app.page.getByRole('button', { name: words.start })).toBeVisible();

  // U7, U4: who gives the puzzle up hears its code, and the focus stays where the key was.
  const { puzzle, edition } = dayPuzzle(DAY);
  await button(app.page, words.showSolution).press('Enter');
  await app.hears(words.solution(codeName('de', edition, puzzle.solution)));
  await expect(app.page.getByRole('heading', { name: words.puzzleHeading })).toBeFocused();
});

async function at(app: App, day: string): Promise<void> {
  await app.page.clock.setFixedTime(`${day}T10:00:00Z`);
}

/** From the page of the day, with so many rows; all but the last are wrong. */
async function find(app: App, language: Language, day: string, rows: number): Promise<void> {
  const { edition, code } = dayCode(day);
  await button(app.page, dailyTexts(language).start).click();
  await arriveAtTable(app);
  const wrong = code.toReversed();
  expect(wrong).not.toEqual(code);
  for (let row = 1; row < rows; row += 1) {
    await placeRow(app, digitsOf(edition, wrong));
    await app.page
      .locator('.plate.answered')
      .nth(row - 1)
      .waitFor();
  }
  await placeRow(app, digitsOf(edition, code));
  await app.page.getByRole('link', { name: playTexts(language).end.review }).waitFor();
}

async function enter(app: App, label: string, edition: Edition, code: Code): Promise<void> {
  await rowToFill(app.page, label).locator('[tabindex="0"]').focus();
  for (const digit of digitsOf(edition, code)) await app.page.keyboard.press(digit);
  await app.page.keyboard.press('Enter');
}

/** Two for a pair. */
function digitsOf({ facets }: Edition, code: Code): string {
  return code.map((peg) => String(peg).padStart(facets.length, '0')).join('');
}

function dayCode(day: string): DailyCode {
  const daily = dailyCode(day);
  if (!daily.ok) throw new Error(daily.error.kind);
  return daily.value;
}

function dayPuzzle(day: string): DailyPuzzle {
  const daily = dailyPuzzle(day, openField);
  if (!daily.ok) throw new Error(daily.error.kind);
  return daily.value;
}
