// Answers in words, with each edition's own key pegs.

import { brailleEdition, duelEdition, EDITION_NAMES, shapesEdition, superEdition } from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../words/lookup.ts';
import {
  briefAnswer,
  briefFeedback,
  feedbackText,
  introducedAnswer,
  KEYS,
  keyLetter,
  keyPegs,
} from './feedback.ts';

const mark = (black: number, white: number, blue = 0) => ({ black, white, blue });

describe('full answers', () => {
  test.each([
    [superEdition(), mark(1, 2), 5, '1 black, 2 white', '1 noire, 2 blanches', '1 schwarz, 2 weiß'],
    [duelEdition(), mark(2, 1), 5, '2 red, 1 white', '2 rouges, 1 blanche', '2 rot, 1 weiß'],
    [brailleEdition(), mark(1, 2), 4, '1 pointed, 2 flat', '1 pointue, 2 plates', '1 spitz, 2 flach'],
    [
      shapesEdition(),
      mark(1, 1, 2),
      4,
      '1 black, 1 white, 2 blue',
      '1 noire, 1 blanche, 2 bleues',
      '1 schwarz, 1 weiß, 2 blau',
    ],
    [superEdition(), mark(0, 2), 5, '2 white', '2 blanches', '2 weiß'],
    [superEdition(), mark(0, 0), 5, 'no key pegs', 'aucune fiche', 'kein Stift'],
    [
      superEdition(),
      mark(5, 0),
      5,
      '5 black, the code is broken',
      '5 noires, le code est trouvé',
      '5 schwarz, der Code ist geknackt',
    ],
    [duelEdition([4, 5]), mark(4, 0), 5, '4 red', '4 rouges', '4 rot'],
  ])('%#', (edition, feedback, holes, ...texts) => {
    expect(LANGUAGES.map((language) => feedbackText(language, edition, feedback, holes))).toEqual(texts);
  });
});

describe('brief answers', () => {
  test.each([
    [superEdition(), mark(1, 2), '1 black, 2 white', '1 noire, 2 blanches', '1 schwarz, 2 weiß'],
    [superEdition(), mark(0, 0), 'no key pegs', 'aucune fiche', 'kein Stift'],
    [brailleEdition(), mark(4, 0), '4 pointed: broken', '4 pointues\u202f: trouvé', '4 spitz: geknackt'],
  ])('are words, since letters cannot be heard: %#', (edition, feedback, ...texts) => {
    const holes = edition.holes[0] ?? 0;
    expect(LANGUAGES.map((language) => briefFeedback(language, edition, feedback, holes))).toEqual(texts);
  });

  test.each([
    [superEdition(), mark(1, 2), '1 b 2 w', '1 n 2 b', '1 s 2 w'],
    [duelEdition(), mark(1, 2), '1 r 2 w', '1 r 2 b', '1 r 2 w'],
    [brailleEdition(), mark(1, 2), '1 p 2 f', '1 p 2 l', '1 s 2 f'],
    [shapesEdition(), mark(1, 1, 1), '1 b 1 w 1 u', '1 n 1 b 1 u', '1 s 1 w 1 b'],
    [superEdition(), mark(0, 0), 'none', 'aucune', 'keiner'],
  ])('are letters in tables: %#', ({ name }, feedback, ...texts) => {
    expect(LANGUAGES.map((language) => briefAnswer(language, name, feedback))).toEqual(texts);
  });

  test('letters of one edition are unique', () => {
    for (const language of LANGUAGES) {
      for (const edition of EDITION_NAMES) {
        expect(new Set(KEYS.map((key) => keyLetter(language, edition, key))).size).toBe(KEYS.length);
      }
    }
  });
});

test.each([
  [0, '0 white pegs', '0 fiche blanche', '0 weiße Stifte'],
  [1, '1 white peg', '1 fiche blanche', '1 weißer Stift'],
  [2, '2 white pegs', '2 fiches blanches', '2 weiße Stifte'],
])('%d key pegs in the plural of each language', (count, ...texts) => {
  expect(LANGUAGES.map((language) => keyPegs(language, 'super', 'white', count))).toEqual(texts);
});

test('after a row an answer is introduced as one', () => {
  expect(LANGUAGES.map((language) => introducedAnswer(language, 'super', mark(2, 1)))).toEqual([
    'Answer: 2 black, 1 white',
    'Réponse\u202f: 2 noires, 1 blanche',
    'Antwort: 2 schwarz, 1 weiß',
  ]);
});
