// What every language must say when a board is looked back on.

export const SKILLS = ['best', 'good', 'fair', 'weak', 'wasted'] as const;
export type SkillName = (typeof SKILLS)[number];

export const LUCKS = ['very-lucky', 'lucky', 'ordinary', 'unlucky', 'very-unlucky'] as const;
export type LuckName = (typeof LUCKS)[number];

/** Rows count from 1; codes and answers are finished words. */
export interface ReviewWords {
  readonly row: (row: number, code: string, answer: string) => string;
  readonly codes: (before: number, after: number, expected: number) => string;
  /** Could the guess have been the code? */
  readonly consistent: (could: boolean) => string;
  readonly best: (code: string, expected: number, couldBeCode: boolean) => string;
  readonly noBetter: string;
  readonly judged: (skill: number, skillWord: string, luck: number, luckWord: string) => string;
  readonly certain: (row: number) => string;
  readonly neverCertain: string;
  readonly contradicted: (row: number) => string;
  readonly whole: (skill: number, skillWord: string, luck: number, luckWord: string) => string;
  readonly skills: Readonly<Record<SkillName, string>>;
  readonly lucks: Readonly<Record<LuckName, string>>;
  /** Which board is meant: rounds and seats count from 1. */
  readonly board: (round: number, again: boolean, who: string, finished: boolean) => string;
  readonly noBoards: string;
}
