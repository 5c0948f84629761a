// Importing a saved device: on a cleared one, on another one with its own matches, twice, and damaged.

import { parseLog } from '@blackpeg/notation';
import { standardTerms, superEdition } from '@blackpeg/rules';
import { keepImported, logText, readMatch, recordText } from '@blackpeg/screens/matches';
import { created, opened, submit } from '@blackpeg/table/testing';
import { expect, test } from 'vitest';
import { createTestBrowser, type TestBrowser } from './browser.testing.ts';
import { logOf, matchesOf } from './matches.ts';

const SOLITAIRE = standardTerms(superEdition({ holes: 3, colours: 4 }), { form: 'solitaire' });
const NO_CHOICES = new Map<string, string>();
let devices = 0;

/** Each begins at another time, so that no two matches are equal. */
async function device(): Promise<TestBrowser> {
  const browser = createTestBrowser();
  devices += 1;
  await browser.clock.advance(1_000_000 * devices);
  return browser;
}

async function play(
  browser: TestBrowser,
  ...rows: readonly (readonly [number, number, number])[]
): Promise<string> {
  const tab = browser.openTab({ newMatch: () => `device-${devices}-${Math.random()}` });
  const match = await created(tab, SOLITAIRE, [1, 2, 3]);
  const table = await opened(tab, match);
  for (const row of rows) {
    await browser.clock.advance(1_000);
    await submit(table, ...row);
  }
  table.close();
  await browser.storage.drawer('notes', (value) => value).put(`${match} 1`, `of ${match}`);
  return match;
}

/** Everything that is stored, without its order. */
async function all({ storage }: TestBrowser) {
  return JSON.parse(await storage.exportAll(NO_CHOICES));
}

const counts = (part: object) => ({
  ok: true,
  value: { counts: { added: 0, here: 0, continued: 0, leftOut: 0, ...part } },
});

test('what was saved and deleted is there again, all of it, and choices come with it', async () => {
  const here = await device();
  await play(here, [4, 4, 4], [1, 2, 3]);
  await play(here, [4, 4, 4]);
  await here.storage.drawer('days', (value) => value).put('2026-03-14', 'solved');
  const before = await all(here);
  const file = await here.storage.exportAll(new Map([['blackpeg.settings', '{}']]));
  await here.storage.deleteAll();
  const brought = await here.storage.bringInAll(file);
  expect(brought).toMatchObject(counts({ added: 2 }));
  expect(brought.ok && [...brought.value.choices]).toEqual([['blackpeg.settings', '{}']]);
  expect(await all(here)).toEqual(before);
});

test('another device keeps its own, and what comes twice is there once', async () => {
  const [there, here] = [await device(), await device()];
  const theirs = await play(there, [1, 2, 3]);
  const own = await play(here, [1, 2, 3]);
  const notes = here.storage.drawer('notes', (value) => value);
  await notes.put('shared', 'mine');
  await there.storage.drawer('notes', (value) => value).put('shared', 'theirs');
  const file = await there.storage.exportAll(NO_CHOICES);
  expect(await here.storage.bringInAll(file)).toMatchObject(counts({ added: 1 }));
  expect(await here.storage.bringInAll(file)).toMatchObject(counts({ here: 1 }));
  const kept = (await matchesOf(here.storage)).map(({ card }) => card.match).sort();
  expect(kept).toEqual([own, theirs].sort());
  expect([await notes.get('shared'), await notes.get(`${theirs} 1`)]).toEqual(['mine', `of ${theirs}`]);
});

test('a match that went on there is up to date here; one that went on in both places is there twice', async () => {
  const there = await device();
  const match = await play(there, [4, 4, 4]);
  const early = await there.storage.exportAll(NO_CHOICES);
  const [behind, apart] = [await device(), await device()];
  for (const browser of [behind, apart]) await browser.storage.bringInAll(early);
  for (const [browser, row] of [
    [there, [1, 1, 1]],
    [apart, [2, 2, 2]],
  ] as const) {
    await browser.clock.advance(5_000_000);
    const table = await opened(browser.openTab(), match);
    await submit(table, ...row);
    table.close();
  }
  const late = await there.storage.exportAll(NO_CHOICES);
  expect(await behind.storage.bringInAll(late)).toMatchObject(counts({ continued: 1 }));
  expect(await logOf(behind.storage, match)).toEqual(await logOf(there.storage, match));
  expect(await behind.storage.bringInAll(early)).toMatchObject(counts({ here: 1 }));
  expect(await apart.storage.bringInAll(late)).toMatchObject(counts({ added: 1 }));
  expect(await apart.storage.bringInAll(late)).toMatchObject(counts({ here: 1 }));
  expect(await matchesOf(apart.storage)).toHaveLength(2);
});

test.each(['log', 'record'] as const)(
  'a match imported as a %s is the same one in any other form',
  async (form) => {
    const [there, here] = [await device(), await device()];
    const match = await play(there, [4, 4, 4], [1, 2, 3]);
    const card = (await there.storage.cards.get(match)) ?? expect.fail('There is no card.');
    const log = await logOf(there.storage, match);
    const texts = { log: logText(card, log), record: recordText(card, log) };
    const keep = async (text: string) => {
      const read = readMatch(text);
      if (!read.ok) return expect.fail(`It is not read: ${read.error.kind}`);
      const { logs, cards } = here.storage;
      const newId = () => `new-${Math.random()}`;
      return keepImported({ logs, cards, newId, language: 'en', now: 1 }, read.value);
    };
    expect(await keep(texts[form])).toMatchObject({ isNew: true });
    for (const text of [texts.log, texts.record]) expect(await keep(text)).toMatchObject({ isNew: false });
    const file = await there.storage.exportAll(NO_CHOICES);
    await here.storage.bringInAll(file);
    const [kept, ...more] = await matchesOf(here.storage);
    expect([kept?.card, more]).toEqual([card, []]);
    expect(await keep(texts.record)).toMatchObject({ isNew: false });
  },
);

test('damaged matches are left out and counted, and repaired if the file has them complete', async () => {
  const there = await device();
  const [good, bad, forged] = [
    await play(there, [1, 2, 3]),
    await play(there, [4, 4, 4]),
    await play(there, [1, 2, 3]),
  ];
  const file = await all(there);
  file.logs[bad] = { damaged: [1] };
  file.logs[forged] = file.logs[forged].replace('[1,2,3]', '[1,2,4]');
  delete file.drawers.cards[good];
  const here = await device();
  const brought = await here.storage.bringInAll(JSON.stringify(file));
  expect(brought).toMatchObject(counts({ added: 1, leftOut: 2 }));
  const kept = await matchesOf(here.storage);
  expect(kept.map(({ card, state }) => [card.match, state.phase])).toEqual([[good, 'closed']]);
  expect(await here.storage.drawer('notes', (value) => value).all()).toHaveLength(1);
  expect(parseLog(file.logs[good]).ok).toBe(true);
});

test('a bad file changes nothing', async () => {
  const here = await device();
  await play(here, [1, 2, 3]);
  const before = await all(here);
  for (const text of [
    '',
    'no',
    JSON.stringify(before).slice(0, -20),
    '{"format":"blackpeg-export","version":9}',
  ])
    expect(await here.storage.bringInAll(text)).toMatchObject({ ok: false });
  expect(await all(here)).toEqual(before);
});
