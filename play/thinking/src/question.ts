// The questions that games ask the solver, and the answers: plain data both ways, because a worker is between them.

import type { Clues, Code, CodeSpec, Edition, Feedback, Marking, PegCounts } from '@blackpeg/rules';
import type {
  BoardReview,
  CodeSpace,
  Contradiction,
  DailyCode,
  DailyPuzzle,
  Deduction,
  GoodRow,
  LevelName,
  NoAdvice,
  Puzzle,
  RowCheck,
} from '@blackpeg/solver';
import type { WorkerAsker } from './channel.ts';

/** Whatever the clues say there is an answer: where no code fits, the answer says so. */
export interface Exchanges {
  /** How many codes fit; up to `list` of them. */
  fits: { ask: { clues: Clues; list: number }; told: { count: number; codes: readonly Code[] } };
  /** The three grades of a hint. The guess has as many holes as the code. */
  'check-row': { ask: { clues: Clues; guess: Code }; told: RowCheck };
  /** Clues that were told before are left out; null where nothing else is certain. */
  clue: { ask: { clues: Clues; told: readonly Deduction[] }; told: Deduction | null };
  /** `rowsLeft` of the board are what `chanceWithin` of the advice is about. */
  'good-row': { ask: { clues: Clues; rowsLeft: number }; told: GoodRow | NoAdvice };
  /** Has what good rows of this game are looked up in at hand, before anybody waits for one. */
  'read-ahead': { ask: { clues: Clues }; told: null };
  deductions: { ask: { clues: Clues }; told: readonly Deduction[] };
  /** Null where some code fits. */
  contradiction: { ask: { clues: Clues }; told: Contradiction | null };
  review: { ask: { clues: Clues }; told: BoardReview };
  /** All codes, and the row that excluded each. */
  space: { ask: { clues: Clues }; told: CodeSpace };
  /** Null where no position of this edition fits on its board. The same seed gives the same puzzle. */
  puzzle: { ask: { edition: Edition; seed: number }; told: Puzzle | null };
  /** Null for a day that never was. */
  'daily-puzzle': { ask: { date: string }; told: DailyPuzzle | null };
  'daily-code': { ask: { date: string }; told: DailyCode | null };
  /** For the house. */
  guess: {
    ask: { clues: Clues; tray: PegCounts | null; level: LevelName; seed: number };
    told: Code;
  };
  /** W2b: does a player of this level see that no code fits? */
  'sees-contradiction': { ask: { clues: Clues; level: LevelName }; told: boolean };
  /** A code that takes the best players longest. */
  'hard-code': { ask: { spec: CodeSpec; marking: Marking; seed: number }; told: Code };
  /** K3: the house settles on a code only as it marks, and opens one that fits in the end. */
  mark: { ask: { clues: Clues; guess: Code }; told: Feedback };
  settle: { ask: { clues: Clues; seed: number }; told: Code };
}

/** The solver, as screens and the house ask it. Never blocks who asks. */
export type Thinker = WorkerAsker<Exchanges>;
