// English texts of boards.

import type { BoardWords, NoAnswer } from './shape.ts';

const MARKS = { '': 'no mark', no: 'not here', maybe: 'maybe here' } as const;

export const en: BoardWords = {
  row: (row) => `Row ${row}`,
  answer: 'Answer',
  placed: 'placed',
  showRows: (first, last) => (first === last ? `Show row ${first}` : `Show rows ${first} to ${last}`),
  foldRows: (first, last) => (first === last ? `Collapse row ${first}` : `Collapse rows ${first} to ${last}`),
  turn: 'turn',
  enlarge: (half) => `Enlarge: ${half}`,

  palette: 'Pegs to place',
  back: 'Remove the last peg',
  left: (peg, count) => (count > 0 ? `${peg}, ${count} left` : `${peg}, none left`),
  fill: 'Hold, or press with Shift, to fill the empty holes.',
  facets: { colour: 'Colour', shape: 'Shape', number: 'Number' },
  without: { colour: 'no colour', shape: 'no shape', number: 'no number' },

  keys: {
    black: { name: 'Black', form: 'Black, solid' },
    white: { name: 'White', form: 'White, ring' },
    blue: { name: 'Blue', form: 'Blue, half' },
    red: { name: 'Red', form: 'Red, solid' },
    pointed: { name: 'Pointed', form: 'Pointed, triangle' },
    flat: { name: 'Flat', form: 'Flat, bar' },
  },
  meanings: {
    colour: about('right colour'),
    shape: about('right shape'),
    number: about('right number'),
    pair: {
      there: 'the pair, in its place',
      elsewhere: 'the pair, in another place',
      half: 'the colour or the shape is in its place, with the wrong partner',
    },
  },
  yourAnswer: 'Your answer',
  noAnswer: (why, holes) => noAnswer(why, holes),

  notes: 'Notes',
  clearNotes: 'Clear marks',
  undoNotes: 'Undo',
  noteMarks: { no: MARKS.no, maybe: MARKS.maybe },
  note: (peg, hole, mark) => `${peg}, hole ${hole}: ${MARKS[mark]}`,

  timeLeft: (duration) => `${duration} left`,
  noLimit: 'no time limit',
};

function about(subject: string) {
  return {
    there: `${subject}, right hole`,
    elsewhere: `${subject}, other hole`,
    half: `${subject}, wrong partner`,
  };
}

function noAnswer(why: NoAnswer, holes: number): string {
  switch (why) {
    case 'no-room':
      return `${holes === 1 ? 'There is only 1 hole' : `There are only ${holes} holes`}: no row can get more key pegs than that.`;
    case 'lone-white':
      return 'If all the other pegs are right, there is no other hole for the last one.';
    case 'never':
      return 'No row can get that answer.';
  }
}
