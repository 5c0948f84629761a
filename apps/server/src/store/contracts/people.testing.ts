// What every store of people and of reports must do.

import { describe, expect, test } from 'vitest';
import type { StoredPerson, StoredReport } from '../records.ts';
import {
  GUEST,
  HOST,
  listedIds,
  OTHER,
  type StoresUnderTest,
  tableOf,
  withGuests,
} from './under-test.testing.ts';

function personOf(guestId: string, as: StoredPerson['as'], since: number): StoredPerson {
  return { person: `entry of ${guestId}`, guestId, name: `Name of ${guestId}`, as, since };
}

function reportOf(id: string, different: Partial<StoredReport> = {}): StoredReport {
  const said = [{ phrase: 'hello', at: 5 }] as const;
  return {
    id,
    by: 'host',
    about: GUEST,
    table: 'one',
    reason: 'phrases',
    phrases: said,
    at: 10,
    ...different,
  };
}

export function describePeopleStore(name: string, underTest: StoresUnderTest): void {
  describe(`${name} as a store of people`, () => {
    test('stores how a guest treats others, the latest first, with the name they had', async () => {
      const { guests, people } = await withGuests(underTest);
      expect(await people.add('host', personOf('guest', 'muted', 1), 9)).toBe(true);
      expect(await people.add('host', personOf('other', 'blocked', 2), 9)).toBe(true);
      await guests.rename('guest', 'Somebody else');
      expect(await people.of('host')).toEqual([
        personOf('other', 'blocked', 2),
        personOf('guest', 'muted', 1),
      ]);
      expect(await people.add('host', { ...personOf('guest', 'blocked', 3), person: 'again' }, 9)).toBe(true);
      expect((await people.of('host')).map(({ person, as }) => [person, as])).toEqual([
        ['again', 'blocked'],
        ['entry of other', 'blocked'],
      ]);
      expect(await people.of('guest')).toEqual([]);
    });

    test('accepts no more than the limit, but changes existing entries', async () => {
      const { people } = await withGuests(underTest);
      expect(await people.add('host', personOf('guest', 'muted', 1), 1)).toBe(true);
      expect(await people.add('host', personOf('other', 'muted', 2), 1)).toBe(false);
      expect(await people.add('host', personOf('guest', 'blocked', 3), 1)).toBe(true);
      expect(await people.of('host')).toEqual([personOf('guest', 'blocked', 3)]);
    });

    test('removes by entry or by guest, from the guest’s own list only', async () => {
      const { people } = await withGuests(underTest);
      for (const id of ['guest', 'other']) await people.add('host', personOf(id, 'blocked', 1), 9);
      await people.remove('guest', 'entry of other');
      await people.remove('host', 'entry of other');
      await people.remove('host', 'nobody');
      expect((await people.of('host')).map(({ guestId }) => guestId)).toEqual(['guest']);
      await people.remove('host', 'guest');
      expect(await people.of('host')).toEqual([]);
    });

    test('says which of some guests have blocked another of them', async () => {
      const { people } = await withGuests(underTest);
      await people.add('host', personOf('guest', 'blocked', 1), 9);
      await people.add('guest', personOf('other', 'muted', 1), 9);
      expect(await people.blocksAmong(['host', 'guest', 'other'])).toEqual([{ by: 'host', about: 'guest' }]);
      expect(await people.blocksAmong(['guest', 'other'])).toEqual([]);
      expect(await people.blocksAmong([])).toEqual([]);
    });

    test.each(['guest', 'host'])(
      'R20: hides tables from both, and pairs neither; %s looks',
      async (looks) => {
        const { people, tables, lobby } = await withGuests(underTest);
        const [me, them] = looks === 'guest' ? [GUEST, HOST] : [HOST, GUEST];
        await people.add('host', personOf('guest', 'blocked', 1), 9);
        await tables.add(tableOf('theirs', { seats: [them, null], openedBy: them.id }));
        await tables.add(tableOf('else', { seats: [OTHER, null], openedBy: OTHER.id, openedAt: 1 }));
        expect(await listedIds(lobby, 'waiting', null, me.id)).toEqual(['else']);
        expect(await listedIds(lobby, 'waiting', null, OTHER.id)).toEqual(['theirs', 'else']);
        const offered: string[] = [];
        const fresh = tableOf('fresh', { seats: [me, null], openedBy: me.id });
        await lobby.pair(fresh, { named: ['theirs'], visitedSince: 0, most: 9 }, (alike) => {
          offered.push(...alike.map(({ id }) => id));
          return null;
        });
        expect(offered).toEqual(['else']);
        await people.remove('host', 'guest');
        expect(await listedIds(lobby, 'waiting', null, me.id)).toContain('theirs');
      },
    );
  });

  describe(`${name} as a store of reports`, () => {
    test('keeps each as it is, the oldest first, one for each table', async () => {
      const { reports } = await withGuests(underTest);
      await reports.add(reportOf('a'));
      await reports.add(reportOf('b', { table: 'two', at: 5, phrases: [] }));
      await reports.add(reportOf('c', { reason: 'name', at: 20 }));
      await reports.add(reportOf('d', { by: 'other', about: HOST, at: 30 }));
      expect(await reports.list(10)).toEqual([
        reportOf('b', { table: 'two', at: 5, phrases: [] }),
        reportOf('c', { reason: 'name', at: 20 }),
        reportOf('d', { by: 'other', about: HOST, at: 30 }),
      ]);
      expect((await reports.list(1)).map(({ id }) => id)).toEqual(['b']);
      expect((await reports.of('host')).map(({ id }) => id)).toEqual(['b', 'c', 'd']);
      expect((await reports.of('other')).map(({ id }) => id)).toEqual(['d']);
      expect(await reports.count()).toBe(3);
    });

    test('removes one report, and old ones', async () => {
      const { reports } = await withGuests(underTest);
      for (const [index, id] of ['a', 'b', 'c', 'd'].entries())
        await reports.add(reportOf(id, { table: id, at: index }));
      expect([await reports.remove('a'), await reports.remove('a')]).toEqual([true, false]);
      expect([await reports.removeOld(3, 1), await reports.removeOld(3, 9)]).toEqual([1, 1]);
      expect((await reports.list(9)).map(({ id }) => id)).toEqual(['d']);
    });

    test('R19: a guest who is deleted is in no list and no report, and theirs name nobody', async () => {
      const { guests, people, reports } = await withGuests(underTest);
      await people.add('host', personOf('guest', 'blocked', 1), 9);
      await people.add('guest', personOf('other', 'muted', 1), 9);
      await reports.add(reportOf('about'));
      await reports.add(reportOf('by', { by: 'guest', about: OTHER }));
      await guests.remove('guest');
      expect([await people.of('host'), await people.of('guest')]).toEqual([[], []]);
      expect(await reports.list(9)).toEqual([reportOf('by', { by: null, about: OTHER })]);
    });
  });
}
