// Matches as screens get them: newest first, and never a code that is still hidden.

import { settled } from '@blackpeg/referee/testing';
import { HOUSE, PERSON, standardTerms, superEdition } from '@blackpeg/rules';
import type { Card } from '@blackpeg/table';
import { compose, created, opened, submit } from '@blackpeg/table/testing';
import { ownSeat } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { createTestBrowser } from './browser.testing.ts';
import { logOf, matchesOf, othersOf, removeMatch, wayBackTo } from './matches.ts';

const EDITION = superEdition({ holes: 3, colours: 4 });
const SOLITAIRE = standardTerms(EDITION, { form: 'solitaire' });
const AGAINST_HOUSE = standardTerms(EDITION, { seats: [PERSON, HOUSE], firstMaker: 0 });

test('the one touched last comes first, and cards choose which are read', async () => {
  const browser = createTestBrowser();
  const tab = browser.openTab();
  const older = await created(tab, SOLITAIRE, [1, 2, 3]);
  await browser.clock.advance(10);
  const newer = await created(tab, SOLITAIRE, [1, 2, 3]);
  const listed = async () => (await matchesOf(browser.storage)).map(({ card }) => card.match);
  expect(await listed()).toEqual([newer, older]);
  await browser.clock.advance(10);
  const table = await opened(tab, older);
  await submit(table, 1, 2, 3);
  expect(await listed()).toEqual([older, newer]);
  const open = await matchesOf(browser.storage, ({ closed }) => !closed);
  expect(open.map(({ card, state }) => [card.match, state.phase])).toEqual([[newer, 'seeking']]);
});

test('T4a: a code that is hidden stays so in lists and logs, until the match is over', async () => {
  const browser = createTestBrowser();
  const tab = browser.openTab();
  const match = await created(tab, SOLITAIRE, [1, 2, 3]);
  const table = await opened(tab, match);
  await submit(table, 4, 4, 4);
  const told = async () =>
    JSON.stringify([await matchesOf(browser.storage), await logOf(browser.storage, match)]);
  expect(await told()).toContain('"guess":[4,4,4]');
  expect(await told()).not.toContain('[1,2,3]');
  await submit(table, 1, 2, 3);
  expect(await told()).toContain('"code":[1,2,3]');
  expect(await logOf(browser.storage, match)).toEqual(
    (await browser.storage.logs.read(match, 0)).flatMap(({ events }) => events),
  );
});

test('T4a: players see their own code against the house, but no codes on a shared screen', async () => {
  const browser = createTestBrowser();
  for (const [terms, shown] of [
    [AGAINST_HOUSE, true],
    [standardTerms(EDITION, { oneScreen: true, firstMaker: 0 }), false],
  ] as const) {
    const match = await created(browser.openTab(), terms);
    const table = await opened(browser.openTab(), match);
    table.uncover();
    await submit(table, 1, 2, 3);
    expect(JSON.stringify(await logOf(browser.storage, match)).includes('[1,2,3]')).toBe(shown);
    expect(JSON.stringify(await matchesOf(browser.storage)).includes('[1,2,3]')).toBe(shown);
    table.close();
    await removeMatch(browser.storage, match);
  }
});

test('a match that is removed takes with it what was kept for it, and no other’s', async () => {
  const browser = createTestBrowser();
  const tab = browser.openTab();
  const [gone, left] = [await created(tab, SOLITAIRE, [1, 2, 3]), await created(tab, SOLITAIRE, [1, 2, 3])];
  const table = await opened(tab, gone);
  compose(table, 1);
  await settled();
  table.close();
  const notes = browser.storage.drawer('notes', (value) => value);
  for (const match of [gone, left]) await notes.put(`${match} 1`, 'x');
  await removeMatch(browser.storage, gone);
  expect((await matchesOf(browser.storage)).map(({ card }) => card.match)).toEqual([left]);
  expect([await browser.storage.logs.list(), (await notes.all()).length]).toEqual([[left], 1]);
  expect(await browser.storage.drawer('drafts', (value) => value).all()).toEqual([]);
  expect(await logOf(browser.storage, gone)).toEqual([]);
});

const ONLINE: Pick<Card, 'match' | 'origin' | 'sitters'> = {
  match: 'm',
  origin: { kind: 'online', table: 'm', seat: 1 },
  sitters: [
    { kind: 'person', name: 'Guest' },
    { kind: 'person', name: 'You' },
  ],
};

test('the card of an online match has the player’s seat, and leads back to its table', () => {
  expect(ownSeat(ONLINE)).toBe(1);
  expect(othersOf(ONLINE)).toEqual([0]);
  expect(wayBackTo(ONLINE)).toEqual({ screen: 'table', table: 'm' });
  expect(wayBackTo({ match: 'm', origin: { kind: 'set-up' } })).toEqual({ screen: 'play', match: 'm' });
});
