// I4: a match is played in one tab at a time; another that wants it gets it whole, and the first is notified.

import { settled } from '@blackpeg/referee/testing';
import { standardTerms, superEdition, verifyLog } from '@blackpeg/rules';
import { expect, test, vi } from 'vitest';
import { createMemoryStorage, createTestDevice } from './device.testing.ts';
import { compose, created, logIn, opened, rowOf, stateOf, submit } from './play.testing.ts';

const SOLITAIRE = standardTerms(superEdition({ holes: 3, colours: 4 }), { form: 'solitaire' });
const hear = () => {};

test('I4: a match open in one tab is reported as elsewhere in another, until that one takes it', async () => {
  const device = createTestDevice(createMemoryStorage());
  const [first, second] = [device.openTab(), device.openTab()];
  const match = await created(first, SOLITAIRE, [1, 2, 3]);
  const [lost, lostToo] = [vi.fn(), vi.fn()];
  const before = await opened(first, match, lost);
  await submit(before, 4, 4, 4);
  compose(before, 1, 2);
  await settled();
  const opening = await second.open(match, { hear, lost: lostToo });
  if (opening.kind !== 'elsewhere') throw new Error(opening.kind);
  expect(lost).not.toHaveBeenCalled();
  const taken = await opening.take?.();
  if (taken?.kind !== 'open') throw new Error(taken?.kind);
  expect(lost).toHaveBeenCalledOnce();
  const { table } = taken;
  expect(stateOf(table).round.boards[0]?.rows).toHaveLength(1);
  expect(rowOf(table)).toEqual([[1], [2], [null]]);
  // Further input in the first is ignored.
  const { length } = await logIn(device, match);
  await submit(before, 3);
  expect(await logIn(device, match)).toHaveLength(length);
  await submit(table, 3);
  expect(stateOf(table).phase).toBe('closed');
  expect(verifyLog(await logIn(device, match))).toBeNull();
  table.close();
  await settled();
  expect([lost, lostToo].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  expect((await first.open(match, { hear, lost })).kind).toBe('open');
});

test('opened again in the same tab, it moves there', async () => {
  const device = createTestDevice(createMemoryStorage());
  const tab = device.openTab();
  const match = await created(tab, SOLITAIRE, [1, 2, 3]);
  const lost = vi.fn();
  const [before, table] = await Promise.all([opened(tab, match, lost), opened(tab, match)]);
  expect(lost).toHaveBeenCalledOnce();
  before.close();
  await submit(table, 1, 2, 3);
  expect(stateOf(table).phase).toBe('closed');
});

test('closed and reopened at once, it is there', async () => {
  const device = createTestDevice(createMemoryStorage());
  const tab = device.openTab();
  const match = await created(tab, SOLITAIRE, [1, 2, 3]);
  const lost = vi.fn();
  const before = await opened(tab, match, lost);
  before.close();
  expect((await tab.open(match, { hear, lost })).kind).toBe('open');
  expect(lost).not.toHaveBeenCalled();
});

test('wanted by another while it is being opened, it is lost as soon as it is there', async () => {
  const device = createTestDevice(createMemoryStorage());
  const { cards } = device.storage;
  let find = () => {};
  const found = new Promise<void>((resolve) => {
    find = resolve;
  });
  const slow = { ...cards, get: (key: string) => found.then(() => cards.get(key)) };
  const [first, second] = [device.openTab({ storage: { ...device.storage, cards: slow } }), device.openTab()];
  const match = await created(second, SOLITAIRE, [1, 2, 3]);
  const lost = vi.fn();
  const opening = first.open(match, { hear, lost });
  await settled();
  const refused = await second.open(match, { hear });
  const taking = refused.kind === 'elsewhere' ? refused.take?.() : null;
  find();
  expect([(await opening).kind, (await taking)?.kind]).toEqual(['open', 'open']);
  expect(lost).toHaveBeenCalledOnce();
});
