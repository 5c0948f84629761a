// English words for puzzles and for the day.

import type { PuzzleWords } from '../shape/puzzles.ts';
import { count } from './voice.ts';

export const puzzles: PuzzleWords = {
  position: (edition, rows) =>
    `${edition}. Only one code fits ${rows === 1 ? 'this row' : `these ${rows} rows`}:`,
  difficulties: { easy: 'easy', medium: 'medium', hard: 'hard', 'very-hard': 'very hard' },
  difficulty: (word, rows) => `Difficulty: ${word}, ${count(rows, 'row', 'rows')} to keep in mind at once.`,
  solution: (code) => `The code is ${code}.`,
  noPuzzle: (rows) =>
    `No code of this game can be determined within ${count(rows, 'row', 'rows')}. Choose another game.`,
  dayPuzzle: (date) => `Puzzle of ${date}.`,
  dayCode: (edition) => `Code of the day: ${edition}.`,
  link: (link) => `Link: ${link}`,
  seed: (seed) => `Seed: ${seed}`,
};
