import { expect, test } from 'vitest';
import { type Card, touched } from './card.ts';

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
