// What every store of logs must do. Each implementation runs this suite in its own test.

import { type MatchEvent, openMatch, standardTerms, superEdition } from '@blackpeg/rules';
import { afterEach, describe, expect, test } from 'vitest';
import type { Batch, EventStore } from './event-store.ts';

export interface StoreUnderTest {
  /** An empty store with its own data. */
  open(): Promise<EventStore>;
  /** The store over the same data as the last `open`, as after a restart; absent if nothing is persistent. */
  reopen?(): Promise<EventStore>;
  /** Removes what `open` and `reopen` left behind. */
  close?(): Promise<void>;
}

const opening = openMatch(standardTerms(superEdition()), () => 0, 7);
const OPENED: readonly MatchEvent[] = opening.ok ? opening.value : [];

const seenAt = (at: number): MatchEvent => ({ type: 'seen', seat: 0, at });
const batch = (actionId: string, ...events: readonly MatchEvent[]): Batch => ({ by: 1, actionId, events });

export function describeEventStore(name: string, { open, reopen, close }: StoreUnderTest): void {
  describe(`${name} as an event store`, () => {
    afterEach(async () => {
      await close?.();
    });

    test('gives back what was appended, in order, with ids, actors and contiguous versions', async () => {
      const store = await open();
      const first: Batch = { by: 'referee', actionId: 'open', events: OPENED };
      expect(await store.append('m', 0, first)).toEqual({ ok: true, value: 2 });
      expect(await store.append('m', 2, batch('a', seenAt(8)))).toEqual({ ok: true, value: 3 });
      expect(await store.append('m', 3, { ...batch('b', seenAt(9), seenAt(9)), by: 'house' })).toEqual({
        ok: true,
        value: 5,
      });
      expect(await store.read('m', 0)).toEqual([
        { ...first, after: 0 },
        { by: 1, actionId: 'a', events: [seenAt(8)], after: 2 },
        { by: 'house', actionId: 'b', events: [seenAt(9), seenAt(9)], after: 3 },
      ]);
    });

    test('K1: gives back the key and the commitment of a sealed code to the letter', async () => {
      const store = await open();
      const hidden: MatchEvent = {
        type: 'code-hidden',
        at: 1,
        maker: 0,
        code: [1, 2, 3, 4, 5],
        palmed: null,
        blanks: false,
        tray: null,
        commitment: 'hsfhNyrlndfdbiY4KUyJxefOwPdBtUSB8vBYqs3Fy10',
        key: '6rqjqeFKI9uneqDPSRJPUqAu5tjD5PsSKn-TR0JCrU0',
      };
      await store.append('m', 0, batch('hide', hidden));
      const kept = reopen ? await reopen() : store;
      expect((await kept.read('m', 0)).flatMap(({ events }) => events)).toEqual([hidden]);
    });

    test('refuses a wrong expected version as a conflict, and appends nothing', async () => {
      const store = await open();
      await store.append('m', 0, batch('a', seenAt(1), seenAt(2)));
      for (const expected of [0, 1, 3]) {
        expect(await store.append('m', expected, batch('b', seenAt(3)))).toEqual({
          ok: false,
          error: { kind: 'conflict', version: 2 },
        });
      }
      expect(await store.append('new', 1, batch('b', seenAt(3)))).toEqual({
        ok: false,
        error: { kind: 'conflict', version: 0 },
      });
      expect((await store.read('m', 0)).map(({ actionId }) => actionId)).toEqual(['a']);
      expect(await store.list()).toEqual(['m']);
    });

    test('the same batch sent again is a conflict, not a second batch', async () => {
      const store = await open();
      const sent = batch('a', seenAt(1));
      const answers = await Promise.all([1, 2, 3].map(() => store.append('m', 0, sent)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await store.read('m', 0)).toHaveLength(1);
    });

    test('of many writers at once, one wins each version', async () => {
      const store = await open();
      for (let version = 0; version < 10; version += 1) {
        const ids = ['x', 'y', 'z'].map((writer) => `${writer}${version}`);
        const answers = await Promise.all(
          ids.map((id) => store.append('m', version, batch(id, seenAt(version)))),
        );
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      }
      expect((await store.read('m', 0)).map(({ after }) => after)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });

    test('reads the batches that hold anything after a version, whole', async () => {
      const store = await open();
      await store.append('m', 0, batch('a', seenAt(1), seenAt(2)));
      await store.append('m', 2, batch('b', seenAt(3), seenAt(4)));
      const after = async (version: number) =>
        (await store.read('m', version)).map(({ actionId }) => actionId);
      expect([await after(0), await after(1), await after(2), await after(3), await after(4)]).toEqual([
        ['a', 'b'],
        ['a', 'b'],
        ['b'],
        ['b'],
        [],
      ]);
      expect(await store.read('nowhere', 0)).toEqual([]);
    });

    test('keeps matches apart, lists them, and removes one without touching another', async () => {
      const store = await open();
      const ids = ['m', 'm2', 'M', "it's; DROP", 'ü/..%'];
      for (const id of ids) await store.append(id, 0, batch(`of ${id}`, seenAt(1)));
      expect([...(await store.list())].sort()).toEqual([...ids].sort());
      for (const id of ids)
        expect((await store.read(id, 0)).map((one) => one.actionId)).toEqual([`of ${id}`]);
      await store.remove('m');
      await store.remove('never there');
      expect(await store.read('m', 0)).toEqual([]);
      expect([...(await store.list())].sort()).toEqual(ids.filter((id) => id !== 'm').sort());
      expect(await store.append('m', 0, batch('again', seenAt(2)))).toEqual({ ok: true, value: 1 });
    });

    test('holds a long log', async () => {
      const store = await open();
      const length = 500;
      for (let version = 0; version < length; version += 1) {
        await store.append('m', version, batch(`${version}`, seenAt(version)));
      }
      const batches = await store.read('m', 0);
      expect(batches.map(({ after }) => after)).toEqual(Array.from({ length }, (_, after) => after));
      expect((await store.read('m', length - 1)).map(({ actionId }) => actionId)).toEqual([`${length - 1}`]);
    });

    if (!reopen) return;
    test('holds everything that was appended when it is opened again', async () => {
      const store = await open();
      await store.append('m', 0, { by: 'referee', actionId: 'open', events: OPENED });
      await store.append('n', 0, batch('a', seenAt(1)));
      const before = [await store.read('m', 0), await store.read('n', 0)];
      const again = await reopen();
      expect([await again.read('m', 0), await again.read('n', 0)]).toEqual(before);
      expect(await again.append('m', 0, batch('b', seenAt(2)))).toEqual({
        ok: false,
        error: { kind: 'conflict', version: 2 },
      });
      expect(await again.append('m', 2, batch('b', seenAt(2)))).toEqual({ ok: true, value: 3 });
    });
  });
}
