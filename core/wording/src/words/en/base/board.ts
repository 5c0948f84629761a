// English texts of boards, of their keys, and of saving that fails.

import type { NoAnswer } from '../../peg-kinds.ts';

const MARKS = { '': 'no mark', no: 'not here', maybe: 'maybe here' } as const;

export const board = {
  row: (row: number) => `Row ${row}`,
  /** The column of answers, and a cell without one. */
  answer: 'Answer',
  /** On the small shield over a row that is still covered. */
  placed: 'placed',
  showRows: (first: number, last: number) =>
    first === last ? `Show row ${first}` : `Show rows ${first} to ${last}`,
  foldRows: (first: number, last: number) =>
    first === last ? `Collapse row ${first}` : `Collapse rows ${first} to ${last}`,
  /** Over the spine of a duel. */
  turn: 'turn',
  /** What a tap on the smaller half of a duel does. */
  enlarge: (half: string) => `Enlarge: ${half}`,

  palette: 'Pegs to place',
  back: 'Remove the last peg',
  /** Of a counted tray. */
  left: (peg: string, count: number) => (count > 0 ? `${peg}, ${count} left` : `${peg}, none left`),
  /** How a whole row is filled from the palette. */
  fill: 'Hold, or press with Shift, to fill the empty holes.',
  facets: { colour: 'Colour', shape: 'Shape', number: 'Number' },
  /** A facet left out on purpose. */
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
  noAnswer: (why: NoAnswer, holes: number) => noAnswer(why, holes),

  notes: 'Notes',
  clearNotes: 'Clear marks',
  undoNotes: 'Undo',
  noteMarks: { no: MARKS.no, maybe: MARKS.maybe },
  /** A field of the notes: the peg, the hole, what is noted. */
  note: (peg: string, hole: number, mark: '' | 'no' | 'maybe') => `${peg}, hole ${hole}: ${MARKS[mark]}`,

  timeLeft: (duration: string) => `${duration} left`,
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

/** Keys that cannot be changed, and what each does; in words, because voices leave out signs. */
const FIXED_KEYS: readonly (readonly [key: string, does: string])[] = [
  ['1 to 9', 'place a peg; for pairs first the colour, then the shape'],
  ['0', 'place a blank'],
  ['0 to 9', 'while an answer is due: its key pegs, one number after the other'],
  ['Shift + 1 to 9', 'fill the empty holes'],
  ['Arrow keys', 'move in the row and on the board'],
  ['Backspace', 'remove a peg'],
  ['Delete', 'empty this hole'],
  ['Ctrl + Z', 'undo'],
  ['Ctrl + V', 'fill the holes with a row you copied'],
  ['Enter', 'submit the row; after a round, play on'],
  ['Escape', 'go back to the board; stop typing pegs as letters'],
];

export const keys = {
  heading: 'Keys',
  off: 'Single-key shortcuts are switched off in the settings. Keys then act on the board and the palette only.',
  fixed: FIXED_KEYS,
  commands: {
    undo: 'undo',
    clear: 'clear the row',
    'repeat-row': 'repeat the last row',
    swap: 'swap two holes: then their numbers',
    notes: 'notes',
    hint: 'hint',
    claim: 'claim that no code fits',
    letters: 'type pegs by their letters',
    cover: 'cover or uncover your code',
    'random-code': 'choose a random code to hide',
    blanks: 'say whether this round has blanks',
    'last-row': 'say the last row',
    row: 'say a row: then its number',
    'rows-left': 'say how many rows are left',
    score: 'say the score',
    turn: 'say whose turn it is',
    clock: 'say the time left',
    secret: 'say your own code',
    'what-fits': 'say how many codes still fit',
    known: 'say what your notes know: certain, excluded, open',
    tray: 'say what is in the tray',
    again: 'say the last sentence again',
    help: 'show this list',
  },
  /** Said on a first visit to a table. */
  listed: (key: string) => `${key}: list of keys.`,
  /** As on a keyboard, empty for none; voices leave out a question mark. */
  named: (key: string) => (key === '' ? 'no key' : key === '?' ? 'Question mark' : key.toUpperCase()),
  lettersOn: (letters: string) => `Letters are now pegs: ${letters}. Press Escape to stop.`,
  lettersOff: 'Letters are commands again.',
  whichRow: 'Which row? Press its number.',
  swapFirst: 'Swap two holes. Which is the first?',
  swapSecond: (hole: number) => `Swap hole ${hole} with which other?`,
  swapNothing: 'Nothing was swapped.',
  noSecret: 'You have no code in this round.',
  notYours: 'It is not your turn to do that.',
  noClaims: 'Blackpeg answers the rows here, so no answer can be wrong.',
  blanksAgreed: 'Whether there are blanks was agreed before this match.',
  hidesNothing: 'You hide no code in this match.',
  /** `next`: what Enter does then; null if nothing is known of it. */
  roundOver: (next: string | null) => `This round is over.${next === null ? '' : ` Enter: ${next}.`}`,
  nothingSaid: 'Nothing has been said yet.',
  codeCovered: 'Your code is covered.',
  codeUncovered: 'Your code is uncovered.',
  filled: (peg: string) => `Empty holes filled: ${peg}.`,
  /** After a change of several holes. */
  rowNow: (code: string) => `Row: ${code}.`,
  undone: 'Undone.',
  cleared: 'Row cleared.',
};

export const saving = {
  failed: (reason: string) =>
    `Saving failed: ${reason}. You can play on, but what is not saved is lost when you leave.`,
  /** The browser stores nothing for this page. */
  nothing:
    'This browser stores nothing for this page. You can play, but your matches, settings and statistics are lost when you reload or close it.',
  /** For something that was to be saved, not played. */
  refused: (reason: string) => `Nothing was saved: ${reason}.`,
  again: 'Saving works again, and everything is saved.',
  /** Said when an unsaved match is left. */
  lost: 'This match is not fully saved; what is missing is lost when the program ends.',
  retry: 'Try to save',
  /** Beside the name of a match that is being played. */
  mark: 'not saved',
  /** The second half of a sentence. */
  reasons: {
    full: 'there is no space left',
    denied: (place: string) => `“${place}” cannot be written to`,
    notAFolder: (place: string) => `there is a file where the folder “${place}” should be`,
    noFolder: 'there is no folder for your data',
    browser: 'the browser stores nothing for this page',
    other: (code: string) => `the system reports ${code}`,
  },
  advice: {
    room: 'Make room; saving is tried again with every move.',
    folder: 'Set BLACKPEG_HOME to another folder to save your matches.',
    browser: 'Leave private browsing, or allow this page to store data.',
    wait: 'Saving is tried again with every move.',
  },
};
