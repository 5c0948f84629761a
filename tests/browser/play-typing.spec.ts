// Keys faster than a row is sent: every row placed is one that was typed, and what fails is said.

import { type Edition, PERSON, shapesEdition, standardTerms, superEdition } from '@blackpeg/rules';
import { draftFaultText, homeTexts, pegName, playTexts } from '@blackpeg/wording';
import { button } from './composing.ts';
import type { App } from './fixtures/app.ts';
import { expect, test } from './fixtures/index.ts';
import { test as testInOnePage } from './fixtures/one-page.ts';
import { truthOf } from './players/log.ts';
import { seatAtKept } from './players/plays.ts';
import { arriveAtTable, placeRow } from './steps.ts';

const ROWS: readonly [string, Edition, readonly string[]][] = [
  ['pegs', superEdition(), ['12345', '67812', '33344']],
  ['pairs', shapesEdition('1'), ['11223344', '55443322', '12345123']],
];

/** All at once: no key waits for the effect of the one before. */
async function typeAtOnce({ page }: App, rows: readonly string[]): Promise<void> {
  await page.getByRole('gridcell', { selected: true }).focus();
  const keys = rows.flatMap((row) => [...row, 'Enter']);
  await Promise.all(keys.map((key) => page.keyboard.press(key)));
}

for (const [name, edition, rows] of ROWS) {
  testInOnePage(`${name}: rows typed at once are placed as they were typed @desktop`, async ({ app }) => {
    const terms = standardTerms(edition, { form: 'solitaire', seats: [PERSON] });
    await seatAtKept(app, { edition, role: 'breaker', language: 'en', hands: 'keyboard' }, terms);
    await typeAtOnce(app, rows);
    await expect(app.page.getByRole('heading', { level: 1 })).toHaveText(
      playTexts('en').title.row(rows.length + 1, edition.rows),
    );
    await app.written();
    const placed = (await truthOf(app.page)).round.boards[0]?.rows.map(({ guess }) =>
      [guess].flat().join(''),
    );
    expect(placed).toEqual(rows);
  });
}

testInOnePage('pairs typed at once are said once each, not by their halves too @desktop', async ({ app }) => {
  const edition = shapesEdition('1');
  const terms = standardTerms(edition, { form: 'solitaire', seats: [PERSON] });
  await seatAtKept(app, { edition, role: 'breaker', language: 'en', hands: 'keyboard' }, terms);
  await app.forget();
  await typeAtOnce(app, ['11223344']);
  await app.hears(/Row 1: /);
  // On a slow machine a half may be announced before its whole is typed, but not together with it.
  const timesIn = (said: string) => [1, 2, 3, 4].map((hole) => said.split(`Hole ${hole}, `).length - 1);
  for (const said of await app.heard()) expect(Math.max(...timesIn(said)), said).toBeLessThanOrEqual(1);
});

testInOnePage('a digit on a full row changes nothing and says so @desktop', async ({ app }) => {
  const edition = superEdition();
  const terms = standardTerms(edition, { form: 'solitaire', seats: [PERSON] });
  await seatAtKept(app, { edition, role: 'breaker', language: 'fr', hands: 'keyboard' }, terms);
  await typeAtOnce(app, []);
  await app.page.keyboard.type('112236');
  const full = draftFaultText({ language: 'fr', edition }, { kind: 'row-full' });
  await app.hears(full);
  await expect(app.page.getByText(full).first()).toBeVisible();
  await app.page.keyboard.press('Enter');
  await app.hears(/Rangée 1/);
  await app.written();
  expect((await truthOf(app.page)).round.boards[0]?.rows).toMatchObject([{ guess: [1, 1, 2, 2, 3] }]);
});

test('announcements are not repeated with the next one if timers are late @desktop', async ({ app }) => {
  await app.page.addInitScript(lateTimers, 1000);
  const edition = superEdition();
  const terms = standardTerms(edition, { form: 'solitaire', seats: [PERSON] });
  await seatAtKept(app, { edition, role: 'breaker', language: 'en', hands: 'keyboard' }, terms);
  await typeAtOnce(app, []);
  const { hole } = playTexts('en').board;
  const said = ['1', '2'].map((key, index) => hole(index + 1, pegName('en', edition, Number(key))));
  await app.forget();
  for (const key of ['1', '2']) await app.page.keyboard.press(key);
  await app.hears(new RegExp(`${said[1]}$`));
  const heard = (await app.heard()).join();
  expect(said.map((text) => heard.split(text).length - 1)).toEqual([1, 1]);
});

test('a row typed while the computer still hides its code, on a slow disk, is the first row @desktop', async ({
  app,
}) => {
  await app.page.addInitScript(slowDisk, 500);
  await app.open({ screen: 'home' });
  await button(app.page, homeTexts('en').firstVisit.button(3, 4)).click();
  await arriveAtTable(app);
  await placeRow(app, '112');
  await app.page.locator('.plate.answered').first().waitFor();
  expect((await truthOf(app.page)).round.boards[0]?.rows).toMatchObject([{ guess: [1, 1, 2] }]);
});

/** Runs in the page: writes are reported this many milliseconds later. */
function slowDisk(delay: number): void {
  const { set } = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'oncomplete') ?? {};
  Object.defineProperty(IDBTransaction.prototype, 'oncomplete', {
    set(this: IDBTransaction, listener: (event: Event) => void) {
      set?.call(this, (event: Event) => setTimeout(() => listener.call(this, event), delay));
    },
  });
}

/** Runs in the page: timers come this many milliseconds later, as in a tab behind others. */
function lateTimers(delay: number): void {
  const { setTimeout } = globalThis;
  const late = (act: TimerHandler, after = 0, ...rest: unknown[]) => setTimeout(act, after + delay, ...rest);
  Object.assign(globalThis, { setTimeout: late });
}
