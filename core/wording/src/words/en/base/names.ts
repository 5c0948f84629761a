// English names of pegs, places, times, games and answers.

import type { Scoring } from '@blackpeg/rules';
import type { Colour, Shape } from '../../peg-kinds.ts';
import { count, counts } from './voice.ts';

const colours = {
  black: { word: 'black' /** Unique in its table: for typing and as a mark on pegs. */, letter: 'K' },
  violet: { word: 'violet' /** Unique in its table: for typing and as a mark on pegs. */, letter: 'V' },
  red: { word: 'red' /** Unique in its table: for typing and as a mark on pegs. */, letter: 'R' },
  blue: { word: 'blue' /** Unique in its table: for typing and as a mark on pegs. */, letter: 'B' },
  green: { word: 'green' /** Unique in its table: for typing and as a mark on pegs. */, letter: 'G' },
  pink: { word: 'pink' /** Unique in its table: for typing and as a mark on pegs. */, letter: 'P' },
  yellow: { word: 'yellow' /** Unique in its table: for typing and as a mark on pegs. */, letter: 'Y' },
  white: { word: 'white' /** Unique in its table: for typing and as a mark on pegs. */, letter: 'W' },
  grey: { word: 'grey' /** Unique in its table: for typing and as a mark on pegs. */, letter: 'E' },
};

const shapes = {
  triangle: { word: 'triangle' /** Unique in its table: for typing and as a mark on pegs. */, letter: 't' },
  circle: { word: 'circle' /** Unique in its table: for typing and as a mark on pegs. */, letter: 'c' },
  square: { word: 'square' /** Unique in its table: for typing and as a mark on pegs. */, letter: 's' },
  rectangle: { word: 'rectangle' /** Unique in its table: for typing and as a mark on pegs. */, letter: 'r' },
  hexagon: { word: 'hexagon' /** Unique in its table: for typing and as a mark on pegs. */, letter: 'h' },
  star: { word: 'star' /** Unique in its table: for typing and as a mark on pegs. */, letter: 'a' },
  cross: { word: 'cross' /** Unique in its table: for typing and as a mark on pegs. */, letter: 'x' },
  heart: { word: 'heart' /** Unique in its table: for typing and as a mark on pegs. */, letter: 'e' },
  moon: { word: 'moon' /** Unique in its table: for typing and as a mark on pegs. */, letter: 'm' },
};

export const names = {
  colours,
  shapes,
  pair: (colour: Colour, shape: Shape) => `${colours[colour].word} ${shapes[shape].word}`,
  /** Half a pair: its other facet is deliberately blank. */
  colourOnly: (colour: Colour) => `${colours[colour].word} without shape`,
  shapeOnly: (shape: Shape) => `${shapes[shape].word} without colour`,
  /** A deliberate blank, and a hole that is not filled yet: never the same word (C9). */
  blank: 'blank',
  empty: 'empty',
  hole: (hole: number, content: string) => `hole ${hole} ${content}`,
  house: 'the computer',
  seat: (seat: number) => `Seat ${seat}`,
  seconds: (seconds: number) => count(seconds, 'second', 'seconds'),
  minutes: (minutes: number) => count(minutes, 'minute', 'minutes'),
  hours: (hours: number) => count(hours, 'hour', 'hours'),
};

/** Names of games and terms. */
export const games = {
  forms: { classic: 'Classic', duel: 'Duel', solitaire: 'Solitaire', race: 'Race' },
  scorings: {
    points: 'points',
    'fewest-rows': 'fewest rows',
    'rounds-won': 'rounds won',
    none: 'no score',
  },
  markers: { automatic: 'automatic', assisted: 'assisted', 'by-hand': 'by hand' },
  paces: { turns: 'in turns', free: 'at your own pace' },
  /** Variants by what they are. */
  blanks: {
    off: 'without blanks',
    on: 'with blanks',
    choice: 'blanks if the codemaker chooses',
    withoutBlue: 'without blue pegs',
    withoutRepeats: 'no peg twice',
  },
  /** Variants by what they are. */
  briefBlanks: {
    off: 'no blanks',
    on: 'blanks',
    choice: 'blanks by choice',
    withoutBlue: 'no blue',
    withoutRepeats: 'no peg twice',
  },
  holes: (lengths: readonly number[]) => counts(lengths, 'hole', 'holes'),
  pairs: (lengths: readonly number[]) => counts(lengths, 'pair', 'pairs'),
  colours: (size: number) => count(size, 'colour', 'colours'),
  shapes: (size: number) => count(size, 'shape', 'shapes'),
  numbers: (size: number) => `numbers 1 to ${size}`,
  codes: (codes: number) => count(codes, 'code', 'codes'),
  rows: (rows: number) => count(rows, 'row', 'rows'),
  rounds: (rounds: number) => count(rounds, 'round', 'rounds'),
  /** In points or in rows, by what is scored. */
  target: (total: number, scoring: Scoring) =>
    scoring === 'fewest-rows' ? `to ${count(total, 'row', 'rows')}` : `to ${count(total, 'point', 'points')}`,
};

export const feedback = {
  keys: {
    black: key('black', 'b'),
    white: key('white', 'w'),
    blue: key('blue', 'u'),
    red: key('red', 'r'),
    pointed: key('pointed', 'p'),
    flat: key('flat', 'f'),
  },
  none: 'no key pegs',
  briefNone: 'none',
  /** Separates an answer from the row before it: “Answer: 2 white”. */
  introduced: (answer: string) => `Answer: ${answer}`,
  broken: (counted: string) => `${counted}, the code is broken`,
  briefBroken: (counted: string) => `${counted}: broken`,
  /** An answer that was given and is still covered. */
  covered: 'answer covered',
  /** A row that still waits for its answer. */
  awaited: 'no answer yet',
};

function key(word: string, letter: string) {
  return {
    /** “2 white”: the count and the word alone, in its plural. */
    counted: (number: number) => `${number} ${word}`,
    /** “2 white pegs”: with the noun, for sentences. */
    pegs: (number: number) => count(number, `${word} peg`, `${word} pegs`),
    /** Unique among the key pegs of one edition. */
    letter,
  };
}

/** The terms, in a few words each. */
export const terms = {
  players: (players: number) => count(players, 'player', 'players'),
  assisted: 'assisted answers',
  byHand: 'answers by hand',
  time: (duration: string) => `${duration} a row`,
  /** Not the same for everybody: the shortest time. */
  timeFrom: (duration: string) => `${duration} a row, more for some`,
  tray: (supply: number) => `tray of ${count(supply, 'peg', 'pegs')} of each kind`,
  sealed: 'sealed codes',
  bonus: 'one more point for a code not found',
};
