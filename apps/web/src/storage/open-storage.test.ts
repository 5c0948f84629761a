// Storage as screens see it, over memory.

import { parseLog } from '@blackpeg/notation';
import { openMatch, standardTerms, superEdition } from '@blackpeg/rules';
import type { Card } from '@blackpeg/table';
import { expect, test } from 'vitest';
import { createMemory, createMemoryBacking } from './memory-backing.ts';
import { createStorage, type Keeper } from './open-storage.ts';

const CARD: Card = {
  match: 'm',
  origin: { kind: 'daily', date: '2026-03-14' },
  sitters: [
    { kind: 'person', name: null },
    { kind: 'person', name: 'Guest' },
    { kind: 'house', level: 'keen' },
  ],
  codemaker: 'hard',
  hints: true,
  madeAt: 1,
  touchedAt: 2,
  closed: false,
};
const opening = openMatch(standardTerms(superEdition()), () => 0, 1);
const EVENTS = opening.ok ? opening.value : [];

function overMemory(keeper: Keeper | null = null, lasting = false) {
  const memory = createMemory();
  const backing = { ...createMemoryBacking(memory), lasting };
  return { memory, storage: createStorage(Promise.resolve(backing), keeper) };
}

test('cards are read back unchanged; anything else is skipped', async () => {
  const { memory, storage } = overMemory();
  await storage.cards.put('m', CARD);
  const cards = memory.drawers.get('cards');
  cards?.set('broken', '{"match":');
  cards?.set('older', JSON.stringify({ ...CARD, sitters: 'two' }));
  cards?.set('newer', JSON.stringify({ ...CARD, origin: { kind: 'moon' } }));
  expect(await storage.cards.all()).toEqual([['m', CARD]]);
  expect([
    await storage.cards.get('m'),
    await storage.cards.get('newer'),
    await storage.cards.get('x'),
  ]).toEqual([CARD, null, null]);
  expect(cards?.size).toBe(4);
});

test('a drawer is in the order of its keys, and apart from others', async () => {
  const { storage } = overMemory();
  const notes = storage.drawer('notes', (value) => (typeof value === 'number' ? value : null));
  const hints = storage.drawer('hints', (value) => value);
  for (const [index, key] of ['b', 'c', 'a'].entries()) await notes.put(key, index);
  await hints.put('a', 'other');
  await notes.remove('c');
  expect(await notes.all()).toEqual([
    ['a', 2],
    ['b', 0],
  ]);
  await notes.clear();
  expect([await notes.all(), await hints.all()]).toEqual([[], [['a', 'other']]]);
});

test('a decoder that throws has not understood', async () => {
  const { storage } = overMemory();
  const lessons = storage.drawer<string>('lessons', () => {
    throw new Error('No.');
  });
  await lessons.put('a', 'x');
  expect([await lessons.get('a'), await lessons.all()]).toEqual([null, []]);
});

test('an export holds every log and every drawer, damaged ones as they are; after deleting nothing is left', async () => {
  const { memory, storage } = overMemory();
  await storage.logs.append('m', 0, { by: 'referee', actionId: 'open', events: EVENTS });
  await storage.cards.put('m', CARD);
  await storage.drawer('notes', (value) => value).put('m 1', { text: 'a note' });
  memory.drawers.get('notes')?.set('broken', '{');
  memory.shelf.set('broken', []);
  const exported = JSON.parse(await storage.exportAll(new Map()));
  expect(parseLog(exported.logs.m)).toEqual({ ok: true, value: EVENTS });
  expect(exported).toMatchObject({
    format: 'blackpeg-export',
    version: 2,
    logs: { broken: { damaged: [] } },
    drawers: { cards: { m: CARD }, notes: { 'm 1': { text: 'a note' }, broken: { damaged: '{' } }, days: {} },
  });
  await storage.deleteAll();
  expect(JSON.parse(await storage.exportAll(new Map()))).toMatchObject({
    logs: {},
    drawers: { cards: {}, notes: {} },
  });
});

test('how safe things are is what the browser says, and nothing where it says nothing', async () => {
  const kind: Keeper = {
    persisted: async () => true,
    persist: async () => true,
    estimate: async () => ({ usage: 30, quota: 100 }),
  };
  const broken: Keeper = {
    ...kind,
    persisted: () => Promise.reject(new Error('no')),
    estimate: async () => ({}),
  };
  expect(await overMemory(kind, true).storage.safety()).toEqual({
    lasting: true,
    kept: true,
    used: 30,
    free: 70,
  });
  expect(await overMemory(kind, true).storage.askToKeep()).toBe(true);
  expect(await overMemory(broken, true).storage.safety()).toEqual({
    lasting: true,
    kept: false,
    used: null,
    free: null,
  });
  expect(await overMemory(null, true).storage.askToKeep()).toBe(false);
  // In memory there is nothing to promise.
  expect(await overMemory(kind).storage.safety()).toMatchObject({ lasting: false, kept: false });
  expect(await overMemory(kind).storage.askToKeep()).toBe(false);
});
