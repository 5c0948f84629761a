// What every lobby must do, whatever database the tables are in.

import { brailleEdition, err, ok, standardTerms } from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import type { LobbyStore } from '../ports.ts';
import type { Guest, StoredTable } from '../records.ts';
import {
  GUEST,
  HOST,
  listedIds,
  OTHER,
  type StoresUnderTest,
  tableOf,
  withGuests,
} from './under-test.testing.ts';

const BRAILLE = standardTerms(brailleEdition());

/** Sits down at the first table of somebody else, or waits at a table of that name. */
function pair(lobby: LobbyStore, guest: Guest, id: string): Promise<StoredTable | null> {
  const fresh = tableOf(id, { seats: [guest, null], openedBy: guest.id });
  return lobby.pair(fresh, { named: [], visitedSince: 0, most: 100 }, (alike) => {
    const other = alike.find(({ seats }) => seats[0]?.id !== guest.id);
    return other ? { ...other, seats: [other.seats[0] ?? null, guest], phase: 'playing' } : null;
  });
}

export function describeLobbyStore(name: string, underTest: StoresUnderTest): void {
  describe(`${name} as a lobby`, () => {
    test('lists tables by phase and edition, the newest first', async () => {
      const { tables, lobby } = await withGuests(underTest);
      await tables.add(tableOf('young', { openedAt: 2000 }));
      for (const id of ['b', 'a', 'c']) await tables.add(tableOf(id));
      await tables.add(tableOf('braille', { terms: BRAILLE, openedAt: 3000 }));
      await tables.add(tableOf('hidden', { listed: false }));
      await tables.add(tableOf('played', { seats: [HOST, GUEST], phase: 'playing' }));
      expect(await listedIds(lobby)).toEqual(['braille', 'young', 'c', 'a', 'b']);
      expect(await listedIds(lobby, 'waiting', 'braille')).toEqual(['braille']);
      expect(await listedIds(lobby, 'waiting', 'duel')).toEqual([]);
      expect(await listedIds(lobby, 'playing')).toEqual(['played']);
      expect(await listedIds(lobby, 'playing', 'super')).toEqual(['played']);
    });

    test('lists page by page, named tables first and then the rest, without unvisited ones', async () => {
      const { tables, lobby } = await withGuests(underTest);
      for (const [index, id] of ['left', 'b', 'c', 'd', 'e'].entries())
        await tables.add(tableOf(id, { openedAt: index, visitedAt: 1000 + index }));
      const wanted = {
        phase: 'waiting',
        edition: null,
        visitedSince: 1000,
        hiddenFrom: '',
        most: 3,
      } as const;
      const first = ['b', 'd', 'left', 'nowhere'];
      const page = async (skip: number) => (await lobby.list({ ...wanted, first, skip })).map(({ id }) => id);
      expect([await page(0), await page(1), await page(3)]).toEqual([
        ['d', 'b', 'e'],
        ['b', 'e', 'c'],
        ['c'],
      ]);
      expect((await lobby.list({ ...wanted, first, skip: 3 }))[0]).toEqual(
        tableOf('c', { openedAt: 2, visitedAt: 1002 }),
      );
    });

    test('keeps one listed waiting table for each guest', async () => {
      const { tables, lobby } = await withGuests(underTest);
      await tables.add(tableOf('old'));
      await tables.add(tableOf('other', { openedBy: GUEST.id, seats: [GUEST, null] }));
      await tables.add(tableOf('played', { seats: [HOST, GUEST], phase: 'playing' }));
      await tables.add(tableOf('new', { openedAt: 2000 }));
      await tables.unlistOthers(tableOf('new'));
      expect(await listedIds(lobby)).toEqual(['new', 'other']);
      expect(await listedIds(lobby, 'playing')).toEqual(['played']);
    });

    test('lists the tables of a guest, the newest first and whatever their phase', async () => {
      const { tables, lobby } = await withGuests(underTest);
      await tables.add(tableOf('a', { openedAt: 3000 }));
      await tables.add(tableOf('b'));
      await tables.add(tableOf('c', { seats: [GUEST, HOST], phase: 'over', listed: false }));
      await tables.add(tableOf('other', { seats: [GUEST, null] }));
      const ids = async (most: number) => (await lobby.ofGuest(HOST.id, most)).map(({ id }) => id);
      expect([await ids(10), await ids(2)]).toEqual([
        ['a', 'c', 'b'],
        ['a', 'c'],
      ]);
      expect((await lobby.ofGuest(HOST.id, 10, 2)).map(({ id }) => id)).toEqual(['b']);
      expect(await lobby.ofGuest(OTHER.id, 10)).toEqual([]);
    });

    test('offers waiting tables with the same terms for pairing: named ones, then the last visited', async () => {
      const { tables, lobby } = await withGuests(underTest);
      await tables.add(tableOf('first', { visitedAt: 3000 }));
      await tables.add(tableOf('second', { visitedAt: 4000 }));
      await tables.add(tableOf('third', { visitedAt: 2000 }));
      await tables.add(tableOf('left'));
      await tables.add(tableOf('braille', { terms: BRAILLE, visitedAt: 2000 }));
      await tables.add(tableOf('hidden', { listed: false, visitedAt: 2000 }));
      await tables.add(tableOf('played', { seats: [HOST, GUEST], phase: 'playing', visitedAt: 2000 }));
      await tables.add(tableOf('own', { seats: [OTHER, null] }));
      let offered: readonly StoredTable[] = [];
      const fresh = tableOf('fresh', { seats: [OTHER, null], openedBy: OTHER.id });
      const named = ['left', 'third', 'braille', 'hidden', 'played', 'nowhere'];
      const paired = await lobby.pair(fresh, { named, visitedSince: 1000, most: 2 }, (alike) => {
        offered = alike;
        return null;
      });
      expect(offered.map(({ id }) => id)).toEqual(['own', 'left', 'third', 'second', 'first']);
      expect(offered[4]).toEqual(tableOf('first', { visitedAt: 3000 }));
      expect(paired).toEqual(fresh);
      expect(await tables.find('fresh')).toEqual(fresh);
    });

    test('writes the table that was chosen, and adds none', async () => {
      const { tables, lobby } = await withGuests(underTest);
      await tables.add(tableOf('one'));
      const paired = await pair(lobby, GUEST, 'two');
      expect(paired).toEqual(tableOf('one', { seats: [HOST, GUEST], phase: 'playing' }));
      expect(await tables.find('one')).toEqual(paired);
      expect(await tables.find('two')).toBeNull();
    });

    test('adds nothing if the code is taken', async () => {
      const { tables, lobby } = await withGuests(underTest);
      await tables.add(tableOf('one', { listed: false }));
      const fresh = tableOf('two', { code: 'ONE', seats: [GUEST, null] });
      expect(await lobby.pair(fresh, { named: [], visitedSince: 0, most: 1 }, () => null)).toBeNull();
      expect(await tables.find('two')).toBeNull();
    });

    test('pairs all who ask at once, two by two', async () => {
      const { guests, lobby } = await withGuests(underTest);
      const crowd = Array.from({ length: 20 }, (_, index) => ({ id: `g${index}`, name: `${index}` }));
      for (const guest of crowd) await guests.add(guest, guest.id);
      const paired = await Promise.all(crowd.map((guest) => pair(lobby, guest, `table of ${guest.id}`)));
      expect(new Set(paired.map((table) => table?.id)).size).toBe(10);
      expect(await listedIds(lobby)).toEqual([]);
      const wanted = { visitedSince: 0, hiddenFrom: '', first: [], skip: 0, most: 100 };
      const playing = await lobby.list({ phase: 'playing', edition: null, ...wanted });
      const seated = playing.flatMap(({ seats }) => seats.map((sitter) => sitter?.id));
      expect(seated.toSorted()).toEqual(crowd.map(({ id }) => id).toSorted());
    });

    test('if one guest pairs and another sits down at the same table at once, one gets the seat', async () => {
      const { tables, lobby } = await withGuests(underTest);
      await tables.add(tableOf('one'));
      const [sat, paired] = await Promise.all([
        tables.change('one', (table) =>
          table.phase === 'waiting' ? ok({ ...table, seats: [HOST, GUEST], phase: 'playing' }) : err('full'),
        ),
        pair(lobby, OTHER, 'two'),
      ]);
      expect(paired?.id).toBe(sat.ok ? 'two' : 'one');
      expect((await tables.find('one'))?.seats).toEqual([HOST, sat.ok ? GUEST : OTHER]);
    });
  });
}
