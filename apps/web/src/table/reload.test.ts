// What a reload finds again, and what nobody else may find: half-filled rows, covered screens.

import { settled } from '@blackpeg/referee/testing';
import { HOUSE, PERSON, shapesEdition, standardTerms, superEdition, type Terms } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { compose, created, logIn, opened, rowOf, stateOf, submit } from './play.testing.ts';
import { createTestBrowser, type TestBrowser } from './tab.testing.ts';

const EDITION = superEdition({ holes: 3, colours: 4 });
const TWO_PEOPLE = standardTerms(EDITION, { oneScreen: true, firstMaker: 0 });

function keptIn({ storage }: TestBrowser) {
  return storage.drawer('drafts', (value) => value).all();
}

async function reload(browser: TestBrowser, match: string, table: { close(): void }) {
  await settled();
  table.close();
  await settled();
  return opened(browser.openTab(), match);
}

test('a half-filled row is there again, with its cursor, down to half a pair', async () => {
  const browser = createTestBrowser();
  const terms = standardTerms(shapesEdition('1'), { form: 'solitaire' });
  const match = await created(browser.openTab(), terms, [11, 22, 33, 44]);
  const table = await opened(browser.openTab(), match);
  compose(table, 31);
  table.shown()?.intend({ type: 'kind', kind: 2, facet: 1, hole: 3 });
  table.shown()?.intend({ type: 'move', to: 2 });
  const again = await reload(browser, match, table);
  expect(rowOf(again)).toEqual([
    [3, 1],
    [null, null],
    [null, null],
    [null, 2],
  ]);
  expect(again.shown()?.current().draft?.cursor).toBe(2);
});

test('a row that was placed, or emptied, is not kept', async () => {
  const browser = createTestBrowser();
  const terms = standardTerms(EDITION, { form: 'solitaire' });
  const match = await created(browser.openTab(), terms, [1, 2, 3]);
  const table = await opened(browser.openTab(), match);
  compose(table, 1, 1);
  await settled();
  expect(await keptIn(browser)).toHaveLength(1);
  await submit(table, 1);
  expect(await keptIn(browser)).toEqual([]);
  compose(table, 2);
  table.shown()?.intend({ type: 'take-back' });
  await settled();
  expect(await keptIn(browser)).toEqual([]);
});

test('a draft for another row is left alone, and one that is damaged is none', async () => {
  const browser = createTestBrowser();
  const match = await created(browser.openTab(), standardTerms(EDITION, { form: 'solitaire' }), [1, 2, 3]);
  const drawer = browser.storage.drawer('drafts', (value) => value);
  for (const kept of [
    { row: '1 0 row 5', holes: [[1], [1], [1]], cursor: 0 },
    { row: '1 0 row 0', holes: 7 },
  ]) {
    await drawer.put(`${match} 0`, kept);
    const table = await opened(browser.openTab(), match);
    expect(rowOf(table)).toEqual([[null], [null], [null]]);
    table.close();
    await settled();
  }
});

test('T2b: a clock stands while the match is left, and for one person at no other time', async () => {
  const browser = createTestBrowser();
  const seats = [{ ...PERSON, allowance: 60_000 }];
  const terms = standardTerms(EDITION, { form: 'solitaire', seats });
  const match = await created(browser.openTab(), terms);
  const table = await opened(browser.openTab(), match);
  await browser.clock.advance(5_000);
  await submit(table, 1, 1, 1);
  const types = async () => (await logIn(browser, match)).map(({ type }) => type);
  expect(await types()).not.toContain('clocks-stopped');
  table.close();
  await settled();
  await browser.clock.advance(3_600_000);
  const again = await opened(browser.openTab(), match);
  await browser.clock.advance(5_000);
  await submit(again, 1, 1, 2);
  const rows = stateOf(again).round.boards[0]?.rows;
  expect(rows?.map(({ guess, spent }) => [guess, spent])).toEqual([
    [[1, 1, 1], 5_000],
    [[1, 1, 2], 5_000],
  ]);
  expect((await types()).filter((type) => type.startsWith('clocks'))).toEqual([
    'clocks-stopped',
    'clocks-restarted',
  ]);
});

test('T4b: two people find the screen covered, at first, after a reload, and when it was out of sight', async () => {
  const browser = createTestBrowser();
  const match = await created(browser.openTab(), TWO_PEOPLE);
  const table = await opened(browser.openTab(), match);
  expect([table.people, table.eyes(), table.shown()]).toEqual([[0, 1], { kind: 'covered', seat: 0 }, null]);
  table.uncover();
  expect(table.shown()).not.toBeNull();
  browser.hide();
  expect(table.shown()).toBeNull();
  table.uncover();
  const again = await reload(browser, match, table);
  expect(again.eyes()).toEqual({ kind: 'covered', seat: 0 });
});

test('one person is not covered when the screen was out of sight', async () => {
  const browser = createTestBrowser();
  const match = await created(browser.openTab(), standardTerms(EDITION, { seats: [PERSON, HOUSE] }));
  const table = await opened(browser.openTab(), match);
  browser.hide();
  expect(stateOf(table).phase).toBe('hiding');
});

test('T4a: a code on its way behind the shield of a shared screen is kept nowhere, rows of both are', async () => {
  const browser = createTestBrowser();
  const match = await created(browser.openTab(), TWO_PEOPLE);
  const table = await opened(browser.openTab(), match);
  table.uncover();
  compose(table, 4, 4);
  await settled();
  expect(await keptIn(browser)).toEqual([]);
  await submit(table, 4);
  table.uncover();
  compose(table, 1, 2);
  const again = await reload(browser, match, table);
  expect((await keptIn(browser)).map(([key]) => key)).toEqual([`${match} 1`]);
  again.uncover();
  expect([again.eyes().seat, rowOf(again)]).toEqual([1, [[1], [2], [null]]]);
});

test.each<[string, Terms, number]>([
  [
    'T4a: alone with the house, a half-hidden code is the player’s own',
    standardTerms(EDITION, { seats: [PERSON, HOUSE] }),
    1,
  ],
  ['K1: a sealed code lands in no drawer', { ...TWO_PEOPLE, custody: 'sealed' }, 0],
])('%s', async (_, terms, kept) => {
  const browser = createTestBrowser();
  const match = await created(browser.openTab(), terms);
  const table = await opened(browser.openTab(), match);
  table.uncover();
  compose(table, 4, 4);
  await settled();
  expect(await keptIn(browser)).toHaveLength(kept);
});
