import { superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { seatName } from './names.ts';
import { ownSeat, peopleOf, sitterName, speakerOf } from './sitters.ts';
import { whoIs } from './who.ts';

const HOUSE = { kind: 'house' } as const;
const GUEST = { kind: 'person', name: 'Guest' } as const;
const NAMELESS = { kind: 'person', name: null } as const;
const SET_UP = { kind: 'set-up' } as const;

test('the player’s seat is that of the only person here, or the one taken at a server’s table', () => {
  expect(peopleOf({ sitters: [HOUSE, GUEST, NAMELESS] })).toEqual([1, 2]);
  expect(ownSeat({ origin: SET_UP, sitters: [HOUSE, NAMELESS] })).toBe(1);
  expect(ownSeat({ origin: SET_UP, sitters: [GUEST, NAMELESS] })).toBeNull();
  expect(ownSeat({ origin: SET_UP, sitters: [HOUSE, HOUSE] })).toBeNull();
  expect(ownSeat({ origin: { kind: 'online', seat: 1 }, sitters: [GUEST, GUEST] })).toBe(1);
  expect(ownSeat({ origin: { kind: 'online', seat: null }, sitters: [HOUSE, GUEST] })).toBeNull();
});

test('the house has no name, and players without one are called by their seat', () => {
  const sitters = { sitters: [HOUSE, GUEST, NAMELESS] };
  expect([0, 1, 2].map((seat) => sitterName(sitters, 'fr', seat))).toEqual([
    null,
    'Guest',
    seatName('fr', 2),
  ]);
  const speaker = speakerOf(sitters, 'en', superEdition(), 2);
  expect([0, 1, 2].map((seat) => whoIs(speaker, seat))).toEqual([
    { kind: 'house' },
    { kind: 'other', name: 'Guest' },
    { kind: 'you' },
  ]);
});
