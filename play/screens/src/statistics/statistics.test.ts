import { PERSON, standardTerms, superEdition } from '@blackpeg/rules';
import type { Card } from '@blackpeg/table';
import { statisticsTexts } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { cardFor, hide, place, played } from '../matches.testing.ts';
import { ownTallies, statisticsLines } from './index.ts';

const SMALL = superEdition({ holes: 3, colours: 4 });
const ALONE = played(
  standardTerms(SMALL, { form: 'solitaire' }),
  hide('house', [1, 2, 3]),
  place(0, [1, 1, 1]),
  place(0, [1, 2, 3]),
).state;
const TWO = played(
  standardTerms(SMALL, { seats: [PERSON, PERSON], length: { kind: 'rounds', rounds: 2 } }),
  hide(0, [1, 2, 3]),
  place(1, [1, 2, 3]),
  hide(1, [1, 2, 3]),
  place(0, [1, 1, 1]),
  place(0, [1, 2, 3]),
).state;

const alone = (madeAt: number, origin: Card['origin'] = { kind: 'set-up' }) => ({
  card: { ...cardFor(null), madeAt, origin },
  state: ALONE,
});
const online = (seat: number | null) => ({
  card: { ...cardFor('Ada', 'Bo'), origin: { kind: 'online', table: 't', seat } as const },
  state: TWO,
});

test('what is older than the reset, imported, or of two people does not count', () => {
  expect(ownTallies([alone(10)], 10)).toMatchObject([{ boxes: ['super'], searched: 1, found: 1, fewest: 2 }]);
  const others = [alone(9), alone(10, { kind: 'import' }), { card: cardFor('Ada', 'Bo'), state: TWO }];
  expect(ownTallies(others, 10)).toEqual([]);
});

test('online it is the seat that was played from, none for a spectator', () => {
  expect(ownTallies([online(1)])).toMatchObject([{ searched: 1, fewest: 1, matches: 1, won: 1 }]);
  expect(ownTallies([online(null)])).toEqual([]);
});

test('the figures of an edition are told in sentences; of nothing, that there is nothing', () => {
  expect(statisticsLines('en', [])).toEqual([statisticsTexts('en').none]);
  expect(statisticsLines('en', ownTallies([alone(0), alone(0), online(1)]))).toEqual([
    '3 holes, 4 colours, without blanks. 64 codes, 12 rows, Super.',
    'Codes looked for: 3.',
    'Found: 3, 100% of them.',
    'Rows on average: 1.67.',
    'Fewest rows: 1.',
    'Matches: 1, 1 won, 0 drawn, 0 lost.',
    '1 row: 1 code.',
    '2 rows: 2 codes.',
  ]);
});
