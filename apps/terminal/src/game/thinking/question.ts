// What a game asks the solver, and what it is told: plain data both ways, because a thread lies between them.

import type { Clues, Code, CodeSpec, Edition, Feedback, Marking, PegCounts } from '@blackpeg/rules';
import type {
  BoardReview,
  CodemakerName,
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

/** Whatever the clues say there is an answer: where no code fits, the answer says so. */
export interface Exchanges {
  /** How many codes fit; up to `list` of them. */
  fits: { ask: { clues: Clues; list: number }; told: { count: number; codes: readonly Code[] } };
  /** The three grades of a hint. */
  'check-row': { ask: { clues: Clues; guess: Code }; told: RowCheck };
  /** Clues that were told before are left out; null where nothing else is certain. */
  clue: { ask: { clues: Clues; told: readonly Deduction[] }; told: Deduction | null };
  'good-row': { ask: { clues: Clues; rowsLeft: number }; told: GoodRow | NoAdvice };
  /** Null where some code fits. */
  contradiction: { ask: { clues: Clues }; told: Contradiction | null };
  review: { ask: { clues: Clues }; told: BoardReview };
  /** Null where no position of this edition fits on its board. The same seed gives the same puzzle. */
  puzzle: { ask: { edition: Edition; seed: number }; told: Puzzle | null };
  /** Null for a day that never was. */
  'daily-puzzle': { ask: { date: string }; told: DailyPuzzle | null };
  'daily-code': { ask: { date: string }; told: DailyCode | null };
  /** For the house. */
  guess: { ask: { clues: Clues; tray: PegCounts | null; level: LevelName; seed: number }; told: Code };
  /** W2b: does a player of this level see that no code fits? */
  'sees-contradiction': { ask: { clues: Clues; level: LevelName }; told: boolean };
  code: { ask: { spec: CodeSpec; marking: Marking; codemaker: CodemakerName; seed: number }; told: Code };
  mark: { ask: { clues: Clues; guess: Code }; told: Feedback };
  settle: { ask: { clues: Clues; seed: number }; told: Code };
}

export type QuestionName = keyof Exchanges;
export type Asked<N extends QuestionName> = Exchanges[N]['ask'];
export type Told<N extends QuestionName> = Exchanges[N]['told'];

export interface Thinker {
  /** One question after the other. A rejected promise says that two threads died over it. */
  ask<N extends QuestionName>(name: N, question: Asked<N>): Promise<Told<N>>;
  close(): Promise<void>;
}
