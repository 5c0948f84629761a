// What every language must say about puzzles and about the day.

export const DIFFICULTIES = ['easy', 'medium', 'hard', 'very-hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Dates come as YYYY-MM-DD, codes and editions as finished words. */
export interface PuzzleWords {
  readonly position: (edition: string, rows: number) => string;
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  /** `rows` have to be held in mind at once. */
  readonly difficulty: (word: string, rows: number) => string;
  readonly solution: (code: string) => string;
  readonly noPuzzle: (rows: number) => string;
  readonly dayPuzzle: (date: string) => string;
  readonly dayCode: (edition: string) => string;
  readonly link: (link: string) => string;
  readonly seed: (seed: number) => string;
}
