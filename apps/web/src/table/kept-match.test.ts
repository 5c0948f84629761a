import type { Card } from '@blackpeg/table';
import { ownSeat } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { othersOf, wayBackTo } from './kept-match.ts';

const ONLINE: Pick<Card, 'match' | 'origin' | 'sitters'> = {
  match: 'm',
  origin: { kind: 'online', table: 'm', seat: 1 },
  sitters: [
    { kind: 'person', name: 'Guest' },
    { kind: 'person', name: 'You' },
  ],
};

test('the card of an online match knows one’s own seat, and leads back to its table', () => {
  expect(ownSeat(ONLINE)).toBe(1);
  expect(othersOf(ONLINE)).toEqual([0]);
  expect(wayBackTo(ONLINE)).toEqual({ screen: 'table', table: 'm' });
  expect(wayBackTo({ match: 'm', origin: { kind: 'set-up' } })).toEqual({ screen: 'play', match: 'm' });
});
