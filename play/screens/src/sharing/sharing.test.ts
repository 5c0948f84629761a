import { duelEdition, standardTerms, superEdition, type Terms } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { readChallenge } from '../challenge/challenge.ts';
import { type Act, cardFor, hide, place, played } from '../matches.testing.ts';
import { type SharedPlace, sharedSearch, shareView } from './index.ts';

const SMALL = superEdition({ holes: 3, colours: 4 });
const ALONE = standardTerms(SMALL, { form: 'solitaire' });
const CODE = [1, 2, 3];

function shared(terms: Terms, acts: readonly Act[], origin = cardFor('You').origin) {
  const { state } = played(terms, ...acts);
  const card = { ...cardFor(...terms.seats.map((_, seat) => (seat === 0 ? 'You' : 'Guest'))), origin };
  const search = sharedSearch({ card, state }, null);
  const places: SharedPlace[] = [];
  const view =
    search &&
    shareView('en', { card, state }, search, (to) => {
      places.push(to);
      return 'https://example.org/x';
    });
  return { view, places };
}

const FOUND = [hide('house', CODE), place(0, [1, 1, 1]), place(0, CODE)];

test('the code of a day is shared with the day, any other with a link that holds the same code', () => {
  const day = shared(ALONE, FOUND, { kind: 'daily', date: '2026-03-14' });
  expect(day.places).toMatchObject([
    { kind: 'daily', date: '2026-03-14', ghost: expect.stringMatching(/^g1~/) },
  ]);
  expect(day.view?.texts.answers).toContain('14 March 2026');

  const { places, view } = shared(ALONE, FOUND);
  const [to] = places;
  expect(to?.kind === 'challenge' && readChallenge(to.challenge)).toMatchObject({ kind: 'find', code: CODE });
  expect(view?.texts.answers).toContain('https://example.org/x');
  expect(view?.texts.rows).toContain('super-3x4 111:1-0 123:3-0');
  expect(view?.texts.answers, 'gives nothing away').not.toContain('123');
});

test('of a duel one’s own search is shared, with the code one looked for', () => {
  const terms = standardTerms(duelEdition(4));
  const first = [hide(0, [1, 1, 1, 1]), hide(1, [2, 2, 2, 2])];
  const { places } = shared(terms, [...first, place(0, [2, 2, 2, 2]), place(1, [3, 3, 3, 3])]);
  const [to] = places;
  expect(to?.kind === 'challenge' && readChallenge(to.challenge)).toMatchObject({ code: [2, 2, 2, 2] });
});

test('there is nothing to share before a row was answered', () => {
  expect(shared(ALONE, [hide('house', CODE)]).view).toBeNull();
});
