// What every store of tables must do.

import { err, type MatchEvent, ok } from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { NOBODY, type StoredTable } from '../records.ts';
import {
  GUEST,
  guestBy,
  HOST,
  OTHER,
  type StoresUnderTest,
  tableOf,
  withGuests,
} from './under-test.testing.ts';

const PLAYED: Partial<StoredTable> = { seats: [HOST, GUEST], phase: 'playing' };
const CLOSED: MatchEvent = { type: 'match-closed', result: { kind: 'drawn', seats: [0, 1] }, at: 1 };

/** Sits down on the first empty seat. */
const seating = (guest: typeof HOST) => (table: StoredTable) => {
  const seat = table.seats.indexOf(null);
  return seat < 0 ? err('full') : ok({ ...table, seats: table.seats.with(seat, guest) });
};

export function describeTableStore(name: string, underTest: StoresUnderTest): void {
  describe(`${name} as a store of tables`, () => {
    test('finds a table as it was added, by its id or by its code in any letters', async () => {
      const { tables } = await withGuests(underTest);
      const added = tableOf('one', { listed: false, openedAt: 5, visitedAt: 6 });
      expect(await tables.add(added)).toBe(true);
      for (const known of ['one', 'ONE', 'oNe']) expect(await tables.find(known)).toEqual(added);
      expect(await tables.find('two')).toBeNull();
    });

    test('knows everybody by the name they have now', async () => {
      const { tables, guests, lobby } = await withGuests(underTest);
      await tables.add(tableOf('one'));
      await guests.rename(HOST.id, 'You again');
      const renamed = tableOf('one', { seats: [{ id: HOST.id, name: 'You again' }, null] });
      expect(await tables.find('one')).toEqual(renamed);
      expect(await lobby.ofGuest(HOST.id, 1)).toEqual([renamed]);
    });

    test('accepts a code once, and writes nothing for the second table', async () => {
      const { tables, lobby } = await withGuests(underTest);
      const asked = ['one', 'two', 'three'].map((id) => tables.add(tableOf(id, { code: 'SAME' })));
      const given = await Promise.all(asked);
      expect(given.filter((isAdded) => isAdded)).toHaveLength(1);
      expect(await lobby.ofGuest(HOST.id, 10)).toHaveLength(1);
    });

    test('seats only guests, and otherwise adds nothing', async () => {
      const { tables } = await withGuests(underTest);
      const stranger = { id: 'stranger', name: 'Stranger' };
      await expect(tables.add(tableOf('one', { seats: [HOST, stranger] }))).rejects.toThrow();
      expect(await tables.find('one')).toBeNull();
    });

    test('adds one rematch of a table, the same for all who ask', async () => {
      const { tables } = await withGuests(underTest);
      await tables.add(tableOf('one', PLAYED));
      const asked = ['two', 'three'].map((id) => tables.addRematch('one', tableOf(id, PLAYED)));
      const [first, second] = await Promise.all(asked);
      expect(first).toEqual(second);
      expect(await tables.addRematch('one', tableOf('four', { ...PLAYED, code: 'ONE' }))).toEqual(first);
      expect(await tables.addRematch('two', tableOf('four', { ...PLAYED, code: 'ONE' }))).toBeNull();
      const found = await Promise.all(['two', 'three', 'four'].map(tables.find));
      expect(found.filter((table) => table !== null)).toEqual([first]);
    });

    test('writes what was decided about a table, and returns it', async () => {
      const { tables } = await withGuests(underTest);
      await tables.add(tableOf('one'));
      const [seat] = tableOf('one').terms.seats;
      const terms = { ...tableOf('one').terms, seats: seat ? [seat, seat, seat] : [] };
      const changed = tableOf('one', {
        terms,
        seats: [GUEST, null, HOST],
        phase: 'playing',
        openedBy: GUEST.id,
      });
      expect(await tables.change('ONE', () => ok(changed))).toEqual(ok(changed));
      expect(await tables.find('one')).toEqual(changed);
    });

    test('writes nothing after a refusal, without a change, or without a table', async () => {
      const { tables } = await withGuests(underTest);
      await tables.add(tableOf('one'));
      expect(await tables.change('one', () => err('no'))).toEqual(err('no'));
      expect(await tables.change('one', (table) => ok(table))).toEqual(ok(tableOf('one')));
      expect(await tables.change('two', (table) => ok(table))).toEqual(err('no-such-table'));
      expect(await tables.find('one')).toEqual(tableOf('one'));
    });

    test('of two who take the last seat at once one is refused', async () => {
      const { tables } = await withGuests(underTest);
      await tables.add(tableOf('one'));
      const asked = [GUEST, OTHER].map((guest) => tables.change('one', seating(guest)));
      const decided = await Promise.all(asked);
      expect(decided.filter((one) => one.ok)).toHaveLength(1);
      const seated = decided.flatMap((one) => (one.ok ? [one.value] : []));
      expect([await tables.find('one')]).toEqual(seated);
    });

    test('removes a table without seated guests, and its code is free again', async () => {
      const { tables } = await withGuests(underTest);
      await tables.add(tableOf('one'));
      const left = await tables.change('one', (table) => ok({ ...table, seats: [null, null] }));
      expect(left.ok && left.value.id).toBe('one');
      expect(await tables.find('one')).toBeNull();
      expect(await tables.add(tableOf('two', { code: 'ONE' }))).toBe(true);
    });

    test('keeps the latest visit, in whatever order visits are noted', async () => {
      const { tables } = await withGuests(underTest);
      await tables.add(tableOf('one'));
      for (const at of [3000, 2000]) await tables.noteVisit('one', at);
      await tables.noteVisit('never there', 1);
      expect((await tables.find('one'))?.visitedAt).toBe(3000);
    });

    test('removes abandoned tables only if nobody plays', async () => {
      const { tables, guests } = await withGuests(underTest);
      await tables.add(tableOf('old'));
      await tables.add(tableOf('visited', { visitedAt: 2000 }));
      await tables.add(tableOf('played', PLAYED));
      expect([await tables.removeAbandoned(2000, 10), await tables.removeAbandoned(2000, 10)]).toEqual([
        1, 0,
      ]);
      const found = await Promise.all(['old', 'visited', 'played'].map(tables.find));
      expect(found.map((table) => table?.id)).toEqual([undefined, 'visited', 'played']);
      expect(await guestBy(guests, 'token of host')).toEqual(HOST);
    });

    test('removes unvisited played tables with their logs, a limited number at a time', async () => {
      const { tables, logs } = await withGuests(underTest);
      for (const id of ['a', 'b', 'c']) await tables.add(tableOf(id, PLAYED));
      await tables.add(tableOf('visited', { ...PLAYED, visitedAt: 2000 }));
      await tables.add(tableOf('waiting'));
      for (const id of ['a', 'visited'])
        await logs.append(id, 0, { by: 'referee', actionId: 'end', events: [CLOSED] });
      expect([await tables.removePlayed(2000, 2), await tables.removePlayed(2000, 2)]).toEqual([2, 1]);
      const found = await Promise.all(['a', 'b', 'c', 'visited', 'waiting'].map(tables.find));
      expect(found.map((table) => table?.id)).toEqual([
        undefined,
        undefined,
        undefined,
        'visited',
        'waiting',
      ]);
      expect(await logs.list()).toEqual(['visited']);
    });

    test('the append that closes a match ends its table; one that is refused does not', async () => {
      const { tables, logs } = await withGuests(underTest);
      for (const id of ['one', 'two']) await tables.add(tableOf(id, PLAYED));
      const closing = { by: 'referee', actionId: 'end', events: [CLOSED] } as const;
      const phases = async () =>
        (await Promise.all(['one', 'two'].map(tables.find))).map((table) => table?.phase);
      await logs.append('one', 7, closing);
      await logs.append('one', 0, { ...closing, events: [{ type: 'seen', seat: 0, at: 1 }] });
      expect(await phases()).toEqual(['playing', 'playing']);
      await logs.append('one', 1, closing);
      expect(await phases()).toEqual(['over', 'playing']);
    });
  });

  describe(`${name} when a guest is removed`, () => {
    test('their seat is free if nothing was played yet, and the table is passed on', async () => {
      const { tables, guests } = await withGuests(underTest);
      const [seat] = tableOf('one').terms.seats;
      const terms = { ...tableOf('one').terms, seats: seat ? [seat, seat, seat] : [] };
      await tables.add(tableOf('one', { terms, seats: [HOST, GUEST, null] }));
      await guests.remove(HOST.id);
      expect(await tables.find('one')).toMatchObject({ seats: [null, GUEST, null], openedBy: GUEST.id });
    });

    test('a table where they waited alone goes with them', async () => {
      const { tables, guests } = await withGuests(underTest);
      await tables.add(tableOf('one'));
      await tables.add(tableOf('two', { seats: [GUEST, null], openedBy: GUEST.id }));
      await guests.remove(HOST.id);
      expect(await tables.find('one')).toBeNull();
      expect(await tables.find('two')).not.toBeNull();
    });

    test('their seat stays taken by nobody once a match has begun, and both matches stay separate', async () => {
      const { tables, guests } = await withGuests(underTest);
      await tables.add(tableOf('one', PLAYED));
      await tables.add(tableOf('two', { seats: [OTHER, GUEST], phase: 'over', openedBy: OTHER.id }));
      await guests.remove(HOST.id);
      expect(await tables.find('one')).toMatchObject({ seats: [NOBODY, GUEST], openedBy: null });
      expect(await tables.find('two')).toMatchObject({ seats: [OTHER, GUEST], openedBy: OTHER.id });
    });

    test('guests without token, phrase and seat are deleted, and no others', async () => {
      const { tables, guests } = await withGuests(underTest);
      const fourth = { id: 'fourth', name: 'Fourth guest' };
      await guests.add(fourth, 'token of fourth');
      await guests.setPhrase(HOST.id, 'phrase of host');
      await guests.setPhrase(fourth.id, 'phrase of fourth');
      await tables.add(tableOf('one', PLAYED));
      // Their devices are the host's now.
      for (const { id } of [GUEST, OTHER, fourth])
        await guests.addToken('phrase of host', `new ${id}`, `token of ${id}`);
      await guests.removeUnreachable();
      await expect(guests.add(GUEST, 'another')).rejects.toThrow();
      await guests.add(OTHER, 'another');
      expect(await guestBy(guests, 'another')).toEqual(OTHER);
      expect(await guests.addToken('phrase of fourth', 'again', null)).toEqual(fourth);
      expect((await tables.find('one'))?.seats).toEqual([HOST, GUEST]);
    });
  });
}
