// German names of pegs, places and times.

import type { NameWords, Shape } from '../shape/names.ts';
import { count } from './voice.ts';

const colours: NameWords['colours'] = {
  black: { word: 'schwarz', letter: 'S' },
  violet: { word: 'violett', letter: 'V' },
  red: { word: 'rot', letter: 'R' },
  blue: { word: 'blau', letter: 'B' },
  green: { word: 'grün', letter: 'G' },
  pink: { word: 'pink', letter: 'P' },
  yellow: { word: 'gelb', letter: 'E' },
  white: { word: 'weiß', letter: 'W' },
  grey: { word: 'grau', letter: 'U' },
};

const shapes: NameWords['shapes'] = {
  triangle: { word: 'Dreieck', letter: 'd' },
  circle: { word: 'Kreis', letter: 'k' },
  square: { word: 'Quadrat', letter: 'q' },
  rectangle: { word: 'Rechteck', letter: 'r' },
  hexagon: { word: 'Sechseck', letter: 's' },
  star: { word: 'Stern', letter: 't' },
  cross: { word: 'Kreuz', letter: 'z' },
  heart: { word: 'Herz', letter: 'h' },
  moon: { word: 'Mond', letter: 'm' },
};

const MASCULINE_SHAPES: readonly Shape[] = ['circle', 'star', 'moon'];

export const names: NameWords = {
  colours,
  shapes,
  pair: (colour, shape) => {
    const ending = MASCULINE_SHAPES.includes(shape) ? 'er' : 'es';
    return `${colours[colour].word}${ending} ${shapes[shape].word}`;
  },
  colourOnly: (colour) => `${colours[colour].word} ohne Form`,
  shapeOnly: (shape) => `${shapes[shape].word} ohne Farbe`,
  blank: 'Lücke',
  empty: 'offen',
  hole: (hole, content) => `Loch ${hole} ${content}`,
  house: 'der Computer',
  seat: (seat) => `Platz ${seat}`,
  seconds: (seconds) => count(seconds, 'Sekunde', 'Sekunden'),
  minutes: (minutes) => count(minutes, 'Minute', 'Minuten'),
  hours: (hours) => count(hours, 'Stunde', 'Stunden'),
};
