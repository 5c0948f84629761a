// French names of pegs, places, times, games and answers.

import type * as en from '../../en/base/names.ts';
import type { Like } from '../../like.ts';
import type { Colour, Shape } from '../../peg-kinds.ts';
import { count, counts, f } from './voice.ts';

const colours: Like<typeof en.names>['colours'] = {
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

const shapes: Like<typeof en.names>['shapes'] = {
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

export const names: Like<typeof en.names> = {
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

export const games: Like<typeof en.games> = {
  forms: { classic: 'Classique', duel: 'Duel', solitaire: 'Solitaire', race: 'Course' },
  scorings: {
    points: 'aux points',
    'fewest-rows': 'au plus petit nombre de rangées',
    'rounds-won': 'aux manches gagnées',
    none: 'sans score',
  },
  markers: { automatic: 'automatiques', assisted: 'assistées', 'by-hand': 'à la main' },
  paces: { turns: 'tour par tour', free: 'rythme libre' },
  blanks: {
    off: 'sans vides',
    on: 'avec des vides',
    choice: 'vides au choix du codeur',
    withoutBlue: 'sans fiches bleues',
    withoutRepeats: 'jamais deux fois le même pion',
  },
  briefBlanks: {
    off: 'sans vides',
    on: 'vides',
    choice: 'vides au choix',
    withoutBlue: 'sans bleues',
    withoutRepeats: 'sans doublon',
  },
  holes: (lengths) => counts(lengths, 'trou', 'trous'),
  pairs: (lengths) => counts(lengths, 'paire', 'paires'),
  colours: (size) => count(size, 'couleur', 'couleurs'),
  shapes: (size) => count(size, 'forme', 'formes'),
  numbers: (size) => `nombres de 1 à ${size}`,
  codes: (codes) => count(codes, 'code', 'codes'),
  rows: (rows) => count(rows, 'rangée', 'rangées'),
  rounds: (rounds) => count(rounds, 'manche', 'manches'),
  target: (total, scoring) =>
    scoring === 'fewest-rows'
      ? `en ${count(total, 'rangée', 'rangées')}`
      : `en ${count(total, 'point', 'points')}`,
};

export const feedback: Like<typeof en.feedback> = {
  keys: {
    black: key('noire', 'n'),
    white: key('blanche', 'b'),
    blue: key('bleue', 'u'),
    red: key('rouge', 'r'),
    pointed: key('pointue', 'p'),
    flat: key('plate', 'l'),
  },
  none: 'aucune fiche',
  briefNone: 'aucune',
  introduced: (answer) => f`Réponse : ${answer}`,
  broken: (counted) => f`${counted}, le code est trouvé`,
  briefBroken: (counted) => f`${counted} : trouvé`,
  covered: 'réponse couverte',
  awaited: 'pas encore de réponse',
};

function key(word: string, letter: string): Like<typeof en.feedback>['keys']['black'] {
  return {
    counted: (number) => count(number, word, `${word}s`),
    pegs: (number) => count(number, `fiche ${word}`, `fiches ${word}s`),
    letter,
  };
}

export const terms: Like<typeof en.terms> = {
  players: (players) => count(players, 'joueur', 'joueurs'),
  assisted: 'réponses assistées',
  byHand: 'réponses à la main',
  time: (duration) => `${duration} par rangée`,
  timeFrom: (duration) => `${duration} par rangée, davantage pour certains`,
  tray: (supply) => `réserve de ${count(supply, 'pion', 'pions')} de chaque sorte`,
  sealed: 'codes scellés',
  bonus: 'un point de plus pour un code non trouvé',
};
