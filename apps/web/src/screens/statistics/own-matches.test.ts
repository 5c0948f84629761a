import { type MatchState, PERSON, standardTerms, superEdition, type Terms } from '@blackpeg/rules';
import type { Card } from '@blackpeg/table';
import { expect, test } from 'vitest';
import { playedOut } from '../play/table.testing.ts';
import { ownMatches } from './own-matches.ts';

const card = (madeAt: number, origin: Card['origin'] = { kind: 'set-up' }): Card => ({
  match: 'm',
  origin,
  sitters: [{ kind: 'person', name: null }],
  codemaker: 'random',
  hints: true,
  madeAt,
  touchedAt: madeAt,
  closed: true,
});

const begun = (agreed: Partial<Terms>): MatchState => playedOut(standardTerms(superEdition(), agreed));
const alone = begun({ form: 'solitaire' });
const two = begun({ seats: [PERSON, PERSON] });

test('what is older than the reset, brought in, or of two people does not count', () => {
  expect(ownMatches([{ card: card(10), state: alone }], 10)).toEqual([{ state: alone, seat: 0 }]);
  expect(
    ownMatches(
      [
        { card: card(9), state: alone },
        { card: card(10, { kind: 'import' }), state: alone },
        { card: card(10), state: two },
      ],
      10,
    ),
  ).toEqual([]);
});

test('online it is the seat that was played from, none for who looked on', () => {
  const online = (seat: number | null) => card(10, { kind: 'online', table: 't', seat });
  expect(ownMatches([{ card: online(1), state: two }], 0)).toEqual([{ state: two, seat: 1 }]);
  expect(ownMatches([{ card: online(null), state: two }], 0)).toEqual([]);
});
