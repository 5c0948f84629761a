// What every store of guests must do.

import { describe, expect, test } from 'vitest';
import { GUEST, guestBy, HOST, type StoresUnderTest, tableOf, withGuests } from './under-test.testing.ts';

export function describeGuestStore(name: string, underTest: StoresUnderTest): void {
  describe(`${name} as a store of guests`, () => {
    test('finds a guest by their token, and nobody by a token that nobody has', async () => {
      const { guests } = await withGuests(underTest);
      expect(await guestBy(guests, 'token of host')).toEqual(HOST);
      expect(await guestBy(guests, 'token of guest')).toEqual(GUEST);
      expect(await guestBy(guests, "' OR 1 = 1 --")).toBeNull();
    });

    test('adds a guest with their token or not at all', async () => {
      const { guests } = await withGuests(underTest);
      await expect(guests.add({ id: 'new', name: 'New' }, 'token of host')).rejects.toThrow();
      await guests.add({ id: 'new', name: 'New' }, 'token of new');
      expect(await guestBy(guests, 'token of host')).toEqual(HOST);
      expect(await guestBy(guests, 'token of new')).toEqual({ id: 'new', name: 'New' });
    });

    test('keeps any name as it is written', async () => {
      const { guests } = await withGuests(underTest);
      for (const written of ["'; DROP TABLE guests", 'Zoë 🎲', '%_\\']) {
        await guests.rename('host', written);
        expect(await guestBy(guests, 'token of host')).toEqual({ id: 'host', name: written });
      }
      expect(await guestBy(guests, 'token of guest')).toEqual(GUEST);
    });

    test('gives one more token to the owner of the phrase, replacing the device’s previous one', async () => {
      const { guests } = await withGuests(underTest);
      await guests.setPhrase('host', 'phrase');
      expect(await guests.addToken('phrase', 'second', null)).toEqual(HOST);
      expect(await guests.addToken('phrase', 'third', 'token of guest')).toEqual(HOST);
      const tokens = ['token of host', 'second', 'third', 'token of guest'];
      expect(await Promise.all(tokens.map((token) => guestBy(guests, token)))).toEqual([
        HOST,
        HOST,
        HOST,
        null,
      ]);
    });

    test('lists the devices of a guest, the latest used first, and logs one out', async () => {
      const { guests } = await withGuests(underTest);
      const later = Date.now() + 100_000;
      await guests.setPhrase('host', 'phrase');
      for (const token of ['second', 'third']) await guests.addToken('phrase', token, null);
      await guests.noteUse('second', later);
      const hashes = async () => (await guests.tokensOf('host')).map(({ tokenHash }) => tokenHash);
      expect((await guests.tokensOf('host'))[0]).toEqual({ tokenHash: 'second', usedAt: later });
      expect((await hashes()).sort()).toEqual(['second', 'third', 'token of host']);
      await guests.removeToken('second');
      await guests.removeToken('never there');
      expect((await hashes()).sort()).toEqual(['third', 'token of host']);
      expect(await guestBy(guests, 'second')).toBeNull();
      expect(await guests.tokensOf('nobody')).toEqual([]);
    });

    test('deletes unused tokens and guests, but nobody with a seat', async () => {
      const { guests, tables } = await withGuests(underTest);
      const later = Date.now() + 100_000;
      await tables.add(tableOf('one'));
      await guests.setPhrase('other', 'phrase');
      await guests.noteUse('token of guest', later);
      expect(await guests.removeUnused(later - 1, 10)).toBe(3);
      expect(await guests.removeUnused(later - 1, 10)).toBe(0);
      const tokens = ['token of host', 'token of guest', 'token of other'];
      expect(await Promise.all(tokens.map((token) => guestBy(guests, token)))).toEqual([null, GUEST, null]);
      expect((await tables.find('one'))?.seats[0]).toEqual(HOST);
      expect(await guests.addToken('phrase', 'again', null)).toBeNull();
    });

    test('returns further data of a guest, and nothing about a deleted one', async () => {
      const { guests } = await withGuests(underTest);
      const later = Date.now() + 100_000;
      await guests.noteUse('token of host', later);
      expect(await guests.details('host')).toEqual({ ...HOST, usedAt: later, hasPhrase: false });
      await guests.setPhrase('host', 'phrase');
      expect((await guests.details('host'))?.hasPhrase).toBe(true);
      await guests.remove('host');
      expect(await guests.details('host')).toBeNull();
    });

    test('deletes nothing for a phrase that nobody has, or that was replaced', async () => {
      const { guests } = await withGuests(underTest);
      await guests.setPhrase('host', 'first');
      await guests.setPhrase('host', 'second');
      expect(await guests.addToken('first', 'new', 'token of host')).toBeNull();
      expect(await Promise.all(['token of host', 'new'].map((token) => guestBy(guests, token)))).toEqual([
        HOST,
        null,
      ]);
      expect(await guests.addToken('second', 'new', null)).toEqual(HOST);
    });

    test('removes a guest with every token and the phrase, and nobody else', async () => {
      const { guests } = await withGuests(underTest);
      await guests.setPhrase('host', 'phrase');
      await guests.addToken('phrase', 'second', null);
      await guests.remove('host');
      await guests.remove('never there');
      const tokens = ['token of host', 'second', 'token of guest'];
      expect(await Promise.all(tokens.map((token) => guestBy(guests, token)))).toEqual([null, null, GUEST]);
      expect(await guests.addToken('phrase', 'third', null)).toBeNull();
    });
  });
}
