// Puzzles and the day in words.

import type { Puzzle } from '@blackpeg/solver';
import { type Language, textsOf, type WordsIn } from '../words/lookup.ts';

const puzzlesWords = textsOf('solver', 'puzzles');

export function puzzleTexts(language: Language): WordsIn<'solver'>['puzzles'] {
  return puzzlesWords(language);
}

export const DIFFICULTIES = ['easy', 'medium', 'hard', 'very-hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** By how many rows have to be kept in mind at once. */
export function difficultyOf({ reasoning: { depth } }: Pick<Puzzle, 'reasoning'>): Difficulty {
  return DIFFICULTIES[Math.max(1, depth) - 1] ?? 'very-hard';
}

export function difficultyText(language: Language, puzzle: Pick<Puzzle, 'reasoning'>): string {
  const { difficulty, difficulties } = puzzlesWords(language);
  return difficulty(difficulties[difficultyOf(puzzle)], puzzle.reasoning.depth);
}
