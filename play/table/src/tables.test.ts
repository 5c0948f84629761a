// Matches made, opened, played and left, as screens do it.

import { settled } from '@blackpeg/referee/testing';
import { fold, HOUSE, openCode, PERSON, standardTerms, superEdition, verifyLog } from '@blackpeg/rules';
import { expect, test, vi } from 'vitest';
import { isUntouched } from './card.ts';
import { createMemoryStorage, createTestDevice } from './device.testing.ts';
import { created, guess, logIn, opened, stateOf, submit } from './play.testing.ts';

const EDITION = superEdition({ holes: 3, colours: 4 });
const SOLITAIRE = standardTerms(EDITION, { form: 'solitaire' });
const AGAINST_HOUSE = standardTerms(EDITION, { seats: [PERSON, HOUSE], firstMaker: 0 });
const HOUSE_ALONE = standardTerms(EDITION, {
  form: 'solitaire',
  seats: [HOUSE],
  length: { kind: 'rounds', rounds: 3 },
});

test('a solitaire from start to end: the house hides at once, and the card knows its state', async () => {
  const device = createTestDevice(createMemoryStorage());
  const tab = device.openTab();
  const match = await created(tab, SOLITAIRE);
  const table = await opened(tab, match);
  expect([table.people, table.eyes()]).toEqual([[0], { kind: 'shown', seat: 0 }]);
  await device.clock.advance(0);
  expect(stateOf(table).phase).toBe('seeking');
  while (stateOf(table).phase === 'seeking') {
    expect(table.card.closed).toBe(false);
    await device.clock.advance(1000);
    await guess(table);
  }
  expect(stateOf(table).phase).toBe('closed');
  expect(table.card).toMatchObject({ madeAt: 0, touchedAt: device.clock.now(), closed: true });
  expect(await device.storage.cards.get(match)).toEqual(table.card);
  expect(verifyLog(await logIn(device, match))).toBeNull();
  expect(device.faults).toEqual([]);
});

test('the house plays alone to the end, over as many reloads as there are', async () => {
  const device = createTestDevice(createMemoryStorage());
  const match = await created(device.openTab(), HOUSE_ALONE);
  let reloads = 0;
  while (fold(await logIn(device, match))?.phase !== 'closed' && reloads < 100) {
    const table = await opened(device.openTab(), match);
    await device.clock.advance(4_500);
    table.close();
    await settled();
    expect(device.clock.waiting()).toBe(0);
    reloads += 1;
  }
  expect(reloads).toBeGreaterThan(3);
  expect(verifyLog(await logIn(device, match))).toBeNull();
  expect((await device.storage.cards.get(match))?.closed).toBe(true);
});

test('the house sits opposite, in both roles, and its pace may change while it plays', async () => {
  const device = createTestDevice(createMemoryStorage());
  const tab = device.openTab();
  const match = await created(tab, AGAINST_HOUSE);
  const table = await opened(tab, match);
  await submit(table, 1, 2, 3);
  const rows = () => stateOf(table).round.boards[0]?.rows.length;
  await device.clock.advance(3_999);
  expect(rows()).toBe(0);
  device.setPace('slow');
  await device.clock.advance(1);
  expect(rows()).toBe(1);
  await device.clock.advance(7_999);
  expect(rows()).toBe(1);
  device.setPace('at-once');
  while (stateOf(table).past.length === 0) await device.clock.advance(8_000);
  expect(stateOf(table).phase).toBe('seeking');
  while (stateOf(table).phase === 'seeking') await guess(table);
  expect(stateOf(table)).toMatchObject({ phase: 'closed', round: { number: 2 } });
  expect(verifyLog(await logIn(device, match))).toBeNull();
});

test('a code that came with the match is hidden before anybody looks', async () => {
  const device = createTestDevice(createMemoryStorage());
  const withBlanks = superEdition({ holes: 3, colours: 4, blanks: 'on' });
  for (const edition of [EDITION, withBlanks]) {
    const match = await created(device.openTab(), { ...SOLITAIRE, edition }, [1, 2, 3]);
    const board = fold(await logIn(device, match))?.round.boards[0];
    expect(board && openCode(board)).toEqual([1, 2, 3]);
  }
});

test('what cannot be agreed or hidden is refused, and leaves nothing behind', async () => {
  const device = createTestDevice(createMemoryStorage());
  const tab = device.openTab();
  const card = { origin: { kind: 'set-up' }, sitters: [], codemaker: 'random', hints: true } as const;
  expect(await tab.create({ ...SOLITAIRE, seats: [] }, card)).toMatchObject({ ok: false });
  expect(await tab.create(SOLITAIRE, card, [1, 2, 9])).toMatchObject({ ok: false });
  expect([await device.storage.logs.list(), [...device.storage.cards.things]]).toEqual([[], []]);
});

