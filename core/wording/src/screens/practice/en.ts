// English texts of the practices.

import { figures } from '../../catalog/en/voice.ts';
import type { PracticeWords } from './shape.ts';

const HALVES = { colour: 'the colour', shape: 'the shape', number: 'the number' } as const;

export const practice: PracticeWords = {
  titles: { duplicates: 'Practise repeats', blanks: 'Practise blanks', blue: 'Practise blue pegs' },
  leads: {
    duplicates:
      'Every peg of the code and every peg of the row counts once. Right places count first, then pegs in other holes.',
    blanks:
      'A hole left empty on purpose is a peg like any other: it can be right, in another hole, or wrong.',
    blue: 'Black: the whole pair in its hole. White: the whole pair in another hole. Blue: only its colour or only its shape is right in this hole.',
  },
  question: (number) => `Question ${figures(number)}`,
  code: 'The code',
  row: 'The row',
  ask: 'Which answer does this row get?',
  check: 'Check my answer',
  right: (answer) => `Right: ${answer}.`,
  wrong: (given, answer) => `Not quite. Your answer: ${given}. The right answer: ${answer}.`,
  why: 'Peg by peg',
  next: 'Next question',
  score: (right, asked) => `${figures(right)} of ${figures(asked)} right so far`,
  scoreNone: 'Take your time. A wrong answer costs nothing.',
  reasons: {
    black: (hole, peg, key) => `Hole ${hole}, ${peg}: in the right hole. ${key}.`,
    white: (hole, peg, of, key) => `Hole ${hole}, ${peg}: belongs in hole ${of}. ${key}.`,
    blue: (hole, peg, half, key) =>
      `Hole ${hole}, ${peg}: ${HALVES[half]} is right here, the rest is not. ${key}.`,
    absent: (hole, peg) => `Hole ${hole}, ${peg}: not in the code. Nothing.`,
    spent: (hole, peg, times) =>
      times === 1
        ? `Hole ${hole}, ${peg}: the code has one, and it is already counted. Nothing.`
        : `Hole ${hole}, ${peg}: the code has ${times}, and all are already counted. Nothing.`,
    halfSpent: (hole, peg, half, by) =>
      `Hole ${hole}, ${peg}: ${HALVES[half]} is right here, but the hidden pair already counts for hole ${by}. Nothing.`,
  },
  rules: 'Read the rules',
  learn: 'Back to Learn',
};
