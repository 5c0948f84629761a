import { expect, test } from 'vitest';
import { customEdition, editionNamed, superEdition } from '../editions/make.ts';
import type { MatchState } from '../match/match.ts';
import { tableFor } from '../table.testing.ts';
import { HOUSE, PERSON, standardTerms } from '../terms/terms.ts';
import { talliesOf } from './tally.ts';

const EDITION = superEdition({ holes: 3, colours: 4 });
/** The same codes and rows as *original*. */
const OWN = customEdition({
  holes: 4,
  facets: [{ name: 'colour', size: 6, blank: false }],
  repeats: true,
  rows: 10,
});
const ALONE = standardTerms(EDITION, { form: 'solitaire' });

/** A solitaire in which the code is found in this many rows, or not at all. */
function solitaire(rows: number | null): MatchState {
  const table = tableFor(ALONE);
  table.hide('house', [1, 2, 3]);
  for (let row = 1; row <= (rows ?? EDITION.rows); row += 1)
    table.guess(0, row === rows ? [1, 2, 3] : [4, 4, 4]);
  return table.state;
}

test('codes found and held are counted, with rows and their average', () => {
  const matches = [2, 4, 4, null].map((rows) => ({ state: solitaire(rows), seat: 0 }));
  expect(talliesOf(matches)).toEqual([
    {
      game: EDITION,
      boxes: ['super'],
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

test('what is unfinished does not count', () => {
  expect(talliesOf([{ state: tableFor(ALONE).state, seat: 0 }])).toMatchObject([
    { searched: 0, found: 0, average: null, fewest: null },
  ]);
  expect(talliesOf([])).toEqual([]);
});

test('a match resigned is lost for the one seat and won for the other', () => {
  const table = tableFor(standardTerms(EDITION, { seats: [PERSON, HOUSE] }));
  table.act(0, { type: 'resign-match' });
  expect(talliesOf([{ state: table.state, seat: 0 }])).toMatchObject([{ matches: 1, won: 0, drawn: 0 }]);
  expect(talliesOf([{ state: table.state, seat: 1 }])).toMatchObject([{ matches: 1, won: 1, drawn: 0 }]);
});

test('games with the same codes and rows are counted together, whatever edition they were played in', () => {
  const matches = [
    standardTerms(editionNamed('original'), { form: 'solitaire' }),
    standardTerms(superEdition({ holes: 4, colours: 6 }), { form: 'solitaire' }),
    standardTerms(OWN, { form: 'solitaire' }),
  ].map((terms) => ({ state: tableFor(terms).state, seat: 0 }));
  expect(talliesOf(matches).map(({ boxes, game }) => [...boxes, game.rows])).toEqual([
    ['original', 'custom', 10],
    ['super', 12],
  ]);
});
