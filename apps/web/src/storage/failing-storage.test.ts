// A browser that stops storing: play goes on, the player is told once, and everything is stored when that works again.

import { openMatch, standardTerms, superEdition } from '@blackpeg/rules';
import { cardOf } from '@blackpeg/table';
import { expect, test } from 'vitest';
import { allMatches, keptCard, matchesOf, removeMatch } from './matches.ts';
import { createMemory, createMemoryBacking } from './memory-backing.ts';
import { createStorage } from './open-storage.ts';
import type { Backing } from './storage.ts';
import { NO_DATABASE } from './storage.ts';

const opening = openMatch(standardTerms(superEdition()), () => 0, 1);
const EVENTS = opening.ok ? opening.value : [];
const OPENED = { by: 'referee', actionId: 'open', events: EVENTS } as const;
const SEEN = { by: 0, actionId: 'a', events: [{ type: 'seen', seat: 0, at: 2 }] } as const;

function setUp() {
  const memory = createMemory();
  const disk = createMemoryBacking(memory);
  const browser = { refuses: null as Error | null };
  const refusing = async () => {
    if (browser.refuses) throw browser.refuses;
  };
  const backing: Backing = {
    ...disk,
    lasting: true,
    logs: { ...disk.logs, append: (...given) => refusing().then(() => disk.logs.append(...given)) },
    things: { ...disk.things, put: (...given) => refusing().then(() => disk.things.put(...given)) },
  };
  const storage = createStorage(Promise.resolve(backing), null);
  const told: boolean[] = [];
  storage.saving.subscribe(() => told.push(storage.saving.problem() === null));
  return { memory, disk, browser, storage, told };
}

const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });

test('I4: what a full storage refuses is held, told once, exported, and stored when there is room', async () => {
  const { disk, browser, storage, told } = setUp();
  await storage.logs.append('m', 0, OPENED);
  browser.refuses = full;
  expect(await storage.logs.append('m', EVENTS.length, SEEN)).toMatchObject({ ok: true });
  await storage.drawer('notes', (value) => value).put('m 1', 'a note');
  expect([told, storage.saving.problem()?.error]).toEqual([[false], full]);
  expect((await storage.logs.read('m', 0)).length).toBe(2);
  expect(await storage.drawer('notes', (value) => value).all()).toEqual([['m 1', 'a note']]);
  expect(await storage.exportAll(new Map())).toContain('a note');
  expect((await disk.logs.read('m', 0)).length).toBe(1);
  browser.refuses = null;
  expect([await storage.saving.retry(), told]).toEqual([true, [false, true]]);
  expect((await disk.logs.read('m', 0)).length).toBe(2);
  expect(await disk.things.get('notes', 'm 1')).toBe('"a note"');
});

test('in a tab that a newer version has outdated nothing is played on', async () => {
  const { browser, storage } = setUp();
  browser.refuses = Object.assign(new Error('newer'), { name: 'VersionError' });
  await expect(storage.logs.append('m', 0, OPENED)).rejects.toThrow('newer');
});

test('where the browser stores nothing at all, that is said from the beginning', async () => {
  const storage = createStorage(Promise.resolve(createMemoryBacking()), null);
  await storage.safety();
  expect([storage.saving.problem()?.error, await storage.saving.retry()]).toEqual([NO_DATABASE, false]);
});

test('deleting everything deletes what could not be stored, too', async () => {
  const { browser, storage } = setUp();
  browser.refuses = full;
  await storage.logs.append('m', 0, OPENED);
  await storage.drawer('notes', (value) => value).put('m 1', 'a note');
  await storage.deleteAll();
  expect([await storage.logs.list(), await storage.drawer('notes', (value) => value).all()]).toEqual([
    [],
    [],
  ]);
});

test('a match is there without its card, and one that cannot be read is listed and can be removed', async () => {
  const { memory, storage } = setUp();
  await storage.logs.append('lost', 0, OPENED);
  memory.drawers.set('cards', new Map([['broken', '{"match":']]));
  await storage.logs.append('broken', 0, OPENED);
  expect((await matchesOf(storage)).map(({ card }) => card.match).sort()).toEqual(['broken', 'lost']);
  expect(await keptCard(storage, 'nowhere')).toBeNull();
  memory.shelf.set('damaged', []);
  const [kept] = await matchesOf(storage);
  if (kept) await storage.cards.put('alone', { ...cardOf('alone', null, EVENTS, kept.state) });
  expect([...(await allMatches(storage)).damaged].sort()).toEqual(['alone', 'damaged']);
  for (const match of (await allMatches(storage)).damaged) await removeMatch(storage, match);
  expect((await allMatches(storage)).damaged).toEqual([]);
});
