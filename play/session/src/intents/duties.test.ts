import { hideCode, PERSON, standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { played, SEALED_HIDING } from '../played.testing.ts';
import { ownDuty, timeAsked } from './duties.ts';

const EDITION = superEdition({ holes: 3, colours: 4 });
const GUESS = [1, { type: 'place-guess', guess: [1, 1, 4] }] as const;

test('K1: what the device of a sealed code does by itself is no player’s duty', () => {
  const terms = standardTerms(EDITION, { custody: 'sealed', marker: 'automatic' });
  const asked = played(terms, [0, SEALED_HIDING], GUESS);
  expect(ownDuty(asked, 0)).toBeNull();
  expect(ownDuty({ ...asked, terms: { ...terms, marker: 'by-hand' } }, 0)?.kind).toBe('mark');
  expect(ownDuty(asked, null)).toBeNull();
});

test('T1a: the queried time is the player’s own, for a spectator that of the player who is to act', () => {
  const seats = [PERSON, { ...PERSON, allowance: 60_000 }];
  const terms = standardTerms(EDITION, { seats });
  const state = played(terms, [0, hideCode([1, 2, 3])], [1, { type: 'see', seat: 1 }]);
  expect([0, 1, null].map((seat) => timeAsked(state, seat, 10_000))).toEqual([null, 50_000, 50_000]);
  expect(timeAsked(played(terms), null, 10_000)).toBeNull();
});
