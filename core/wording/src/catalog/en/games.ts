// English names of games and of what can be agreed on.

import type { GameWords } from '../shape/names.ts';
import { count, list } from './voice.ts';

export const games: GameWords = {
  editions: { super: 'Super', duel: 'Duel', braille: 'Braille', shapes: 'Shapes', custom: 'Own game' },
  forms: { classic: 'Classic', duel: 'Duel', solitaire: 'Solitaire', race: 'Race' },
  scorings: {
    points: 'points',
    'fewest-rows': 'fewest rows',
    'rounds-won': 'rounds won',
    none: 'no score',
  },
  markers: { automatic: 'automatic', assisted: 'assisted', 'by-hand': 'by hand' },
  paces: { turns: 'in turns', free: 'at your own pace' },
  blanks: {
    off: 'without blanks',
    on: 'with blanks',
    choice: 'blanks if the codemaker chooses',
    withoutBlue: 'without blue pegs',
    withoutRepeats: 'no peg twice',
  },
  briefBlanks: {
    off: 'no blanks',
    on: 'blanks',
    choice: 'blanks by choice',
    withoutBlue: 'no blue',
    withoutRepeats: 'no peg twice',
  },
  holes: (lengths) => lengthsOf(lengths, 'hole', 'holes'),
  pairs: (lengths) => lengthsOf(lengths, 'pair', 'pairs'),
  colours: (size) => count(size, 'colour', 'colours'),
  shapes: (size) => count(size, 'shape', 'shapes'),
  numbers: (size) => `numbers 1 to ${size}`,
  codes: (codes) => count(codes, 'code', 'codes'),
  rows: (rows) => count(rows, 'row', 'rows'),
  rounds: (rounds) => count(rounds, 'round', 'rounds'),
  target: (total, scoring) =>
    scoring === 'fewest-rows' ? `to ${count(total, 'row', 'rows')}` : `to ${count(total, 'point', 'points')}`,
};

function lengthsOf(lengths: readonly number[], one: string, other: string): string {
  const [first = 0] = lengths;
  return new Set(lengths).size === 1 ? count(first, one, other) : `${list(lengths.map(String))} ${other}`;
}
