// Typed words: lower case, one meaning each, and none that could be a row.

import { shapesEdition, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { kindOfLetter } from '../names/pegs.ts';
import { LANGUAGES } from '../words/lookup.ts';
import { plainTexts } from './terminal.ts';

const wordsOf = (language: (typeof LANGUAGES)[number]) => Object.entries(plainTexts(language).typed);

test.each(LANGUAGES)('in %s every word is small and means one thing, English ones too', (language) => {
  const meanings = new Map<string, string>();
  for (const [word, spellings] of [...wordsOf('en'), ...wordsOf(language)]) {
    for (const spelling of spellings) {
      expect(spelling).toBe(spelling.trim().toLowerCase());
      expect(meanings.get(spelling) ?? word, spelling).toBe(word);
      meanings.set(spelling, word);
    }
  }
  const { yes, no } = plainTexts(language);
  for (const answer of [...yes, ...no]) expect(meanings.has(answer)).toBe(false);
});

test.each(LANGUAGES)(
  'in %s every option has a word of its own, in small letters, English ones too',
  (language) => {
    const meanings = new Map<string, string>();
    for (const one of ['en', language] as const)
      for (const [option, spellings] of Object.entries(plainTexts(one).setUp.typed))
        for (const spelling of spellings) {
          expect(spelling).toMatch(/^[\p{Ll}-]+$/u);
          expect(meanings.get(spelling) ?? option, spelling).toBe(option);
          meanings.set(spelling, option);
        }
  },
);

test.each(LANGUAGES)('in %s no word is a row of letters', (language) => {
  for (const edition of [superEdition(), shapesEdition()]) {
    const facets = edition.facets.length;
    const isRow = (spelling: string) =>
      [...spelling].every(
        (sign, index) => kindOfLetter(language, edition, index % facets, sign) !== undefined,
      );
    expect(wordsOf(language).flatMap(([, spellings]) => spellings.filter(isRow))).toEqual([]);
  }
});
