// What every way of sharing matches between referees must do. Each implementation runs this suite in its own test.

import { type MatchEvent, openMatch, standardTerms, superEdition } from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import type { RefereePeers } from './peers.ts';
import type { Batch, EventStore } from './store/event-store.ts';

export interface SharedMatches {
  /** A referee of this name, which is alive. */
  peer(name: string): Promise<RefereePeers>;
  /** Taken for dead, though it may go on without knowing. */
  expire(name: string): Promise<void>;
  /** What all of them append players' actions to. */
  readonly store: EventStore;
}

export interface PeersUnderTest {
  /** Without any match. */
  open(): Promise<SharedMatches>;
}

const opening = openMatch(standardTerms(superEdition()), () => 0, 7);
const OPENED: readonly MatchEvent[] = opening.ok ? opening.value : [];
const OPEN: Batch = { by: 'referee', actionId: 'open', events: OPENED };
const seen = (actionId: string): Batch => ({
  by: 'referee',
  actionId,
  events: [{ type: 'seen', seat: 0, at: 8 }],
});

export function describePeers(name: string, { open }: PeersUnderTest): void {
  describe(`${name} between referees`, () => {
    /** Two referees; the first has opened the match. */
    async function opened() {
      const shared = await open();
      const [first, second] = [await shared.peer('first'), await shared.peer('second')];
      expect(await first.append('m', 0, OPEN)).toEqual({ ok: true, value: 2 });
      const ids = async () => (await shared.store.read('m', 0)).map(({ actionId }) => actionId);
      return { ...shared, first, second, ids };
    }

    test('a match belongs to who opened it, and nobody else may claim it', async () => {
      const { first, second } = await opened();
      expect(await second.claim('m')).toBe('theirs');
      expect(await first.claim('m')).toBe('ours');
      expect([first.epochOf('m'), second.epochOf('m')]).toEqual([expect.any(Number), null]);
      expect(await first.append('m', 2, seen('own'))).toEqual({ ok: true, value: 3 });
      expect(await first.claim('missing')).toBe('theirs');
    });

    test('of two who open a match one does, and the other is told of a conflict', async () => {
      const { first, second } = await opened();
      expect(await second.append('m', 0, OPEN)).toEqual({
        ok: false,
        error: { kind: 'conflict', version: 2 },
      });
      expect([first.epochOf('m'), second.epochOf('m')]).toEqual([expect.any(Number), null]);
    });

    test('a player’s action is taken from any referee, at the right version only', async () => {
      const { first, store } = await opened();
      expect(await store.append('m', 2, { ...seen('a'), by: 1 })).toEqual({ ok: true, value: 3 });
      const conflict = { ok: false, error: { kind: 'conflict', version: 3 } };
      expect(await store.append('m', 2, { ...seen('b'), by: 1 })).toEqual(conflict);
      expect(await first.append('m', 2, seen('late'))).toEqual(conflict);
      expect(first.epochOf('m')).not.toBeNull();
    });

    test('a match that was let go of is claimed without an outage, by one of those who try at once', async () => {
      const { first, second, peer } = await opened();
      const third = await peer('third');
      await first.release('m');
      expect(first.epochOf('m')).toBeNull();
      const claims = await Promise.all([second.claim('m'), third.claim('m')]);
      expect(claims.toSorted()).toEqual(['ours', 'theirs']);
      expect([second.epochOf('m'), third.epochOf('m')].filter((epoch) => epoch !== null)).toHaveLength(1);
    });

    test('a match of one who is taken for dead is claimed after an outage, and the one before is fenced', async () => {
      const { first, second, expire, ids } = await opened();
      await expire('first');
      expect(await second.claim('m')).toBe('ours-after-outage');
      await expect(first.append('m', 2, seen('fenced'))).rejects.toThrow('another');
      expect(first.epochOf('m')).toBeNull();
      expect(await second.append('m', 2, seen('own'))).toEqual({ ok: true, value: 3 });
      expect(await ids()).toEqual(['open', 'own']);
    });

    test('who lets go of a match that another has claimed takes it from nobody', async () => {
      const { first, second, expire } = await opened();
      await expire('first');
      await second.claim('m');
      await first.release('m');
      expect(await second.append('m', 2, seen('own'))).toEqual({ ok: true, value: 3 });
      expect(await first.claim('m')).toBe('theirs');
    });

    test('a match that was disowned is claimed again after an outage, under another epoch', async () => {
      const { first } = await opened();
      const before = first.epochOf('m');
      first.disown('m');
      expect([first.epochOf('m'), first.isUnsure('m')]).toEqual([null, true]);
      expect(await first.claim('m')).toBe('ours-after-outage');
      expect(first.isUnsure('m')).toBe(false);
      expect(first.epochOf('m')).not.toBe(before);
    });

    test('what is claimed again by one who was taken for dead is not claimed by another', async () => {
      const { first, second, expire } = await opened();
      await expire('first');
      first.disown('m');
      expect(await first.claim('m')).toBe('ours-after-outage');
      expect(await second.claim('m')).toBe('theirs');
    });

    test('drafts are shared in the order in which they were handed in, and the same again keeps its place', async () => {
      const { first, second } = await opened();
      const draft = (seat: number, code: readonly number[]) => ({ seat, row: '1 0 0', code });
      await first.keepDraft('m', 1, draft(1, [1, 2, 3, 4, 5]));
      await second.keepDraft('m', 0, draft(0, [5, 4, 3, 2, 1]));
      await second.keepDraft('m', 1, draft(1, [1, 2, 3, 4, 5]));
      expect((await first.draftsOf('m')).map(({ seat }) => seat)).toEqual([1, 0]);
      await second.keepDraft('m', 1, draft(1, [1, 1, 1, 1, 1]));
      expect((await first.draftsOf('m')).map(({ seat }) => seat)).toEqual([0, 1]);
      await first.keepDraft('m', 0, null);
      expect(await second.draftsOf('m')).toEqual([draft(1, [1, 1, 1, 1, 1])]);
    });
  });
}
