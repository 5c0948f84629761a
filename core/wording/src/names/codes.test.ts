// Codes and pegs in words, digits and letters.

import {
  allPegs,
  brailleEdition,
  customEdition,
  shapesEdition,
  superEdition,
  widestSpec,
} from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, textsOf } from '../words/lookup.ts';
import { COLOURS, SHAPES } from '../words/peg-kinds.ts';
import { briefCode, codeName, draftName, pegLetter, pegName } from './codes.ts';
import { kindLetter, kindName, kindOfLetter } from './pegs.ts';

const namesWords = textsOf('base', 'names');

const plain = superEdition({ blanks: 'on' });
const pairs = shapesEdition('2');

test('a code is spoken as words', () => {
  expect(LANGUAGES.map((language) => codeName(language, plain, [1, 1, 2, 0, 3]))).toEqual([
    'black, black, violet, blank, red',
    'noir, noir, violet, vide, rouge',
    'schwarz, schwarz, violett, Lücke, rot',
  ]);
  expect(LANGUAGES.map((language) => codeName(language, brailleEdition(), [1, 6, 6, 2]))).toEqual(
    LANGUAGES.map(() => '1, 6, 6, 2'),
  );
});

test('a pair is spoken with its grammar', () => {
  const code = [21, 53, 32, 40, 4, 0];
  expect(LANGUAGES.map((language) => codeName(language, pairs, code))).toEqual([
    'green triangle, black square, blue circle, yellow without shape, rectangle without colour, blank',
    'triangle vert, carré noir, cercle bleu, jaune sans forme, rectangle sans couleur, vide',
    'grünes Dreieck, schwarzes Quadrat, blauer Kreis, gelb ohne Form, Rechteck ohne Farbe, Lücke',
  ]);
  const wide = customEdition({
    holes: 1,
    facets: [
      { name: 'shape', size: 6, blank: false },
      { name: 'colour', size: 6, blank: false },
    ],
  });
  expect(LANGUAGES.map((language) => pegName(language, wide, 66))).toEqual([
    'white cross',
    'croix blanche',
    'weißes Kreuz',
  ]);
});

test('pairs of other facets are said one after the other', () => {
  const odd = customEdition({
    holes: 1,
    facets: [
      { name: 'number', size: 5, blank: true },
      { name: 'colour', size: 5, blank: true },
    ],
  });
  expect(pegName('en', odd, 31)).toBe('3 red');
  expect(pegName('en', odd, 30)).toBe('3 blank');
});

test('a code is short in digits, a code of pairs in letters', () => {
  expect(briefCode('fr', plain, [1, 1, 2, 0, 3])).toBe('1 1 2 . 3');
  expect(briefCode('fr', plain, [1, 1, 2, 0, 3], '')).toBe('112.3');
  expect(LANGUAGES.map((language) => briefCode(language, pairs, [21, 53, 0, 40]))).toEqual([
    'Gt Ks .. Y.',
    'Tt Na .. J.',
    'Gd Sq .. E.',
  ]);
});

test('C9 what is blank on purpose and what is empty yet are different words', () => {
  expect(LANGUAGES.map((language) => draftName(language, plain, [1, 0, null]))).toEqual([
    'hole 1 black, hole 2 blank, hole 3 empty',
    'trou 1\u202f: noir, trou 2\u202f: vide, trou 3\u202f: à remplir',
    'Loch 1 schwarz, Loch 2 Lücke, Loch 3 offen',
  ]);
});

describe.each(LANGUAGES)('letters in %s', (language) => {
  const { colours, shapes } = namesWords(language);

  test('are unique, one character, capital for colours and small for shapes', () => {
    const ofColours = COLOURS.map((colour) => colours[colour].letter);
    const ofShapes = SHAPES.map((shape) => shapes[shape].letter);
    expect(new Set(ofColours).size).toBe(COLOURS.length);
    expect(new Set(ofShapes).size).toBe(SHAPES.length);
    expect(ofColours.every((letter) => /^[A-Z]$/.test(letter))).toBe(true);
    expect(ofShapes.every((letter) => /^[a-z]$/.test(letter))).toBe(true);
  });

  test('occur in the words they abbreviate', () => {
    const named = [...COLOURS.map((colour) => colours[colour]), ...SHAPES.map((shape) => shapes[shape])];
    const strange = named.filter(({ word, letter }) => !word.toLowerCase().includes(letter.toLowerCase()));
    // An x looks like a cross.
    expect(strange.map(({ word }) => word)).toEqual(language === 'en' ? ['cross'] : []);
  });

  test('lead back to their kinds, large or small', () => {
    for (const edition of [plain, pairs, brailleEdition()]) {
      for (const [facet, { size }] of edition.facets.entries()) {
        for (let kind = 1; kind <= size; kind += 1) {
          const letter = kindLetter(language, edition, { facet, kind });
          expect(kindOfLetter(language, edition, facet, letter.toLowerCase())).toBe(kind);
          expect(kindOfLetter(language, edition, facet, letter.toUpperCase())).toBe(kind);
        }
      }
    }
    expect(kindOfLetter(language, plain, 0, '#')).toBeUndefined();
    expect(kindOfLetter(language, plain, 0, '9')).toBeUndefined();
  });

  test('and names tell all pegs of an edition apart', () => {
    for (const edition of [plain, pairs, brailleEdition('on')]) {
      const all = allPegs(widestSpec(edition));
      expect(new Set(all.map((peg) => pegName(language, edition, peg))).size).toBe(all.length);
      expect(new Set(all.map((peg) => pegLetter(language, edition, peg))).size).toBe(all.length);
    }
  });

  test('nine kinds of one facet have nine names', () => {
    for (const name of ['colour', 'shape', 'number'] as const) {
      const pegs = { facets: [{ name, size: 9, blank: false }] };
      const words = Array.from({ length: 9 }, (_, index) =>
        kindName(language, pegs, { facet: 0, kind: index + 1 }),
      );
      expect(new Set(words).size).toBe(9);
    }
  });
});
