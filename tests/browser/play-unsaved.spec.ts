// A browser that cannot save in the middle of a match: play continues, the player is told, and everything is saved later.

import { homeTexts, playTexts, savingProblemText, savingTexts } from '@blackpeg/wording';
import { button } from './composing.ts';
import { expect, test } from './fixtures/index.ts';
import { logOf } from './players/log.ts';
import { RUNNING } from './states/matches.ts';
import { furnish } from './states/storage.ts';
import { placeRow } from './steps.ts';

const UNSAVED = savingProblemText('en', { kind: 'full' });
const { retry, again } = savingTexts('en');

/** Runs in the page: from now on its database refuses writes, until this is undone. */
function fillUp(): void {
  const { add, put } = IDBObjectStore.prototype;
  const refuse = () => {
    throw new DOMException('There is no room.', 'QuotaExceededError');
  };
  Object.assign(IDBObjectStore.prototype, { add: refuse, put: refuse });
  addEventListener('make room', () => Object.assign(IDBObjectStore.prototype, { add, put }));
}

test('I4: a full disk is reported once, play continues, and everything is saved when there is room @desktop', async ({
  app,
}) => {
  const { page } = app;
  const rows = RUNNING.log.filter(({ type }) => type === 'guess-placed').length;
  const title = (row: number) => playTexts('en').title.row(row, 12);
  await furnish(app, { matches: [RUNNING] });
  await app.open({ screen: 'play', match: RUNNING.match });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title(rows + 1));
  const before = await logOf(page);
  await page.evaluate(fillUp);
  await placeRow(app, '12345');
  await app.hears(UNSAVED);
  const notice = page.getByRole('banner').getByRole('button', { name: UNSAVED });
  await expect(notice).toBeVisible();
  await placeRow(app, '54321');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title(rows + 3));
  expect((await app.heard()).join('\n').split(UNSAVED)).toHaveLength(2);
  expect(await logOf(page)).toEqual(before);
  // Gathered writes must fail first: a write that succeeds would save everything.
  await app.written();
  await page.evaluate(() => dispatchEvent(new Event('make room')));
  await notice.click();
  await page.getByRole('button', { name: retry, exact: true }).click();
  await app.hears(again);
  await expect(notice).toBeHidden();
  await app.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title(rows + 3));
});

test('where the browser stores nothing, home and table say so, and what a reload loses', async ({ app }) => {
  const { page } = app;
  const told = savingProblemText('en', { kind: 'browser' });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await app.open({ screen: 'home' });
  await app.hears(told);
  expect(told).toContain('lost when you reload');
  await expect(page.locator('.notice').getByText(told)).toBeVisible();
  await button(page, homeTexts('en').firstVisit.button(3, 4)).click();
  await page.locator('.board').first().waitFor();
  // On a phone it is a line in the bar, and covers nothing.
  await expect(page.getByText(told).filter({ visible: true }).first()).toBeVisible();
});
