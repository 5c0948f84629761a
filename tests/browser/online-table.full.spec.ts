// Two people at two devices and a real server: the invitation, a whole match, a reload, a rematch, somebody who watches.

import { type Code, PERSON, standardTerms, type Terms } from '@blackpeg/rules';
import { briefFeedback, pegName, playTexts, resultText, tableTexts } from '@blackpeg/wording';
import { checkAxe, expect } from './fixtures/index.ts';
import { accept, comeTo, openTable, seatedAt, test } from './online-steps.ts';
import type { Seated } from './players/player.ts';
import { SMALL } from './players/plays.ts';
import { hide, place } from './players/rounds.ts';

test.use({ actionTimeout: 30_000 });

const TERMS: Terms = standardTerms(SMALL, { seats: [PERSON, PERSON], firstMaker: 0 });
const SECRET: Code = [1, 2, 3];
const GUESS: Code = [1, 1, 2];
const HOST = 'You';
const GUEST = 'Guest';
const words = playTexts('en');
const table = tableTexts('en');
const REMATCH = `${table.over.rematch} ${table.over.rematchNote}`;

/** The sentences of one listener. */
function speaker(you: number | null) {
  return {
    language: 'en',
    edition: SMALL,
    you,
    names: (seat: number) => (seat === 0 ? HOST : GUEST),
  } as const;
}

async function expectRow({ app }: Seated, row: number, guess: Code): Promise<void> {
  const cells = app.page
    .locator('.board')
    .getByRole('row')
    .nth(row - 1)
    .getByRole('gridcell');
  for (const [hole, peg] of guess.entries()) {
    await expect(cells.nth(hole)).toHaveAccessibleName(words.board.hole(hole + 1, pegName('en', SMALL, peg)));
  }
}

test('U2, U3, R4: an invitation, a whole match by keyboard with a reload in mid-round, a rematch, a late spectator @desktop', async ({
  app,
  another,
}) => {
  test.slow();
  const other = await another();
  const looker = await another();
  const { table: id, code } = await openTable(app, TERMS, HOST);
  await expect(app.page.getByRole('heading', { level: 1, name: table.waiting.title(2) })).toBeVisible();
  await app.hears([...code].join(' '));
  await checkAxe(app.page);

  await comeTo(other, code, GUEST);
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText(table.invitation.title([HOST]));
  await checkAxe(other.page);
  await accept(other, 'sit');

  const maker = await seatedAt(app, TERMS);
  const breaker = await seatedAt(other, TERMS);
  await hide(maker, SECRET);
  // K1: the seal of the code is shown before the first row.
  const sealed = table.seals.of({ kind: 'other', name: HOST }, '').trim();
  await expect(other.page.getByText(sealed)).toBeVisible();
  await place(breaker, 1, GUESS);
  await expectRow(maker, 1, GUESS);
  await checkAxe(app.page);

  // A half-filled row and everything before it are restored after a reload.
  await breaker.hands.compose([2]);
  await other.reload();
  const back = await seatedAt(other, TERMS);
  await expectRow(back, 1, GUESS);
  await expect(other.page.getByRole('gridcell', { selected: true })).toHaveAccessibleName(/Hole 2/);
  await back.hands.compose([3, 4]);
  await back.hands.submit(words.row.submit);

  // A late spectator sees all rows and no code.
  await comeTo(looker, id, 'Guest 2');
  const watching = await seatedAt(looker, TERMS);
  await expectRow(watching, 2, [2, 3, 4]);
  await expect(looker.page.getByRole('heading', { level: 1, name: words.title.watch })).toBeAttached();
  const secret = SECRET.map((peg) => pegName('en', SMALL, peg)).join(', ');
  expect(await looker.page.content()).not.toContain(secret);
  await checkAxe(looker.page);
  await looker.forget();
  await place(back, 3, SECRET);
  const broken = { black: SECRET.length, white: 0, blue: 0 };
  await looker.hears(briefFeedback('en', SMALL, broken, SECRET.length));
  await expect(
    other.page.locator('main').getByText(table.seals.genuine({ kind: 'other', name: HOST })),
  ).toBeVisible();

  await maker.hands.press(words.end.swap);
  await back.hands.press(words.end.swap);
  await hide(back, SECRET);
  await place(maker, 1, SECRET);
  const won = { kind: 'won', seat: 0, by: 'score' } as const;
  await expect(app.page.getByText(resultText(speaker(0), won))).toBeVisible();

  await maker.hands.press(REMATCH);
  await other.hears(table.over.wants([{ kind: 'other', name: HOST }]));
  await back.hands.press(REMATCH);
  await app.page.waitForURL((url) => !url.pathname.endsWith(id));
  await expect(other.page).toHaveURL(app.page.url());
  // Sides are swapped: the player who hid first searches first now.
  await hide(await seatedAt(other, TERMS), SECRET);
  const swapped = await seatedAt(app, TERMS);
  await place(swapped, 1, GUESS);
  await expectRow(swapped, 1, GUESS);
});
