// The words for puzzles and the day, by language: loaded with what says them.

import type { Language } from '../../language.ts';
import { puzzles as dePuzzles } from '../de/puzzles.ts';
import { puzzles as enPuzzles } from '../en/puzzles.ts';
import { puzzles as frPuzzles } from '../fr/puzzles.ts';
import type { PuzzleWords } from '../shape/puzzles.ts';

export const PUZZLES: Readonly<Record<Language, PuzzleWords>> = {
  en: enPuzzles,
  fr: frPuzzles,
  de: dePuzzles,
};
