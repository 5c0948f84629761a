// Words of an online table beside those of the game.

import { LANGUAGES, ONLINE_WORDS, PLAIN_WORDS, plainTexts, terminalOnlineTexts } from '@blackpeg/wording';
import { describe, expect, test } from 'vitest';
import { wordIn } from '../../plain/dialogue.ts';
import { onlineWordIn } from './company-words.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  const speeches = [...new Set([language, 'en'] as const)];

  test('every word of the table is understood, also if it begins like one of the game', () => {
    for (const speech of speeches)
      for (const word of ONLINE_WORDS)
        for (const spelling of terminalOnlineTexts(speech).typed[word])
          expect([spelling, onlineWordIn(language, spelling)?.word]).toEqual([spelling, word]);
  });

  test('and every word of the game', () => {
    for (const speech of speeches)
      for (const word of PLAIN_WORDS)
        for (const spelling of plainTexts(speech).typed[word])
          expect([spelling, onlineWordIn(language, spelling), wordIn(language, spelling)?.word]).toEqual([
            spelling,
            null,
            word,
          ]);
  });
});
