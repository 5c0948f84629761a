import { HOUSE, type MatchState, PERSON, standardTerms, superEdition, type Terms } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import type { Card } from '../../table/card.ts';
import { hide, place, playedOut } from '../play/table.testing.ts';
import { talliesOf } from './tally.ts';

const edition = superEdition({ holes: 3, colours: 4 });
const card = (match: string, madeAt = 10): Card => ({
  match,
  origin: { kind: 'set-up' },
  sitters: [{ kind: 'person', name: null }],
  codemaker: 'random',
  hints: true,
  madeAt,
  touchedAt: madeAt,
  closed: true,
});

const begun = (agreed: Partial<Terms>): MatchState => playedOut(standardTerms(edition, agreed));

/** A solitaire in which the code is found in so many rows, or not at all. */
function solitaire(rows: number | null): MatchState {
  const guesses = Array.from({ length: rows ?? edition.rows }, (_, row) =>
    place(0, row + 1 === rows ? [1, 2, 3] : [4, 4, 4]),
  );
  return playedOut(standardTerms(edition, { form: 'solitaire' }), hide('house', [1, 2, 3]), ...guesses);
}

test('codes found and held are counted, with rows and their average', () => {
  const matches = [solitaire(2), solitaire(4), solitaire(4), solitaire(null)].map((state, index) => ({
    card: card(`m${index}`),
    state,
  }));
  expect(talliesOf(matches, 0)).toEqual([
    {
      edition: 'super',
      searched: 4,
      found: 3,
      byRows: [0, 1, 0, 2],
      average: 10 / 3,
      fewest: 2,
      matches: 0,
      won: 0,
      drawn: 0,
    },
  ]);
});

test('what is unfinished, older than the reset, or of two people does not count', () => {
  const two = { card: card('two'), state: begun({ seats: [PERSON, PERSON] }) };
  const old = { card: card('old', 5), state: solitaire(2) };
  const running = { card: card('running'), state: begun({ form: 'solitaire' }) };
  expect(talliesOf([two, old, running], 6)).toMatchObject([
    { searched: 0, found: 0, average: null, fewest: null },
  ]);
  expect(talliesOf([two, old], 6)).toEqual([]);
});

test('a match resigned against the house is lost, not won', () => {
  const over = playedOut(standardTerms(edition, { seats: [PERSON, HOUSE] }), [0, { type: 'resign-match' }]);
  expect(talliesOf([{ card: card('m'), state: over }], 0)).toMatchObject([{ matches: 1, won: 0 }]);
});
