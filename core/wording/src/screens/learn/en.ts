// English texts of the overview of learning.

import { count, figures } from '../../catalog/en/voice.ts';
import type { LearnWords } from './shape.ts';

export const learn: LearnWords = {
  title: 'Learn',
  lead: 'Start with three pegs. Everything after that is the same game, only larger.',
  lesson: {
    title: 'First lesson',
    text: 'Three holes, four colours, a minute and a half. You place pegs, read answers and draw conclusions; there is no time limit.',
    begin: 'Start the lesson',
    goOn: 'Resume the lesson',
    again: 'Take the lesson again',
    done: 'Done.',
  },
  way: {
    title: 'Step by step',
    lead: 'From the smallest game to the largest, with practice whenever something new comes in.',
    lesson: 'The first lesson',
    game: (edition, size) => `${edition}: ${size}`,
    codes: (codes) => count(codes, 'code', 'codes'),
  },
  practices: {
    duplicates: {
      title: 'Practise repeats',
      text: 'A colour comes twice: what counts, and how often?',
    },
    blanks: { title: 'Practise blanks', text: 'A hole left empty on purpose is answered like a peg.' },
    blue: { title: 'Practise blue pegs', text: 'Half of a pair is right in its place.' },
  },
  score: (right, asked) => `${figures(right)} of ${figures(asked)} right`,
  rules: {
    title: 'The rules, game by game',
    editions: {
      super: 'One hides, the other seeks',
      duel: 'Both hide, both seek at once',
      braille: 'Numbers to feel, hear and see',
      shapes: 'Pairs of a colour and a shape',
      custom: 'A game of your own size',
    },
  },
};
