// What every store of guests must do, whatever it keeps them in.

import { describe, expect, test } from 'vitest';
import { ANN, BOB, type StoresUnderTest, withGuests } from './under-test.testing.ts';

export function describeGuestStore(name: string, underTest: StoresUnderTest): void {
  describe(`${name} as a store of guests`, () => {
    test('finds a guest by their token, and nobody by a token that nobody has', async () => {
      const { guests } = await withGuests(underTest);
      expect(await guests.byToken('token of ann')).toEqual(ANN);
      expect(await guests.byToken('token of bob')).toEqual(BOB);
      expect(await guests.byToken("' OR 1 = 1 --")).toBeNull();
    });

    test('adds a guest with their token or not at all', async () => {
      const { guests } = await withGuests(underTest);
      await expect(guests.add({ id: 'new', name: 'New' }, 'token of ann')).rejects.toThrow();
      await guests.add({ id: 'new', name: 'New' }, 'token of new');
      expect(await guests.byToken('token of ann')).toEqual(ANN);
      expect(await guests.byToken('token of new')).toEqual({ id: 'new', name: 'New' });
    });

    test('keeps any name as it is written', async () => {
      const { guests } = await withGuests(underTest);
      for (const written of ["'; DROP TABLE guests", 'Zoë 🎲', '%_\\']) {
        await guests.rename('ann', written);
        expect(await guests.byToken('token of ann')).toEqual({ id: 'ann', name: written });
      }
      expect(await guests.byToken('token of bob')).toEqual(BOB);
    });

    test('gives one more token to who has the phrase, in place of the one the device had', async () => {
      const { guests } = await withGuests(underTest);
      await guests.setPhrase('ann', 'phrase');
      expect(await guests.addToken('phrase', 'second', null)).toEqual(ANN);
      expect(await guests.addToken('phrase', 'third', 'token of bob')).toEqual(ANN);
      const tokens = ['token of ann', 'second', 'third', 'token of bob'];
      expect(await Promise.all(tokens.map(guests.byToken))).toEqual([ANN, ANN, ANN, null]);
    });

    test('takes nothing away for a phrase that nobody has, or that was replaced', async () => {
      const { guests } = await withGuests(underTest);
      await guests.setPhrase('ann', 'first');
      await guests.setPhrase('ann', 'second');
      expect(await guests.addToken('first', 'new', 'token of ann')).toBeNull();
      expect(await Promise.all(['token of ann', 'new'].map(guests.byToken))).toEqual([ANN, null]);
      expect(await guests.addToken('second', 'new', null)).toEqual(ANN);
    });

    test('removes a guest with every token and the phrase, and nobody else', async () => {
      const { guests } = await withGuests(underTest);
      await guests.setPhrase('ann', 'phrase');
      await guests.addToken('phrase', 'second', null);
      await guests.remove('ann');
      await guests.remove('never there');
      const tokens = ['token of ann', 'second', 'token of bob'];
      expect(await Promise.all(tokens.map(guests.byToken))).toEqual([null, null, BOB]);
      expect(await guests.addToken('phrase', 'third', null)).toBeNull();
    });
  });
}
