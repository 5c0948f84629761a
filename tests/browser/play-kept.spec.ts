// Matches are kept: over a reload, after a closed tab, and with two tabs on one match.

import { type Code, customEdition, PERSON, standardTerms } from '@blackpeg/rules';
import { draftText, LANGUAGES, playTexts, rowText } from '@blackpeg/wording';
import type { Page } from '@playwright/test';
import { someOf } from './fixtures/full.ts';
import { expect, test } from './fixtures/index.ts';
import { speakerIn } from './players/game.ts';
import { digitsOf } from './players/keyboard-hands.ts';
import { logOf, truthOf, truthWhen } from './players/log.ts';
import type { Player } from './players/player.ts';
import { STANDARD, seat, seatAtKept } from './players/plays.ts';
import { place } from './players/rounds.ts';

test.use({ actionTimeout: 30_000 });

/** The pegs of super, with so few rows that the round is soon over. */
const SHORT = customEdition({ holes: 5, facets: [{ name: 'colour', size: 8, blank: false }], rows: 4 });
const SHORT_TERMS = standardTerms(SHORT, { form: 'solitaire', seats: [PERSON] });
const PLAY = { edition: SHORT, role: 'breaker', hands: 'keyboard' } as const;
/** So many codes that no row here is likely to be the one. */
const ROWS: readonly Code[] = [
  [1, 1, 2, 2, 3],
  [4, 4, 5, 6, 6],
];

/** Except for one hole. */
const DRAFT: Code = [7, 8, 1, 3];

for (const language of someOf(LANGUAGES, (one) => one === 'de')) {
  test(`a reload in the middle of a round loses no row and no peg, in ${language} @desktop`, async ({
    app,
  }) => {
    const player = await begun(await seatAtKept(app, { ...PLAY, language }, SHORT_TERMS));
    const before = await logOf(app.page);
    await app.reload();
    await expectTable(player, app.page);
    expect(await logOf(app.page)).toEqual(before);
    await finish(player, app.page);
  });
}

test('a tab that is gone leaves everything to the next one @desktop', async ({ app, context }) => {
  const edition = STANDARD.super;
  const terms = standardTerms(edition, { form: 'solitaire', seats: [PERSON] });
  const player = await begun(await seat(app, { ...PLAY, edition, language: 'en' }, terms));
  const address = app.page.url();
  await app.written();
  await app.page.close();
  const page = await context.newPage();
  await page.goto(address);
  await expectTable(player, page);
  await finish(player, page);
});

test('I4: a second tab says that the match is open elsewhere, takes it over completely, and gives it back @desktop', async ({
  app,
  context,
}) => {
  const language = 'fr';
  const { opening } = playTexts(language);
  const player = await begun(await seatAtKept(app, { ...PLAY, language }, SHORT_TERMS));
  const first = app.page;
  const second = await context.newPage();
  await second.goto(first.url());
  await expect(headingOf(second)).toHaveText(opening.elsewhere);
  await expectTable(player, first);
  await take(player, second);
  await expectTable(player, second);
  await expect(headingOf(first)).toHaveText(opening.lost);
  // Input in the tab that lost it is ignored.
  const { length } = await logOf(first);
  for (const digit of digitsOf([1], player.terms)) await first.keyboard.press(digit);
  await first.keyboard.press('Enter');
  await expectTable(player, second);
  await take(player, first);
  await expectTable(player, first);
  await expect(headingOf(second)).toHaveText(opening.lost);
  expect(await logOf(first)).toHaveLength(length);
  await finish(player, first);
});

/** Two rows are answered, and the third is filled except for one hole. */
async function begun(player: Player): Promise<Player> {
  for (const [index, row] of ROWS.entries()) await place(player, index + 1, row);
  await expect(headingOf(player.app.page)).toHaveText(titleOf(player, 3));
  await player.hands.compose(DRAFT);
  await expectTable(player, player.app.page);
  return player;
}

/** The rows with their answers, and the one that is being filled. */
async function expectTable(player: Player, page: Page): Promise<void> {
  const speaker = speakerIn(player);
  await expect(headingOf(page)).toHaveText(titleOf(player, 3));
  const [board] = (await truthOf(page)).round.boards;
  if (!board) throw new Error('There is no board.');
  expect(board.rows.map(({ guess }) => guess)).toEqual(ROWS);
  const names = [
    rowText(speaker, board, 0),
    rowText(speaker, board, 1),
    draftText(speaker, 2, [...DRAFT, null]),
  ];
  for (const name of names) await expect(page.getByRole('row', { name, exact: true })).toBeVisible();
}

/** The rest is played where the match is now; the log is one line from its first event to its last. */
async function finish(player: Player, page: Page): Promise<void> {
  const { end } = playTexts(player.language);
  await page.keyboard.type('5\n');
  for (let row = 4; row <= player.terms.edition.rows; row += 1) {
    await expect(headingOf(page)).toHaveText(titleOf(player, row));
    await page.keyboard.type('12345\n');
  }
  await expect(page.getByRole('button', { name: end.once, exact: true })).toBeVisible();
  await truthWhen(page, 'the match is over', ({ phase }) => phase === 'closed');
}

async function take({ language }: Player, page: Page): Promise<void> {
  await page.getByRole('button', { name: playTexts(language).opening.take, exact: true }).click();
}

function titleOf({ language, terms: { edition } }: Player, row: number): string {
  return playTexts(language).title.row(row, edition.rows);
}

function headingOf(page: Page) {
  return page.locator('main h1');
}
