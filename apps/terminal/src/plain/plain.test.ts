// Whole matches played blind: by the printed lines alone, on the program as it is built.

import { brailleEdition, duelEdition, shapesEdition, superEdition } from '@blackpeg/rules';
import { describe, it } from 'vitest';
import { testFolders } from '../saved/folder.testing.ts';
import { type BlindMatch, expectPlayedBlind } from './matrix.testing.ts';

const newFolder = testFolders();

/** Both roles, every edition; the languages and ways to answer spread over them, the whole product in the full test. */
const MATCHES: readonly BlindMatch[] = [
  { language: 'en', edition: superEdition(), args: 'super --maker me --marking by-hand --seed 1' },
  { language: 'fr', edition: brailleEdition(), args: 'braille --maker other --marking assisted --seed 2' },
  { language: 'de', edition: shapesEdition('3'), args: 'shapes --game 3 --maker me --seed 3' },
  { language: 'de', edition: duelEdition(4), args: 'duel --holes 4 --rounds 1 --marking by-hand --seed 5' },
];

describe('U3, U4: blind, to the end, every event said once, no line over 40', () => {
  it.each(MATCHES)('$language: $args', async (match) => {
    await expectPlayedBlind(match, newFolder());
  });
});
