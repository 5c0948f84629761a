// What a reload restores, and what nobody else may see: half-filled rows, covered screens.

import { settled } from '@blackpeg/referee/testing';
import { HOUSE, PERSON, shapesEdition, standardTerms, superEdition, type Terms } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import {
  createMemoryStorage,
  createTestDevice,
  type MemoryStorage,
  type TestDevice,
} from './device.testing.ts';
import { compose, created, logIn, opened, rowOf, stateOf, submit } from './play.testing.ts';
import type { Table } from './table.ts';

const EDITION = superEdition({ holes: 3, colours: 4 });
const TWO_PEOPLE = standardTerms(EDITION, { oneScreen: true, firstMaker: 0 });

function keptIn({ storage }: TestDevice<MemoryStorage>) {
  return [...storage.drafts.things];
}

async function reload(device: TestDevice<MemoryStorage>, match: string, table: Table) {
  await settled();
  table.close();
  await settled();
  return opened(device.openTab(), match);
}

test('a half-filled row is restored with its cursor, down to half a pair', async () => {
  const device = createTestDevice(createMemoryStorage());
  const terms = standardTerms(shapesEdition('1'), { form: 'solitaire' });
  const match = await created(device.openTab(), terms, [11, 22, 33, 44]);
  const table = await opened(device.openTab(), match);
  compose(table, 31);
  table.intend({ type: 'kind', kind: 2, facet: 1, hole: 3 });
  table.intend({ type: 'move', to: 2 });
  const again = await reload(device, match, table);
  expect(rowOf(again)).toEqual([
    [3, 1],
    [null, null],
    [null, null],
    [null, 2],
  ]);
  expect(again.shown()?.current().draft?.cursor).toBe(2);
});

test('a row that was placed, or emptied, is not kept', async () => {
  const device = createTestDevice(createMemoryStorage());
  const terms = standardTerms(EDITION, { form: 'solitaire' });
  const match = await created(device.openTab(), terms, [1, 2, 3]);
  const table = await opened(device.openTab(), match);
  compose(table, 1, 1);
  await settled();
  expect(keptIn(device)).toHaveLength(1);
  await submit(table, 1);
  expect(keptIn(device)).toEqual([]);
  compose(table, 2);
  table.intend({ type: 'take-back' });
  await settled();
  expect(keptIn(device)).toEqual([]);
});

test('a draft for another row is ignored, and so is a damaged one', async () => {
  const device = createTestDevice(createMemoryStorage());
  const match = await created(device.openTab(), standardTerms(EDITION, { form: 'solitaire' }), [1, 2, 3]);
  for (const kept of [
    { row: '1 0 row 5', holes: [[1], [1], [1]], cursor: 0 },
    { row: '1 0 row 0', holes: 7 },
  ]) {
    device.storage.drafts.things.set(`${match} 0`, kept);
    const table = await opened(device.openTab(), match);
    expect(rowOf(table)).toEqual([[null], [null], [null]]);
    table.close();
    await settled();
  }
});

test('T2b: a clock is stopped while the match is closed, and for a single person at no other time', async () => {
  const device = createTestDevice(createMemoryStorage());
  const seats = [{ ...PERSON, allowance: 60_000 }];
  const terms = standardTerms(EDITION, { form: 'solitaire', seats });
  const match = await created(device.openTab(), terms);
  const table = await opened(device.openTab(), match);
  await device.clock.advance(5_000);
  await submit(table, 1, 1, 1);
  const types = async () => (await logIn(device, match)).map(({ type }) => type);
  expect(await types()).not.toContain('clocks-stopped');
  table.close();
  await settled();
  await device.clock.advance(3_600_000);
  const again = await opened(device.openTab(), match);
  await device.clock.advance(5_000);
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

test('T4b: for two people the screen is covered at first, after a reload, and after it was hidden', async () => {
  const device = createTestDevice(createMemoryStorage());
  const match = await created(device.openTab(), TWO_PEOPLE);
  const table = await opened(device.openTab(), match);
  expect([table.people, table.eyes(), table.shown()]).toEqual([[0, 1], { kind: 'covered', seat: 0 }, null]);
  table.uncover();
  expect(table.shown()).not.toBeNull();
  device.hide();
  expect(table.shown()).toBeNull();
  table.uncover();
  const again = await reload(device, match, table);
  expect(again.eyes()).toEqual({ kind: 'covered', seat: 0 });
});

test('for one person the screen is not covered after it was hidden', async () => {
  const device = createTestDevice(createMemoryStorage());
  const match = await created(device.openTab(), standardTerms(EDITION, { seats: [PERSON, HOUSE] }));
  const table = await opened(device.openTab(), match);
  device.hide();
  expect(stateOf(table).phase).toBe('hiding');
});

test('T4a: a code being composed on a shared screen is stored nowhere, rows of both are', async () => {
  const device = createTestDevice(createMemoryStorage());
  const match = await created(device.openTab(), TWO_PEOPLE);
  const table = await opened(device.openTab(), match);
  table.uncover();
  compose(table, 4, 4);
  await settled();
  expect(keptIn(device)).toEqual([]);
  await submit(table, 4);
  table.uncover();
  compose(table, 1, 2);
  const again = await reload(device, match, table);
  expect(keptIn(device).map(([key]) => key)).toEqual([`${match} 1`]);
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
  const device = createTestDevice(createMemoryStorage());
  const match = await created(device.openTab(), terms);
  const table = await opened(device.openTab(), match);
  table.uncover();
  compose(table, 4, 4);
  await settled();
  expect(keptIn(device)).toHaveLength(kept);
});
