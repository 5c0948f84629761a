// Every edition and way to answer in every language, both roles, played blind to the end.

import { brailleEdition, duelEdition, shapesEdition, superEdition } from '@blackpeg/rules';
import { LANGUAGES } from '@blackpeg/wording';
import { describe, it } from 'vitest';
import { testFolders } from '../saved/folder.testing.ts';
import { expectPlayedBlind } from './matrix.testing.ts';

const newFolder = testFolders();

const GAMES = [
  { edition: superEdition(), args: 'super --maker me' },
  { edition: superEdition({ blanks: 'on' }), args: 'super --game 2 --maker other' },
  { edition: brailleEdition(), args: 'braille --maker me' },
  { edition: brailleEdition('on'), args: 'braille --game 2 --maker other' },
  { edition: shapesEdition('1'), args: 'shapes --maker me' },
  { edition: shapesEdition('2'), args: 'shapes --game 2 --maker other' },
  { edition: shapesEdition('3'), args: 'shapes --game 3 --maker me' },
  { edition: duelEdition(5), args: 'duel' },
  { edition: duelEdition(4), args: 'duel --holes 4' },
] as const;

const MATCHES = LANGUAGES.flatMap((language) =>
  GAMES.flatMap(({ edition, args }) =>
    ['automatic', 'assisted', 'by-hand'].map((marking, index) => ({
      language,
      edition,
      args: `${args} --marking ${marking} --seed ${index + 1}`,
    })),
  ),
);

describe('U3, U4: blind, to the end, every event said once, no line over 40', () => {
  it.each(MATCHES)('$language: $args', async (match) => {
    await expectPlayedBlind(match, newFolder());
  });
});
