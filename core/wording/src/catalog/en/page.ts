// English texts of the server's own page.

import type { PageWords } from '../shape/page.ts';
import { figures } from './voice.ts';

export const page: PageWords = {
  ownName: 'English',
  title: 'Blackpeg: find the hidden code',
  heading: 'Find the hidden code.',
  lead: 'One side hides a code of pegs, the other looks for it row by row. Each row is answered with two numbers: how many pegs stand right, and how many belong elsewhere. Blackpeg is a table for this game, alone or for two, with four boxes on its shelf.',
  languages: 'Language',
  boxes: 'Four boxes',
  pegs: {
    super: '5 holes, 8 colours',
    duel: 'Two codes at once',
    braille: '4 holes, numbers 1 to 6',
    shapes: '4 pairs, colour and shape',
  },
  codes: (count) => `${figures(count)} codes`,
  playHeading: 'Play now, at the command line',
  play: 'Open a terminal in the project folder and type:',
  otherBoxes: 'For another box, put duel, braille or shapes in place of super.',
  notYet: 'The board on this page is still being built. Until it stands here, the command line is the table.',
  missingHeading: 'There is nothing here.',
  missing: 'No page has this address.',
  back: 'Back to the table',
};
