// The terms in a line: defaults are left out, everything else is said.

import { duelEdition, HOUSE, PERSON, standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../words/lookup.ts';
import { termsText } from './terms.ts';

const MINUTE = 60_000;

test('the usual match is its box, its size, its rounds and its score', () => {
  const terms = standardTerms(superEdition());
  expect(LANGUAGES.map((language) => termsText(language, terms))).toEqual([
    'Super, Classic, 5 holes, 8 colours, without blanks, 2 rounds, points',
    'Super, Classique, 5 trous, 8 couleurs, sans vides, 2 manches, aux points',
    'Super, Klassisch, 5 Löcher, 8 Farben, ohne Lücken, 2 Runden, nach Punkten',
  ]);
});

test('a duel of the duel box is named once, and its pace only when it is free', () => {
  const terms = standardTerms(duelEdition(4), { pace: 'free' });
  expect(termsText('en', terms)).toMatch(/^Duel, 4 holes, .*at your own pace, 3 rounds$/);
  expect(termsText('en', { ...terms, pace: 'turns' })).not.toContain('turn');
});

test('S2a, F7, K1, T1, T3: players of a race, answers, seal, time and tray are said where they are agreed', () => {
  const seats = [
    { ...PERSON, allowance: 2 * MINUTE },
    { ...PERSON, allowance: 4 * MINUTE },
  ];
  const told = (agreed: Parameters<typeof standardTerms>[1]) =>
    termsText('en', standardTerms(superEdition(), agreed)).replace(/^.*blanks, /, '');
  expect(told({ marker: 'by-hand', custody: 'sealed' })).toBe(
    '2 rounds, points, answers by hand, sealed codes',
  );
  expect(told({ seats, supply: 20, unbrokenBonus: true })).toBe(
    '2 rounds, points, one more point for a code not found, 2 minutes a row, more for some, tray of 20 pegs of each kind',
  );
  const [seat = PERSON] = seats;
  expect(told({ seats: [seat, HOUSE] })).toBe('2 rounds, points, 2 minutes a row');
  expect(told({ length: { kind: 'target', points: 20 }, marker: 'assisted' })).toBe(
    'to 20 points, assisted answers',
  );
  const race = standardTerms(superEdition(), { form: 'race', seats: [PERSON, PERSON, PERSON] });
  expect(termsText('en', race)).toBe('Super, Race, 3 players, 5 holes, 8 colours, without blanks, 1 round');
});
