// English names of pegs, places and times.

import type { NameWords } from '../shape/names.ts';
import { count } from './voice.ts';

const colours: NameWords['colours'] = {
  black: { word: 'black', letter: 'K' },
  violet: { word: 'violet', letter: 'V' },
  red: { word: 'red', letter: 'R' },
  blue: { word: 'blue', letter: 'B' },
  green: { word: 'green', letter: 'G' },
  pink: { word: 'pink', letter: 'P' },
  yellow: { word: 'yellow', letter: 'Y' },
  white: { word: 'white', letter: 'W' },
  grey: { word: 'grey', letter: 'E' },
};

const shapes: NameWords['shapes'] = {
  triangle: { word: 'triangle', letter: 't' },
  circle: { word: 'circle', letter: 'c' },
  square: { word: 'square', letter: 's' },
  rectangle: { word: 'rectangle', letter: 'r' },
  hexagon: { word: 'hexagon', letter: 'h' },
  star: { word: 'star', letter: 'a' },
  cross: { word: 'cross', letter: 'x' },
  heart: { word: 'heart', letter: 'e' },
  moon: { word: 'moon', letter: 'm' },
};

export const names: NameWords = {
  colours,
  shapes,
  pair: (colour, shape) => `${colours[colour].word} ${shapes[shape].word}`,
  colourOnly: (colour) => `${colours[colour].word} without shape`,
  shapeOnly: (shape) => `${shapes[shape].word} without colour`,
  blank: 'blank',
  empty: 'empty',
  hole: (hole, content) => `hole ${hole} ${content}`,
  house: 'the computer',
  seat: (seat) => `Seat ${seat}`,
  seconds: (seconds) => count(seconds, 'second', 'seconds'),
  minutes: (minutes) => count(minutes, 'minute', 'minutes'),
  hours: (hours) => count(hours, 'hour', 'hours'),
};
