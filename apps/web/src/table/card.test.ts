import { ownSeat } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { type Card, decodeCard, touched } from './card.ts';
import { othersOf } from './sitters.ts';
import { wayBackTo } from './way-back.ts';

const CARD: Card = {
  match: 'm',
  origin: { kind: 'set-up' },
  sitters: [{ kind: 'person', name: null }],
  codemaker: 'random',
  hints: true,
  madeAt: 1,
  touchedAt: 1,
  closed: false,
};

test('a card knows when its match was last touched, and that it is over for good', () => {
  const open = touched(CARD, [
    { type: 'seen', seat: 0, at: 2 },
    { type: 'seen', seat: 0, at: 3 },
  ]);
  expect(open).toEqual({ ...CARD, touchedAt: 3 });
  const over = touched(open, [{ type: 'match-closed', result: { kind: 'finished' }, at: 4 }]);
  expect(over).toEqual({ ...CARD, touchedAt: 4, closed: true });
  expect(touched(over, [{ type: 'left', seat: 0, at: 5 }])).toEqual({ ...CARD, touchedAt: 5, closed: true });
});

test('the card of an online match knows its table and one’s own seat, and leads back there', () => {
  const online: Card = {
    ...CARD,
    origin: { kind: 'online', table: 'm', seat: 1 },
    sitters: [
      { kind: 'person', name: 'Guest' },
      { kind: 'person', name: 'You' },
    ],
  };
  expect(decodeCard(JSON.parse(JSON.stringify(online)))).toEqual(online);
  expect(decodeCard({ ...online, origin: { kind: 'online', table: 'm', seat: 8 } })).toBeNull();
  expect(ownSeat(online)).toBe(1);
  expect(othersOf(online)).toEqual([0]);
  expect(wayBackTo(online)).toEqual({ screen: 'table', table: 'm' });
  expect(wayBackTo(CARD)).toEqual({ screen: 'play', match: 'm' });
});
