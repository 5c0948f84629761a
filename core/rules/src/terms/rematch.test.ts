import { expect, test } from 'vitest';
import { openMatch } from '../decide/open.ts';
import { duelEdition, superEdition } from '../editions/make.ts';
import { rematchTerms } from './rematch.ts';
import { PERSON, standardTerms, type Terms } from './terms.ts';

/** The first event of a match with this draw. */
function opened(terms: Terms, drawn: number) {
  const opening = openMatch(terms, () => drawn, 0);
  const first = opening.ok ? opening.value[0] : undefined;
  if (first?.type !== 'match-opened') throw new Error('A match begins by being opened.');
  return first;
}

test.each([
  ['agreed', 0, 0],
  ['agreed', 1, 1],
  ['drawn', 'drawn', 0],
  ['drawn', 'drawn', 1],
] as const)('M1e: in a rematch who sought first hides first (%s: %s, seat %i hid)', (_, firstMaker, hid) => {
  const terms = standardTerms(superEdition(), { firstMaker });
  expect(rematchTerms(opened(terms, hid))).toEqual({ ...terms, firstMaker: 1 - hid });
});

test('M1e: seats do not move; time, bar and length stay with the seat', () => {
  const seats = [
    { ...PERSON, allowance: 90_000 },
    { ...PERSON, consistentOnly: true },
  ];
  const classic = standardTerms(superEdition(), { seats, firstMaker: 'drawn' });
  expect(rematchTerms(opened(classic, 1)).seats).toEqual(seats);
  const duel = standardTerms(duelEdition([4, 5]), { seats });
  expect(rematchTerms(opened(duel, 0))).toEqual(duel);
});
