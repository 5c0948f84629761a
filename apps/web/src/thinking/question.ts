// What the app asks the solver, and what it is told: plain data both ways, because a worker sits between them.

import type { Clues, Code, CodeSpec, Edition, Feedback, Marking, PegCounts } from '@blackpeg/rules';
import type {
  Advice,
  BoardReview,
  CodemakerName,
  Contradiction,
  DailyPuzzle,
  Deduction,
  GoodRow,
  LevelName,
  NoAdvice,
  Puzzle,
  Reasoning,
  RowCheck,
} from '@blackpeg/solver';

/** Whatever the clues say there is an answer: where no code fits, the answer says so. */
export interface Exchanges {
  /** How many codes fit; up to `list` of them. */
  fits: { ask: { clues: Clues; list: number }; told: { count: number; codes: readonly Code[] } };
  /** `rowsLeft` of the board are what `chanceWithin` is about. */
  advice: { ask: { clues: Clues; rowsLeft?: number }; told: Advice | NoAdvice };
  /** The three grades of a hint. The guess has as many holes as the code. */
  'check-row': { ask: { clues: Clues; guess: Code }; told: RowCheck };
  /** Clues that were told before are left out; null where nothing else is certain. */
  clue: { ask: { clues: Clues; told?: readonly Deduction[] }; told: Deduction | null };
  'good-row': { ask: { clues: Clues; rowsLeft?: number }; told: GoodRow | NoAdvice };
  deductions: { ask: { clues: Clues }; told: readonly Deduction[] };
  /** Null where no code fits. */
  reasoning: { ask: { clues: Clues }; told: Reasoning | null };
  /** Null where some code fits. */
  contradiction: { ask: { clues: Clues }; told: Contradiction | null };
  review: { ask: { clues: Clues }; told: BoardReview };
  /** Null where no position of this edition fits on its board. The same seed gives the same puzzle. */
  puzzle: { ask: { edition: Edition; seed: number }; told: Puzzle | null };
  /** Null for a day that never was. */
  'daily-puzzle': { ask: { date: string }; told: DailyPuzzle | null };
  /** For the house. */
  guess: {
    ask: { clues: Clues; tray: PegCounts | null; level: LevelName; seed: number };
    told: Code;
  };
  /** W2b: does a player of this level see that no code fits? */
  'sees-contradiction': { ask: { clues: Clues; level: LevelName }; told: boolean };
  'hard-code': {
    ask: { spec: CodeSpec; marking: Marking; codemaker: CodemakerName; seed: number };
    told: Code;
  };
  mark: { ask: { clues: Clues; guess: Code }; told: Feedback };
  settle: { ask: { clues: Clues; seed: number }; told: Code };
}

export type QuestionName = keyof Exchanges;
export type Asked<N extends QuestionName> = Exchanges[N]['ask'];
export type Told<N extends QuestionName> = Exchanges[N]['told'];

export interface AskOptions {
  /** Stops the work; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  /** From 0 to 1, where the work can tell. */
  readonly progress?: (done: number) => void;
}

/** Never blocks the page. A rejected promise is a stop, or a worker that broke. */
export interface Thinker {
  ask<N extends QuestionName>(name: N, question: Asked<N>, options?: AskOptions): Promise<Told<N>>;
}
