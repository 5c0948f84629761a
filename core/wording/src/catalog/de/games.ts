// German names of games and of what can be agreed on.

import type { GameWords } from '../shape/names.ts';
import { count, list } from './voice.ts';

export const games: GameWords = {
  editions: { super: 'Super', duel: 'Duell', braille: 'Braille', shapes: 'Formen', custom: 'Eigenes Spiel' },
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
  holes: (lengths) => lengthsOf(lengths, 'Loch', 'Löcher'),
  pairs: (lengths) => lengthsOf(lengths, 'Paar', 'Paare'),
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

function lengthsOf(lengths: readonly number[], one: string, other: string): string {
  const [first = 0] = lengths;
  return new Set(lengths).size === 1 ? count(first, one, other) : `${list(lengths.map(String))} ${other}`;
}
