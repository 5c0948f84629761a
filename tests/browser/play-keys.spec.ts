// Keys and pointers together: a press takes no focus, so Enter submits; two fingers place two pegs; a row is pasted.

import { editionNamed, PERSON, standardTerms, superEdition } from '@blackpeg/rules';
import { boardTexts, pegName, playTexts, setUpTexts } from '@blackpeg/wording';
import type { Locator } from '@playwright/test';
import { button } from './composing.ts';
import type { App } from './fixtures/app.ts';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { truthOf } from './players/log.ts';
import { type HandsName, SMALL, seatAtKept } from './players/plays.ts';
import { HAND_OVER, MARKING, played } from './states/matches.ts';
import { furnish } from './states/storage.ts';

const { row: words, title, board } = playTexts('en');
const holeName = (hole: number, peg: number) => board.hole(hole, pegName('en', SMALL, peg));

async function sitAlone(app: App, hands: HandsName): Promise<void> {
  const terms = standardTerms(SMALL, { form: 'solitaire', seats: [PERSON] });
  await seatAtKept(app, { edition: SMALL, role: 'breaker', language: 'en', hands }, terms);
}

function key({ page }: App, peg: number): Locator {
  const tray = page.getByRole('toolbar', { name: boardTexts('en').palette, exact: true });
  return tray.getByRole('button', { name: pegName('en', SMALL, peg), exact: true });
}

test('the key of the notes leads to them, also while they are open, and back to the board @desktop', async ({
  app,
}) => {
  const { page } = app;
  const { heading } = playTexts('en').notes;
  const terms = standardTerms(editionNamed('shapes'), { form: 'solitaire' });
  await seatAtKept(
    app,
    { edition: terms.edition, role: 'breaker', language: 'en', hands: 'keyboard' },
    terms,
  );
  const hole = page.locator('.board [role=gridcell][tabindex="0"]');
  const title = page.getByRole('heading', { name: heading });
  await expect(hole).toBeFocused();
  await page.keyboard.press('n');
  await expect(title).toBeFocused();
  await expect(page.getByRole('region', { name: heading })).toHaveCount(1);
  await hole.focus();
  await page.keyboard.press('n');
  await expect(title).toBeFocused();
  await page.keyboard.press('n');
  await expect(hole).toBeFocused();
  await expect(page.getByRole('grid', { name: heading })).toBeHidden();
});

async function expectRows(app: App, rows: readonly string[]): Promise<void> {
  await expect(app.page.getByRole('heading', { level: 1 })).toHaveText(
    title.row(rows.length + 1, SMALL.rows),
  );
  await app.written();
  const [board] = (await truthOf(app.page)).round.boards;
  expect(board?.rows.map(({ guess }) => [guess].flat().join(''))).toEqual(rows);
}

test('a table is come to at its board, and a sheet gives the keys back to it, without saying anything again', async ({
  app,
}) => {
  const { page } = app;
  await sitAlone(app, 'keyboard');
  const focused = page.locator('[role=gridcell]:focus');
  await expect(focused).toHaveAccessibleName(board.hole(1, board.stillEmpty));
  await page.keyboard.press('1');
  await app.hears(holeName(1, 1));
  await page.keyboard.press('?');
  const { heading } = playTexts('en').keys;
  const sheet = page.getByRole('dialog', { name: heading });
  await app.hears(heading);
  await expect(sheet.locator('[aria-live]')).toHaveText(heading);
  await expect(sheet.locator(':focus')).toHaveAccessibleName(playTexts('en').close);
  const before = await app.heard();
  await page.keyboard.press('Escape');
  await expect(focused).toHaveAccessibleName(board.hole(2, board.stillEmpty));
  expect(await app.heard()).toEqual(before);
  await page.keyboard.press('2');
  await app.hears(holeName(2, 2));
  // What was announced is not found on the page later.
  await expect(page.locator('[aria-live] > div')).toHaveCount(0);
  // The focused hole has a ring for keyboard users.
  const ringed = page.locator('.rows .ringed');
  await expect(ringed).toBeVisible();
  await page.reload();
  await expect(focused).toHaveAccessibleName(board.hole(3, board.stillEmpty));
  await expect(ringed).toHaveCount(0);
  await page.keyboard.press('3');
  await expect(ringed).toBeVisible();
});

test('the ring of the keyboard does not delay what Enter does: it is drawn when Enter is released', async ({
  app,
}) => {
  const { page } = app;
  await sitAlone(app, 'keyboard');
  // Nobody has pressed a key yet.
  await page.reload();
  const ringed = page.locator('.rows .ringed');
  await expect(page.locator('[role=gridcell]:focus')).toBeVisible();
  await page.keyboard.down('Enter');
  await app.hears(/empty/);
  await expect(ringed).toHaveCount(0);
  await page.keyboard.up('Enter');
  await expect(ringed).toBeVisible();
});

