// German words for puzzles and for the day.

import type { PuzzleWords } from '../shape/puzzles.ts';
import { count, figures } from './voice.ts';

export const puzzles: PuzzleWords = {
  position: (edition, rows) =>
    `${edition}. Nur ein Code passt zu ${rows === 1 ? 'dieser Reihe' : `diesen ${figures(rows)} Reihen`}:`,
  difficulties: { easy: 'leicht', medium: 'mittel', hard: 'schwer', 'very-hard': 'sehr schwer' },
  difficulty: (word, rows) =>
    `Schwierigkeit: ${word}, ${count(rows, 'Reihe ist', 'Reihen sind')} zugleich zu bedenken.`,
  solution: (code) => `Der Code ist ${code}.`,
  noPuzzle: (rows) =>
    `In ${count(rows, 'Reihe', 'Reihen')} lässt sich kein Code dieses Spiels bestimmen. Wähle ein anderes Spiel.`,
  dayPuzzle: (date) => `Rätsel vom ${date}.`,
  dayCode: (edition) => `Code des Tages: ${edition}.`,
  link: (link) => `Link: ${link}`,
  seed: (seed) => `Startzahl: ${seed}`,
};
