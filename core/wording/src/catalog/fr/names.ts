// French names of pegs, places and times.

import type { Colour, NameWords, Shape } from '../shape/names.ts';
import { count, f } from './voice.ts';

const colours: NameWords['colours'] = {
  black: { word: 'noir', letter: 'N' },
  violet: { word: 'violet', letter: 'V' },
  red: { word: 'rouge', letter: 'R' },
  blue: { word: 'bleu', letter: 'B' },
  green: { word: 'vert', letter: 'T' },
  pink: { word: 'rose', letter: 'S' },
  yellow: { word: 'jaune', letter: 'J' },
  white: { word: 'blanc', letter: 'C' },
  grey: { word: 'gris', letter: 'G' },
};

const shapes: NameWords['shapes'] = {
  triangle: { word: 'triangle', letter: 't' },
  circle: { word: 'cercle', letter: 'c' },
  square: { word: 'carré', letter: 'a' },
  rectangle: { word: 'rectangle', letter: 'r' },
  hexagon: { word: 'hexagone', letter: 'h' },
  star: { word: 'étoile', letter: 'e' },
  cross: { word: 'croix', letter: 'x' },
  heart: { word: 'cœur', letter: 'u' },
  moon: { word: 'lune', letter: 'l' },
};

const FEMININE_SHAPES: readonly Shape[] = ['star', 'cross', 'moon'];

const feminine: Readonly<Record<Colour, string>> = {
  black: 'noire',
  violet: 'violette',
  red: 'rouge',
  blue: 'bleue',
  green: 'verte',
  pink: 'rose',
  yellow: 'jaune',
  white: 'blanche',
  grey: 'grise',
};

export const names: NameWords = {
  colours,
  shapes,
  pair: (colour, shape) => {
    const adjective = FEMININE_SHAPES.includes(shape) ? feminine[colour] : colours[colour].word;
    return `${shapes[shape].word} ${adjective}`;
  },
  colourOnly: (colour) => `${colours[colour].word} sans forme`,
  shapeOnly: (shape) => `${shapes[shape].word} sans couleur`,
  blank: 'vide',
  empty: 'à remplir',
  hole: (hole, content) => f`trou ${hole} : ${content}`,
  house: 'l’ordinateur',
  seat: (seat) => `Place ${seat}`,
  seconds: (seconds) => count(seconds, 'seconde', 'secondes'),
  minutes: (minutes) => count(minutes, 'minute', 'minutes'),
  hours: (hours) => count(hours, 'heure', 'heures'),
};
