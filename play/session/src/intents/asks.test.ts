import { hideCode, PERSON, standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { played, SEALED_HIDING } from '../played.testing.ts';
import { asksFor, correctableRow } from './asks.ts';

const EDITION = superEdition({ holes: 3, colours: 4 });
const BY_HAND = standardTerms(EDITION, { seats: [PERSON, PERSON], marker: 'by-hand' });
const HIDE = [0, hideCode([1, 2, 3])] as const;
const GUESS = [1, { type: 'place-guess', guess: [1, 1, 4] }] as const;
const MARK = [0, { type: 'mark-guess', feedback: { black: 1, white: 0, blue: 0 }, confirmed: true }] as const;

test('what can be asked for depends on the side', () => {
  const state = played(BY_HAND, HIDE, GUESS, MARK);
  expect(asksFor(state, 1)).toEqual(['claim', 'resignRound', 'resignMatch', 'offerEnd']);
  expect(asksFor(state, 0)).toEqual(['admit', 'resignRound', 'resignMatch', 'offerEnd']);
  expect(asksFor(state, null)).toEqual([]);
});

test('nothing can be claimed before an answer, nor an end offered twice', () => {
  const state = played(BY_HAND, HIDE, GUESS, [1, { type: 'offer-end' }]);
  expect(asksFor(state, 1)).toEqual(['resignRound', 'resignMatch']);
});

test('a player alone in the last round gives up once', () => {
  const alone = (rounds: number) =>
    played(standardTerms(EDITION, { form: 'solitaire', length: { kind: 'rounds', rounds } }));
  expect(asksFor(alone(1), 0)).toEqual(['resignRound']);
  expect(asksFor(alone(2), 0)).toEqual(['resignRound', 'resignMatch']);
});

test('W3: the last answer can be corrected by its giver, until the next row', () => {
  const marked = played(BY_HAND, HIDE, GUESS, MARK);
  expect([correctableRow(marked, 0), correctableRow(marked, 1), correctableRow(marked, null)]).toEqual([
    1,
    null,
    null,
  ]);
  expect(correctableRow(played(BY_HAND, HIDE, GUESS, MARK, GUESS), 0)).toBeNull();
});

test('W3: marks given by the device of a sealed code need no correction', () => {
  const sealed = standardTerms(EDITION, { seats: [PERSON, PERSON], custody: 'sealed', marker: 'automatic' });
  const state = played(sealed, [0, SEALED_HIDING], GUESS, MARK);
  expect(state.round.boards[0]?.rows[0]?.mark).not.toBeNull();
  expect(correctableRow(state, 0)).toBeNull();
});
