// What every language must say where answers are practised. Pegs, codes and answers come in as words; holes from 1.

import type { PracticeTopic } from '../learn/shape.ts';

export interface PracticeWords {
  readonly titles: Readonly<Record<PracticeTopic, string>>;
  /** What is practised, in a sentence or two. */
  readonly leads: Readonly<Record<PracticeTopic, string>>;
  readonly question: (number: number) => string;
  readonly code: string;
  readonly row: string;
  readonly ask: string;
  readonly check: string;
  readonly right: (answer: string) => string;
  readonly wrong: (given: string, answer: string) => string;
  readonly why: string;
  readonly next: string;
  readonly score: (right: number, asked: number) => string;
  readonly scoreNone: string;
  readonly reasons: ReasonWords;
  readonly rules: string;
  readonly learn: string;
}

/** `key` is what the peg earns: “1 white peg”. */
export interface ReasonWords {
  readonly black: (hole: number, peg: string, key: string) => string;
  readonly white: (hole: number, peg: string, of: number, key: string) => string;
  readonly blue: (hole: number, peg: string, half: 'colour' | 'shape' | 'number', key: string) => string;
  readonly absent: (hole: number, peg: string) => string;
  readonly spent: (hole: number, peg: string, times: number) => string;
  readonly halfSpent: (hole: number, peg: string, half: 'colour' | 'shape' | 'number', by: number) => string;
}
