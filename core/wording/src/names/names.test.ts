// Names of games, seats, times and numbers.

import {
  BLANKS,
  brailleEdition,
  customEdition,
  duelEdition,
  EDITION_NAMES,
  FORMS,
  HOUSE,
  MARKERS,
  PACES,
  PERSON,
  SCORINGS,
  shapesEdition,
  superEdition,
} from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../words/lookup.ts';
import {
  briefEdition,
  durationText,
  editionName,
  editionText,
  formName,
  markerName,
  numberText,
  paceName,
  plainSpeaker,
  scoringName,
  seatName,
  variantName,
} from './names.ts';
import { whoIs } from './who.ts';

describe('editions by what they are', () => {
  test.each([
    ['en', superEdition(), 'Super, 5 holes, 8 colours, without blanks'],
    ['fr', superEdition({ blanks: 'on' }), 'Super, 5 trous, 8 couleurs, avec des vides'],
    ['de', superEdition({ holes: 1, colours: 1 }), 'Super, 1 Loch, 1 Farbe, ohne Lücken'],
    ['en', duelEdition([4, 5]), 'Duel, 4 and 5 holes, 8 colours, without blanks'],
    ['fr', duelEdition([4, 5]), 'Duel, 4 et 5 trous, 8 couleurs, sans vides'],
    ['de', brailleEdition('on'), 'Braille, 4 Löcher, Zahlen 1 bis 6, mit Lücken'],
    ['en', shapesEdition('3b'), 'Shapes, 4 pairs, 5 colours, 5 shapes, with blanks, without blue pegs'],
    ['fr', shapesEdition('3'), 'Formes, 4 paires, 5 couleurs, 5 formes, sans vides, sans fiches bleues'],
    ['de', superEdition({ blanks: 'choice' }), 'Super, 5 Löcher, 8 Farben, Lücken nach Wahl beim Verstecken'],
  ] as const)('%s', (language, edition, text) => {
    expect(editionText(language, edition)).toBe(text);
  });

  test('briefly, defaults are left out', () => {
    expect(briefEdition('en', superEdition())).toBe('Super');
    expect(briefEdition('fr', shapesEdition('3b'))).toBe('Formes, vides, sans bleues');
    expect(
      briefEdition('de', customEdition({ holes: 3, facets: superEdition().facets, repeats: false })),
    ).toBe('Eigenes Spiel, nichts doppelt');
  });

  test.each(LANGUAGES)('every variant has a name of its own in %s', (language) => {
    const names = BLANKS.map((blanks) => variantName(language, superEdition({ blanks })));
    expect(new Set(names).size).toBe(BLANKS.length);
    expect(names.every((name) => name.length > 0)).toBe(true);
  });
});

test.each(LANGUAGES)('whatever can be agreed has a name in %s', (language) => {
  const all = [
    EDITION_NAMES.map((name) => editionName(language, name)),
    FORMS.map((form) => formName(language, form)),
    SCORINGS.map((scoring) => scoringName(language, scoring)),
    MARKERS.map((marker) => markerName(language, marker)),
    PACES.map((pace) => paceName(language, pace)),
  ];
  for (const names of all) {
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => name.length > 0)).toBe(true);
  }
});

test('seats count from 1', () => {
  expect(LANGUAGES.map((language) => seatName(language, 0))).toEqual(['Seat 1', 'Place 1', 'Platz 1']);
});

test('thousands go by language', () => {
  expect(LANGUAGES.map((language) => numberText(language, 1_679_616))).toEqual([
    '1,679,616',
    '1\u202f679\u202f616',
    '1.679.616',
  ]);
});

test.each([
  [0, '0 seconds', '0 seconde', '0 Sekunden'],
  [1, '1 second', '1 seconde', '1 Sekunde'],
  [59_001, '1 minute', '1 minute', '1 Minute'],
  [125_000, '2 minutes 5 seconds', '2 minutes 5 secondes', '2 Minuten 5 Sekunden'],
  [3_600_000, '1 hour', '1 heure', '1 Stunde'],
  [50_460_000, '14 hours 1 minute', '14 heures 1 minute', '14 Stunden 1 Minute'],
  [-5, '0 seconds', '0 seconde', '0 Sekunden'],
])('%d milliseconds', (milliseconds, ...texts) => {
  expect(LANGUAGES.map((language) => durationText(language, milliseconds))).toEqual(texts);
});

test('a speaker without names calls seats by number and the house by its word', () => {
  const speaker = plainSpeaker('en', { edition: superEdition(), seats: [PERSON, HOUSE, PERSON] }, 0);
  expect([0, 1, 2, 'house' as const].map((maker) => whoIs(speaker, maker))).toEqual([
    { kind: 'you' },
    { kind: 'house' },
    { kind: 'other', name: 'Seat 3' },
    { kind: 'house' },
  ]);
});
