// Puzzles and the day in words.

import type { Puzzle } from '@blackpeg/solver';
import { type Language, type WordsIn, wordsOf } from '../words/lookup.ts';

const solverWords = wordsOf('solver');

export function puzzleTexts(language: Language): WordsIn<'solver'>['puzzles'] {
  return solverWords(language).puzzles;
}

export const DIFFICULTIES = ['easy', 'medium', 'hard', 'very-hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** By how many rows have to be held in mind at once. */
export function difficultyOf({ reasoning: { depth } }: Pick<Puzzle, 'reasoning'>): Difficulty {
  return DIFFICULTIES[Math.max(1, depth) - 1] ?? 'very-hard';
}

export function difficultyText(language: Language, puzzle: Pick<Puzzle, 'reasoning'>): string {
  const { difficulty, difficulties } = solverWords(language).puzzles;
  return difficulty(difficulties[difficultyOf(puzzle)], puzzle.reasoning.depth);
}