test('a match that is over needs no house', async () => {
  const device = createTestDevice(createMemoryStorage());
  const match = await created(device.openTab(), SOLITAIRE, [1, 2, 3]);
  const table = await opened(device.openTab(), match);
  await submit(table, 1, 2, 3);
  table.close();
  await settled();
  const ask = vi.fn();
  const again = await opened(device.openTab({ thinker: { ask, close: async () => {} } }), match);
  expect(stateOf(again).phase).toBe('closed');
  expect([ask.mock.calls.length, device.clock.waiting()]).toEqual([0, 0]);
});

test('an unknown match is missing, and may be requested again', async () => {
  const device = createTestDevice(createMemoryStorage());
  const tab = device.openTab();
  for (let asked = 0; asked < 2; asked += 1)
    expect(await tab.open('nowhere', { hear: () => {} })).toEqual({ kind: 'missing' });
});

test('a rematch is a match of its own, with the other maker first (M1e)', async () => {
  const device = createTestDevice(createMemoryStorage());
  const tab = device.openTab();
  const match = await created(tab, AGAINST_HOUSE);
  const table = await opened(tab, match);
  const made = await tab.rematch(
    { ...table.card, origin: { kind: 'daily', date: '2026-03-14' } },
    stateOf(table),
  );
  if (!made.ok) throw new Error(made.error.kind);
  const card = await device.storage.cards.get(made.value);
  expect(card).toMatchObject({ origin: { kind: 'set-up' }, sitters: table.card.sitters, closed: false });
  expect(fold(await logIn(device, made.value))?.firstMaker).toBe(1);
});

test('closing is over when everything is written and another may open the match', async () => {
  const device = createTestDevice(createMemoryStorage());
  const { drafts } = device.storage;
  let write = () => {};
  const slow = {
    ...drafts,
    put: (key: string, draft: Parameters<typeof drafts.put>[1]) =>
      new Promise<void>((resolve) => {
        write = () => resolve(drafts.put(key, draft));
      }),
  };
  const closed = vi.fn(async () => {});
  const tab = device.openTab({ storage: { ...device.storage, drafts: slow }, closed });
  const match = await created(tab, SOLITAIRE, [1, 2, 3]);
  const table = await opened(tab, match);
  table.intend({ type: 'peg', peg: 4, hole: 0 });
  const closing = table.close();
  expect(table.close()).toBe(closing);
  await settled();
  expect(closed).not.toHaveBeenCalled();
  expect((await device.openTab().open(match, { hear: () => {} })).kind).toBe('elsewhere');
  write();
  await closing;
  expect(closed).toHaveBeenCalledWith(match);
  const again = await opened(device.openTab(), match);
  expect(again.snapshot().draft?.holes.flat()).toEqual([4, null, null]);
});

test('a table is settled once the house has done what it owes', async () => {
  const device = createTestDevice(createMemoryStorage());
  const tab = device.openTab();
  const table = await opened(tab, await created(tab, AGAINST_HOUSE));
  await submit(table, 1, 2, 3);
  const seen = vi.fn();
  void table.settled().then(seen);
  await device.clock.advance(3_000);
  expect(seen).not.toHaveBeenCalled();
  device.setPace('at-once');
  while (stateOf(table).past.length === 0) await device.clock.advance(4_000);
  await settled();
  expect(seen).toHaveBeenCalled();
  expect(table.snapshot()).toMatchObject({ eyes: { seat: 0 }, duty: { kind: 'place' }, pending: [] });
});

test('T4a: a covered table shows nothing and takes nothing', async () => {
  const device = createTestDevice(createMemoryStorage());
  const tab = device.openTab();
  const terms = standardTerms(EDITION, { oneScreen: true, firstMaker: 0 });
  const table = await opened(tab, await created(tab, terms));
  expect(table.snapshot()).toMatchObject({ eyes: { kind: 'covered', seat: 0 }, state: null, duty: null });
  expect(table.intend({ type: 'peg', peg: 1, hole: 0 })).toMatchObject({ kind: 'unready' });
  table.uncover();
  expect(table.snapshot()).toMatchObject({ duty: { kind: 'hide' } });
});

test('a match is untouched until one of its people did something', async () => {
  const device = createTestDevice(createMemoryStorage());
  const tab = device.openTab();
  const match = await created(tab, SOLITAIRE);
  const table = await opened(tab, match);
  await device.clock.advance(0);
  expect(stateOf(table).phase).toBe('seeking');
  expect(isUntouched(await logIn(device, match), stateOf(table))).toBe(true);
  await submit(table, 1, 1, 1);
  expect(isUntouched(await logIn(device, match), stateOf(table))).toBe(false);
});
