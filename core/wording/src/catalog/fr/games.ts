// French names of games and of what can be agreed on.

import type { GameWords } from '../shape/names.ts';
import { count, list } from './voice.ts';

export const games: GameWords = {
  editions: { super: 'Super', duel: 'Duel', braille: 'Braille', shapes: 'Formes', custom: 'Sur mesure' },
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
  holes: (lengths) => lengthsOf(lengths, 'trou', 'trous'),
  pairs: (lengths) => lengthsOf(lengths, 'paire', 'paires'),
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

function lengthsOf(lengths: readonly number[], one: string, other: string): string {
  const [first = 0] = lengths;
  return new Set(lengths).size === 1 ? count(first, one, other) : `${list(lengths.map(String))} ${other}`;
}
