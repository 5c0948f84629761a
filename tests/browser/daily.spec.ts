// The code and the puzzle of a day: started from their page, found, counted for the streak, shared, kept.

import { type Code, type Edition, firstMisfit } from '@blackpeg/rules';
import { type DailyCode, type DailyPuzzle, dailyCode, dailyPuzzle, openField } from '@blackpeg/solver';
import {
  briefCode,
  codeName,
  commonTexts,
  dailyTexts,
  durationText,
  homeTexts,
  type Language,
  playTexts,
  reviewScreenTexts,
} from '@blackpeg/wording';
import type { Browser } from '@playwright/test';
import { layoutFaults } from './checks/layout.ts';
import { button, rowToFill } from './composing.ts';
import { App } from './fixtures/app.ts';
import { expect, test } from './fixtures/index.ts';
import { leaveTab, takeTab } from './fixtures/tab.ts';
import { type Input, pressBy, sizeFor } from './pressing.ts';
import { arriveAtTable, placeRow, typeRow } from './steps.ts';

const DAY = '2026-03-14';
const YESTERDAY = '2026-03-13';
const TOMORROW = '2026-03-15';

for (const [language, input] of [
  ['de', 'keys'],
  ['fr', 'touch'],
] as const) {
  test(`the code of the day is found, counted once and shared, in ${language} by ${input} ${sizeFor(input)}`, async ({
    app,
    browser,
    server,
  }) => {
    const words = dailyTexts(language);
    await at(app, DAY);
    await app.open({ screen: 'daily', date: null }, { language });
    await expect(app.page.getByText(words.noStreak)).toBeVisible();
    await find(app, language, DAY, 2, input);

    // The result is the headline, and nothing has to be scrolled for what comes next.
    const { end: keys } = playTexts(language);
    const end = app.page.locator('[data-end]');
    await expect(end.getByRole('heading').first()).toContainText('2');
    await expect(end.getByRole('link', { name: keys.review })).toBeInViewport({ ratio: 1 });
    await expect(end.getByRole('link', { name: keys.daily })).toBeInViewport({ ratio: 1 });
    await app.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const taps = [
      end.getByRole('button', { name: keys.share }),
      button(app.page, reviewScreenTexts(language).copy),
    ];
    const share = async (hand: Input) => {
      for (const key of taps) {
        await expect(key).toBeInViewport({ ratio: 1 });
        await pressBy(hand, key);
      }
      await app.hears(reviewScreenTexts(language).copied);
    };
    await share(input);
    const cut = await app.page
      .getByRole('dialog')
      .getByRole('textbox')
      .evaluate((text) => text.scrollHeight - text.clientHeight);
    expect(cut, 'pixels of the text that are cut off').toBeLessThanOrEqual(0);
    const shared = await app.page.evaluate(() => navigator.clipboard.readText());
    expect(shared.split('\n')).toHaveLength(4);
    const [link = ''] = /http\S+/.exec(shared) ?? [];
    expect(link).toContain(`${app.origin}/daily/${DAY}#g1~`);
    const { edition, code } = dayCode(DAY);
    expect(shared, 'the code is for others to find').not.toContain(codeName(language, edition, code));
    expect(shared).not.toContain(briefCode(language, edition, code));
    await app.page.keyboard.press('Escape');
    if (input === 'keys') {
      await share('mouse');
      await app.page.keyboard.press('Escape');
    }

    // Streak and rows, each with its switch; then back to the day, and home knows it.
    await expect(end.getByText(words.streak(1), { exact: true })).toBeVisible();
    await expect(end.getByText(words.next(durationText(language, 14 * 3_600_000)))).toBeVisible();
    await expect(end.getByRole('listitem').filter({ hasText: words.rows(2) })).toContainText(words.times(1));
    await end.getByRole('switch', { name: words.byRowsSwitch }).click();
    await expect(end.getByText(words.byRows)).toBeHidden();
    await end.getByRole('switch', { name: words.streakSwitch }).click();
    await expect(end.getByText(words.streak(1), { exact: true })).toBeHidden();
    await end.getByRole('link', { name: keys.daily }).click();
    await app.page.waitForURL('**/daily');
    await expect(app.page.getByText(words.found(2), { exact: true }).first()).toBeVisible();
    await expect(button(app.page, words.start)).toBeHidden();
    await expect(button(app.page, words.share)).toBeVisible();
    await expect(app.page.getByText(words.next(durationText(language, 14 * 3_600_000)))).toHaveCount(1);
    await app.open({ screen: 'home' }, { language });
    await expect(
      app.page.getByText(homeTexts(language).daily.found(2)).filter({ visible: true }),
    ).toBeVisible();
    if (input === 'touch') await compareElsewhere(browser, server.origin, language, link);
  });
}

