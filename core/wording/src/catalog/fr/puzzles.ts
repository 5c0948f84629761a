// French words for puzzles and for the day.

import type { PuzzleWords } from '../shape/puzzles.ts';
import { count, f, figures } from './voice.ts';

export const puzzles: PuzzleWords = {
  position: (edition, rows) =>
    f`${edition}. Un seul code convient à ${rows === 1 ? 'cette rangée' : `ces ${figures(rows)} rangées`} :`,
  difficulties: { easy: 'facile', medium: 'moyen', hard: 'difficile', 'very-hard': 'très difficile' },
  difficulty: (word, rows) =>
    f`Difficulté : ${word}, ${count(rows, 'rangée', 'rangées')} à garder en tête à la fois.`,
  solution: (code) => f`Le code est ${code}.`,
  noPuzzle: (rows) =>
    f`Aucun code de ce jeu ne se détermine en ${count(rows, 'rangée', 'rangées')}. Choisissez un autre jeu.`,
  dayPuzzle: (date) => f`Énigme du ${date}.`,
  dayCode: (edition) => f`Code du jour : ${edition}.`,
  link: (link) => f`Lien : ${link}`,
  seed: (seed) => f`Graine : ${seed}`,
};
