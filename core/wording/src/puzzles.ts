// Puzzles and the day in words.

import type { Puzzle } from '@blackpeg/solver';
import { PUZZLES } from './catalog/sections/puzzles.ts';
import { DIFFICULTIES, type Difficulty, type PuzzleWords } from './catalog/shape/puzzles.ts';
import type { Language } from './language.ts';

export function puzzleTexts(language: Language): PuzzleWords {
  return PUZZLES[language];
}

/** By how many rows have to be held in mind at once. */
export function difficultyOf({ reasoning: { depth } }: Pick<Puzzle, 'reasoning'>): Difficulty {
  return DIFFICULTIES[Math.max(1, depth) - 1] ?? 'very-hard';
}

export function difficultyText(language: Language, puzzle: Pick<Puzzle, 'reasoning'>): string {
  const { difficulty, difficulties } = PUZZLES[language];
  return difficulty(difficulties[difficultyOf(puzzle)], puzzle.reasoning.depth);
}