/** A player who opens the link on another device searches for the same code, and sees both searches when it is found. */
async function compareElsewhere(browser: Browser, origin: string, language: Language, link: string) {
  const words = playTexts(language).end.ghost;
  const daily = dailyTexts(language);
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const tab = await takeTab(browser, origin, { ...phone, serviceWorkers: 'block' });
  const friend = App.at(tab, origin, { language });
  await at(friend, DAY);
  await friend.open(link.replace(origin, ''));
  await expect(friend.page.getByText(daily.ghost)).toBeVisible();
  await find(friend, language, DAY, 3);
  await friend.hears(words.both(3, 2));
  const rows = friend.page.locator('[data-end] [data-ghost]').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const { edition, code } = dayCode(DAY);
  await expect(rows.nth(1).getByRole('img').last()).toHaveAccessibleName(
    new RegExp(`^${codeName(language, edition, code)}`),
  );
  await expect(rows.nth(2)).toContainText(words.none);
  expect((await layoutFaults(friend.page)).sideways, 'both searches have room').toEqual([]);

  // The link again: both searches are shown without playing; a damaged link says so, and the day can still be played.
  await friend.open(link.replace(origin, ''));
  await expect(friend.page.getByText(words.both(3, 2))).toBeVisible();
  await friend.open(link.slice(0, -1).replace(origin, ''));
  await expect(friend.page.getByText(daily.badGhost)).toBeVisible();
  await expect(friend.page.getByText(daily.found(3)).first()).toBeVisible();
  expect(friend.faults()).toEqual([]);
  await leaveTab(tab);
}

test('a streak goes on with the next day and not with a day gone by, in English @desktop', async ({
  app,
}) => {
  const words = dailyTexts('en');
  await at(app, DAY);
  await app.open({ screen: 'daily', date: null });
  await find(app, 'en', DAY, 1);
  await app.open({ screen: 'daily', date: null });
  await app.page.getByRole('link', { name: words.dayResult(words.date(YESTERDAY), words.notPlayed) }).click();
  await app.page.waitForURL(`**/daily/${YESTERDAY}`);
  await find(app, 'en', YESTERDAY, 1);
  await app.open({ screen: 'daily', date: null });
  const calendar = app.page.getByRole('table', { name: words.month(DAY) });
  for (const day of [YESTERDAY, DAY])
    await expect(
      calendar.getByRole('link', { name: words.dayResult(words.date(day), words.found(1)) }),
    ).toHaveText(/1$/);
  await expect(app.page.getByRole('listitem').filter({ hasText: words.weekday(YESTERDAY) })).toContainText(
    words.found(1),
  );
  await expect(button(app.page, words.laterMonth)).toHaveAttribute('aria-disabled', 'true');
  await button(app.page, words.earlierMonth).click();
  await app.hears(words.dayResult(words.month('2026-02-01'), words.monthSoFar(0, 0)));
  await expect(app.page.getByRole('table', { name: words.month('2026-02-01') })).toBeVisible();
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
  await expect(button(app.page, words.tryCode), 'an empty row').toHaveAttribute('aria-disabled', 'true');
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

  // U7, U4: giving up the puzzle announces its code, and the focus stays where the button was.
  const { puzzle, edition } = dayPuzzle(DAY);
  await button(app.page, words.showSolution).press('Enter');
  await app.hears(words.solution(codeName('de', edition, puzzle.solution)));
  await expect(app.page.getByRole('heading', { name: words.puzzleHeading })).toBeFocused();
});

test('a page open at midnight turns to the new day, and a clock an hour off tells the right time @desktop', async ({
  app,
}) => {
  const words = dailyTexts('en');
  const { page } = app;
  /** The server's clock: the device's is an hour behind. */
  let server = Date.parse(`${DAY}T23:50:00Z`);
  await page.route('**/healthz', (route) => {
    const date = new Date(server).toUTCString();
    return route.fulfill({ headers: { date }, body: 'ok' });
  });
  await page.clock.install({ time: `${DAY}T22:50:00Z` });
  await app.open({ screen: 'daily', date: null });
  await find(app, 'en', DAY, 1);
  const end = page.locator('[data-end]');
  await expect(end.getByText(words.next('10 minutes'))).toBeVisible();
  await end.getByRole('link', { name: playTexts('en').end.daily }).click();
  await expect(page.getByText(words.next('10 minutes'))).toBeVisible();
  server += 10 * 60_000;
  await page.clock.fastForward('10:00');
  await app.hears(words.newDay);
  await expect(page.getByText(`${words.today}, ${words.day(TOMORROW)}`)).toBeVisible();
  await expect(button(page, words.start)).toBeVisible();
});

test('the page of a day settles on a device where every step takes time @desktop', async ({ app }) => {
  await app.page.addInitScript(() => {
    const now = Date.now;
    let late = 0;
    Date.now = () => now() + ++late;
  });
  await app.open({ screen: 'daily', date: null });
  await expect(button(app.page, dailyTexts('en').start)).toBeVisible();
});

async function at(app: App, day: string): Promise<void> {
  await app.page.clock.setFixedTime(`${day}T10:00:00Z`);
}

/** From the page of the day, with this many rows; all but the last are wrong. */
async function find(
  app: App,
  language: Language,
  day: string,
  rows: number,
  input: Input = 'mouse',
): Promise<void> {
  const { edition, code } = dayCode(day);
  await pressBy(input, button(app.page, dailyTexts(language).start));
  await arriveAtTable(app);
  const place = (digits: string) => (input === 'keys' ? typeRow(app, digits) : placeRow(app, digits));
  const wrong = code.toReversed();
  expect(wrong).not.toEqual(code);
  for (let row = 1; row < rows; row += 1) {
    await place(digitsOf(edition, wrong));
    await app.page
      .locator('.plate.answered')
      .nth(row - 1)
      .waitFor();
  }
  await place(digitsOf(edition, code));
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