test('Enter submits after the mouse, Ctrl+Z undoes, a key reached by Tab keeps its Enter @desktop', async ({
  app,
}) => {
  const { page } = app;
  await sitAlone(app, 'keyboard');
  for (const peg of [1, 2, 3]) await key(app, peg).click();
  await page.keyboard.press('Enter');
  await expectRows(app, ['123']);
  // After a click on a colour, Enter is no longer for the focused key of the palette.
  await key(app, 4).focus();
  await page.keyboard.press('Enter');
  await key(app, 1).click();
  await page.keyboard.press('2');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('3');
  await page.getByRole('gridcell', { selected: true }).click();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expectRows(app, ['123', '412']);
  await page.keyboard.press('1');
  await button(page, words.undo).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('111');
  await page.keyboard.press('Enter');
  await expectRows(app, ['123', '412']);
});

test('W2: after a refuted claim Enter submits @desktop', async ({ app }) => {
  const { page } = app;
  const terms = standardTerms(SMALL, { marker: 'by-hand', firstMaker: 0, oneScreen: true });
  const match = played('claimed', terms, HAND_OVER.card.sitters, (table) => {
    table.hide(0, [1, 2, 3]);
    table.guess(1, [1, 1, 2]);
    table.mark(0, { black: 1, white: 1, blue: 0 });
  });
  await furnish(app, { matches: [match] });
  await app.open({ screen: 'play', match: match.match });
  const { handOver, ask } = playTexts('en');
  await button(page, handOver.iAm(setUpTexts('en').opponent.usual[1])).click();
  await page.keyboard.press('k');
  await button(page, ask.claim.yes).click();
  await app.hears(/refuted|one does/);
  await page.keyboard.type('124');
  await page.keyboard.press('Enter');
  await expect(button(page, handOver.iAm(setUpTexts('en').opponent.usual[0]))).toBeVisible();
  const [sought] = (await truthOf(page)).round.boards;
  expect(sought?.rows.map(({ guess }) => [guess].flat().join(''))).toEqual(['112', '124']);
});

test('a pasted row fills the holes, and the number pad moves or types @desktop', async ({ app }) => {
  const { page } = app;
  await sitAlone(app, 'keyboard');
  const paste = (text: string) =>
    page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, text);
  await paste('a poem');
  await app.hears(words.notPasted);
  await paste(' 4 3 2\n');
  await page.keyboard.press('Enter');
  await expectRows(app, ['432']);
  // A tap on an old peg copies it.
  await page
    .getByRole('row', { name: /^Row 1/ })
    .getByRole('gridcell')
    .nth(1)
    .click();
  await expect(page.getByRole('gridcell', { name: holeName(2, 3) })).toHaveCount(2);
  await page.keyboard.press('Control+z');
  // Without Num Lock the 4 of the pad is an arrow, with it a digit.
  await page.keyboard.press('1');
  await page.evaluate(() => {
    const pad = { code: 'Numpad4', bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...pad, key: 'ArrowLeft' }));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...pad, key: '4' }));
  });
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expectRows(app, ['432', '142']);
});

test('digits give an answer by hand without a click @desktop', async ({ app }) => {
  const { page } = app;
  await furnish(app, { matches: [MARKING] });
  await app.open({ screen: 'play', match: MARKING.match });
  await page.getByRole('radiogroup').first().waitFor();
  await page.keyboard.press('1');
  await app.hears('1 black');
  for (const key of ['2', 'Enter']) await page.keyboard.press(key);
  await app.hears(/Row 2: .*1 black, 2 white/);
});

test('without single keys, keys act on the board and the palette alone @desktop', async ({ app }) => {
  const { page } = app;
  await app.open({ screen: 'challenge', challenge: '' }, { singleKeys: false });
  const third = page.getByRole('button', { name: pegName('en', superEdition(), 3) });
  await page.keyboard.press('3');
  await third.first().focus();
  await page.keyboard.press('4');
  const filled = page.getByRole('button', { name: /^Hole \d, (?!empty)/ });
  await expect(filled).toHaveCount(1);
  await expect(filled).toHaveAccessibleName(new RegExp(pegName('en', superEdition(), 4)));
  await page.getByRole('heading', { level: 1 }).focus();
  for (const elsewhere of ['Backspace', 'Control+z', 'Delete', '5']) await page.keyboard.press(elsewhere);
  await expect(filled).toHaveCount(1);
});

test('two thumbs at once place two pegs, each once @phone', async ({ app }) => {
  const { page } = app;
  await sitAlone(app, 'touch');
  const at = async (peg: number) => {
    const { x, y, width, height } = (await key(app, peg).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2), id: peg };
  };
  const [left, right] = [await at(2), await at(4)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof left)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [left]);
  await touch('touchStart', [left, right]);
  await touch('touchEnd', [right]);
  await touch('touchEnd', []);
  await key(app, 1).tap();
  await button(page, words.submit).tap();
  const [board] = (await truthOf(page)).round.boards;
  expect([board?.rows[0]?.guess].flat().toSorted()).toEqual([1, 2, 4]);
});
