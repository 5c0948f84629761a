// Words typed at an online table and in the lobby: lower case, one meaning each beside those of the game, and none that could be a row.

import { shapesEdition, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { kindOfLetter } from '../names/pegs.ts';
import { LANGUAGES } from '../words/lookup.ts';
import { plainTexts, terminalOnlineTexts } from './terminal.ts';

type Language = (typeof LANGUAGES)[number];

const wordsOf = (language: Language) => {
  const { typed, lobby } = terminalOnlineTexts(language);
  return [...Object.entries(typed), ...Object.entries(lobby.typed)];
};
const gameWords = (language: Language) => Object.entries(plainTexts(language).typed);

test.each(LANGUAGES)('in %s every word is small and means one thing, English ones too', (language) => {
  const meanings = new Map<string, string>();
  const all = [...gameWords('en'), ...gameWords(language), ...wordsOf('en'), ...wordsOf(language)];
  for (const [word, spellings] of all) {
    for (const spelling of spellings) {
      expect(spelling).toBe(spelling.trim().toLowerCase());
      expect(meanings.get(spelling) ?? word, spelling).toBe(word);
      meanings.set(spelling, word);
    }
  }
  const { yes, no } = plainTexts(language);
  for (const answer of [...yes, ...no]) expect(meanings.has(answer)).toBe(false);
});

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
