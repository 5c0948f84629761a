// German names of pegs, places, times, games and answers.

import type * as en from '../../en/base/names.ts';
import type { Like } from '../../like.ts';
import type { Shape } from '../../peg-kinds.ts';
import { count, counts } from './voice.ts';

const colours: Like<typeof en.names>['colours'] = {
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

const shapes: Like<typeof en.names>['shapes'] = {
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

export const names: Like<typeof en.names> = {
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

export const games: Like<typeof en.games> = {
  forms: { classic: 'Klassisch', duel: 'Duell', solitaire: 'Solo', race: 'Wettlauf' },
  scorings: {
    points: 'nach Punkten',
    'fewest-rows': 'nach Reihenzahl (weniger gewinnt)',
    'rounds-won': 'nach gewonnenen Runden',
    none: 'ohne Wertung',
  },
  markers: { automatic: 'automatisch', assisted: 'mit Hilfe', 'by-hand': 'von Hand' },
  paces: { turns: 'Zug um Zug', free: 'im eigenen Tempo' },
  blanks: {
    off: 'ohne Lücken',
    on: 'mit Lücken',
    choice: 'Lücken nach Wahl beim Verstecken',
    withoutBlue: 'ohne blaue Stifte',
    withoutRepeats: 'kein Stecker doppelt',
  },
  briefBlanks: {
    off: 'ohne Lücken',
    on: 'Lücken',
    choice: 'Lücken nach Wahl',
    withoutBlue: 'ohne Blau',
    withoutRepeats: 'nichts doppelt',
  },
  holes: (lengths) => counts(lengths, 'Loch', 'Löcher'),
  pairs: (lengths) => counts(lengths, 'Paar', 'Paare'),
  colours: (size) => count(size, 'Farbe', 'Farben'),
  shapes: (size) => count(size, 'Form', 'Formen'),
  numbers: (size) => `Zahlen 1 bis ${size}`,
  codes: (codes) => count(codes, 'Code', 'Codes'),
  rows: (rows) => count(rows, 'Reihe', 'Reihen'),
  rounds: (rounds) => count(rounds, 'Runde', 'Runden'),
  target: (total, scoring) =>
    scoring === 'fewest-rows'
      ? `bis ${count(total, 'Reihe', 'Reihen')}`
      : `bis ${count(total, 'Punkt', 'Punkte')}`,
};

export const feedback: Like<typeof en.feedback> = {
  keys: {
    black: key('schwarz', 's'),
    white: key('weiß', 'w'),
    blue: key('blau', 'b'),
    red: key('rot', 'r'),
    pointed: key('spitz', 's'),
    flat: key('flach', 'f'),
  },
  none: 'kein Stift',
  briefNone: 'keiner',
  introduced: (answer) => `Antwort: ${answer}`,
  broken: (counted) => `${counted}, der Code ist geknackt`,
  briefBroken: (counted) => `${counted}: geknackt`,
  covered: 'Antwort verdeckt',
  awaited: 'noch keine Antwort',
};

function key(word: string, letter: string): Like<typeof en.feedback>['keys']['black'] {
  return {
    counted: (number) => `${number} ${word}`,
    pegs: (number) => count(number, `${word}er Stift`, `${word}e Stifte`),
    letter,
  };
}

export const terms: Like<typeof en.terms> = {
  players: (players) => `${players} Mitspielende`,
  assisted: 'Antworten mit Hilfe',
  byHand: 'Antworten von Hand',
  time: (duration) => `${duration} je Reihe`,
  timeFrom: (duration) => `${duration} je Reihe, für manche mehr`,
  tray: (supply) => `Vorrat von ${count(supply, 'Stecker', 'Steckern')} je Art`,
  sealed: 'versiegelte Codes',
  bonus: 'ein Punkt mehr für einen nicht gefundenen Code',
};
