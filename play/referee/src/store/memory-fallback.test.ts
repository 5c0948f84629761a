// Play goes on if the store fails, nothing that was accepted is lost while the program runs, and everything is saved once that works.

import { openMatch, standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { describeEventStore } from './event-store.contract.testing.ts';
import type { Batch, EventStore } from './event-store.ts';
import { withMemoryFallback } from './memory-fallback.ts';
import { createMemoryStore, type Shelf } from './memory-store.ts';
import { createSaveMonitor } from './save-monitor.ts';

const opening = openMatch(standardTerms(superEdition()), () => 0, 7);
const OPENED: Batch = { by: 'referee', actionId: 'open', events: opening.ok ? opening.value : [] };
const seen = (at: number): Batch => ({
  by: 0,
  actionId: `seen ${at}`,
  events: [{ type: 'seen', seat: 0, at }],
});

/** Over a disk that fails on demand. */
function setUp() {
  const shelf: Shelf = new Map();
  const disk = createMemoryStore(shelf);
  const failing = { writes: false, reads: false, after: false };
  const broken = new Error('ENOSPC');
  const store: EventStore = {
    async append(...given) {
      if (failing.writes) throw broken;
      const appended = await disk.append(...given);
      if (failing.after) throw broken;
      return appended;
    },
    read: async (...given) => (failing.reads ? Promise.reject(broken) : disk.read(...given)),
    list: async () => (failing.reads ? Promise.reject(broken) : disk.list()),
    remove: disk.remove,
  };
  const saving = createSaveMonitor();
  const told: boolean[] = [];
  saving.subscribe(() => told.push(saving.problem() === null));
  return { disk, failing, saving, told, logs: withMemoryFallback(store, saving) };
}

describeEventStore('a store with memory to fall back on', { open: async () => setUp().logs });
describeEventStore('memory in the place of a disk that fails', {
  async open() {
    const { failing, logs } = setUp();
    failing.writes = true;
    return logs;
  },
});

test('I4: what the disk refuses is held in memory, reported once as unsaved, and saved in order with a later move', async () => {
  const { disk, failing, told, saving, logs } = setUp();
  await logs.append('m', 0, OPENED);
  failing.writes = true;
  expect(await logs.append('m', 2, seen(8))).toEqual({ ok: true, value: 3 });
  expect(await logs.append('m', 3, seen(9))).toEqual({ ok: true, value: 4 });
  expect([logs.unsaved(), told, (await disk.read('m', 0)).length]).toEqual([['m'], [false], 1]);
  expect((await logs.read('m', 0)).map(({ after }) => after)).toEqual([0, 2, 3]);
  failing.writes = false;
  expect(await logs.append('m', 4, seen(10))).toEqual({ ok: true, value: 5 });
  await saving.retry();
  expect([logs.unsaved(), told]).toEqual([[], [false, true]]);
  expect(await disk.read('m', 0)).toEqual(await logs.read('m', 0));
});

test('what was written before something failed is not written twice', async () => {
  const { disk, failing, saving, logs } = setUp();
  await logs.append('m', 0, OPENED);
  failing.after = true;
  expect(await logs.append('m', 2, seen(8))).toEqual({ ok: true, value: 3 });
  failing.after = false;
  expect(await saving.retry()).toBe(true);
  expect((await disk.read('m', 0)).map(({ actionId }) => actionId)).toEqual(['open', 'seen 8']);
});

test('play continues even if the disk can no longer be read', async () => {
  const { failing, logs } = setUp();
  await logs.append('m', 0, OPENED);
  await logs.read('m', 0);
  failing.writes = true;
  failing.reads = true;
  expect(await logs.append('m', 2, seen(8))).toEqual({ ok: true, value: 3 });
  expect((await logs.read('m', 2)).length).toBe(1);
  expect(await logs.list()).toEqual(['m']);
});

test('what another has written meanwhile is not overwritten', async () => {
  const { disk, failing, saving, logs } = setUp();
  await logs.append('m', 0, OPENED);
  failing.writes = true;
  await logs.append('m', 2, seen(8));
  await disk.append('m', 2, seen(9));
  failing.writes = false;
  expect([await saving.retry(), logs.unsaved()]).toEqual([false, ['m']]);
  expect((await disk.read('m', 2)).map(({ actionId }) => actionId)).toEqual(['seen 9']);
});
