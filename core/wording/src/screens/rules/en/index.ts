// English texts of the pages of rules.

import { list } from '../../../catalog/en/voice.ts';
import type { RulesWords } from '../shape.ts';
import { answer } from './answer.ts';
import { code } from './code.ts';
import { match } from './match.ts';
import { trouble } from './trouble.ts';

export const rules: RulesWords = {
  title: (edition) => `How to play ${edition}`,
  contents: 'On this page',
  goals: {
    super:
      'One player hides a code of coloured pegs. The other looks for it row by row, and every row is answered. The fewer rows it takes, the better.',
    duel: 'Both players hide a code, and both look for the other’s at the same time. Whoever finds it first, in a turn in which the other does not, wins the round.',
    braille:
      'One player hides a code of numbers, the other looks for it row by row. Every peg and every answer can be felt, heard and seen, so that blind and sighted players play on equal terms.',
    shapes:
      'The hidden code is made of pairs: a colour and a shape in every place. The other player looks for it row by row, and is told about halves of pairs too.',
    custom:
      'A game of your own: longer or shorter, with more or fewer kinds, with or without pairs. The rules stay the same.',
  },
  sections: {
    goal: 'The goal',
    code: 'The code',
    cells: 'Pegs to feel and see',
    turn: 'A turn',
    answers: 'The answer',
    blanks: 'Blanks',
    'without-blue': 'Without blue key pegs',
    variants: 'Variants',
    match: 'A match and its score',
    marker: 'Who answers',
    wrong: 'Wrong answers',
    time: 'Time',
    tray: 'Counted pegs',
    alone: 'Alone, or with many',
    leaving: 'Giving up and going away',
  },
  texts: { ...code, ...answer, ...match, ...trouble },
  examples: {
    plain: 'A row and its answer',
    'twice-in-row': 'Twice in the row, once in the code',
    'twice-in-code': 'Twice in the code, once in the row',
    nothing: 'An empty answer helps too',
    blanks: 'A blank counts like a peg',
    pairs: 'Whole pairs',
    blue: 'Half a pair in its place',
    'blue-spent': 'No blue for a pair that is already counted',
    'blank-pairs': 'Pairs with blanks',
    'no-repeats': 'Without repeats',
  },
  code: 'Code',
  row: 'Row',
  answer: 'Answer',
  example: (hidden, row, answered) => `Code: ${hidden}. Row: ${row}. Answer: ${answered}.`,
  pegByPeg: 'Peg by peg',
  emptyHole: 'empty: not filled yet',
  blankHole: 'blank: left empty on purpose',
  dots: (dots) => (dots.length === 1 ? `dot ${dots[0]}` : `dots ${list(dots.map(String))}`),
  play: (edition) => `Play ${edition}`,
  otherPages: 'Other rules',
};
