// English words of each edition: its name, what it is about, and what is printed on its box.

import { count } from './voice.ts';

export const editions = {
  super: {
    name: 'Super',
    about: 'One hides, the other seeks',
    box: { first: '5 holes, 8 colours', second: (codes: number) => count(codes, 'code', 'codes') },
  },
  duel: {
    name: 'Duel',
    about: 'Both hide, both seek at once',
    box: { first: 'Two codes at once', second: (_codes: number) => 'first to find the code wins' },
  },
  braille: {
    name: 'Braille',
    about: 'Numbers to feel, hear and see',
    box: { first: '4 holes, numbers 1–6', second: (_codes: number) => 'for fingers and eyes' },
  },
  shapes: {
    name: 'Shapes',
    about: 'Pairs of a colour and a shape',
    box: { first: '4 pairs, colour + shape', second: (codes: number) => count(codes, 'code', 'codes') },
  },
  original: {
    name: 'Original',
    about: 'Four of six colours, in ten rows',
    box: { first: '4 holes, 6 colours', second: (_codes: number) => '10 rows' },
  },
  mini: {
    name: 'Mini',
    about: 'The same codes, in six rows',
    box: { first: '4 holes, 6 colours', second: (_codes: number) => '6 rows' },
  },
  custom: { name: 'Own game', about: 'A game of your own size' },
};
