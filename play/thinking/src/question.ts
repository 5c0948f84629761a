// The questions that games ask the solver, and the answers: plain data both ways, because a worker is between them.

import type { Clues, Code, CodeSpec, Edition, Feedback, Marking, PegCounts } from '@blackpeg/rules';
import type {
  BoardReview,
  CoachStep,
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

/** There is an answer for any clues: if no code fits, the answer says so. */
export interface Exchanges {
  /** How many codes fit; up to `list` of them. */
  fits: { ask: { clues: Clues; list: number }; told: { count: number; codes: readonly Code[] } };
  /** The three grades of a hint. The guess has as many holes as the code. */
  'check-row': { ask: { clues: Clues; guess: Code }; told: RowCheck };
  /** Clues told before are left out; null if nothing else is certain. */
  clue: { ask: { clues: Clues; told: readonly Deduction[] }; told: Deduction | null };
  /** `rowsLeft` is for `chanceWithin` of the advice. */
  'good-row': { ask: { clues: Clues; rowsLeft: number }; told: GoodRow | NoAdvice };
  /** Why a clue is certain, step by step; or why a row could be the code or not. */
  why: { ask: { clues: Clues; of: Deduction | Code }; told: readonly CoachStep[] };
  /** Loads what good rows of this game are looked up in, before anybody waits for one. */
  'read-ahead': { ask: { clues: Clues }; told: null };
  deductions: { ask: { clues: Clues }; told: readonly Deduction[] };
  /** Null if some code fits. */
  contradiction: { ask: { clues: Clues }; told: Contradiction | null };
  review: { ask: { clues: Clues }; told: BoardReview };
  /** All codes, and the row that excluded each. */
  space: { ask: { clues: Clues }; told: CodeSpace };
  /** Null if no position of this edition fits on its board. The same seed gives the same puzzle. */
  puzzle: { ask: { edition: Edition; seed: number }; told: Puzzle | null };
  /** Null for a date that does not exist. */
  'daily-puzzle': { ask: { date: string }; told: DailyPuzzle | null };
  'daily-code': { ask: { date: string }; told: DailyCode | null };
  /** For the house. */
  guess: {
    ask: { clues: Clues; tray: PegCounts | null; level: LevelName; seed: number };
    told: Code;
  };
  /** W2b: does a player of this level notice that no code fits? */
  'sees-contradiction': { ask: { clues: Clues; level: LevelName }; told: boolean };
  /** A code that takes the best players longest. */
  'hard-code': { ask: { spec: CodeSpec; marking: Marking; seed: number }; told: Code };
  /** K3: the house chooses a code only while marking, and opens one that fits at the end. */
  mark: { ask: { clues: Clues; guess: Code }; told: Feedback };
  settle: { ask: { clues: Clues; seed: number }; told: Code };
}

/** The solver, for screens and the house. Never blocks the caller. */
export type Thinker = WorkerAsker<Exchanges>;
