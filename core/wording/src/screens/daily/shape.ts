// What every language must say about the code and the puzzle of a day.

export interface DailyWords {
  readonly title: string;
  /** A day in words; the argument is `2026-03-14`. */
  readonly day: (date: string) => string;
  readonly today: string;
  readonly codeHeading: string;
  readonly codeNote: string;
  readonly start: string;
  readonly goOn: string;
  readonly seeAgain: string;
  readonly found: (rows: number) => string;
  readonly held: string;
  readonly running: string;
  readonly notPlayed: string;
  readonly streak: (days: number) => string;
  readonly noStreak: string;
  readonly streakSwitch: string;
  readonly next: (time: string) => string;
  readonly puzzleHeading: string;
  readonly puzzleNote: string;
  readonly puzzleWorking: string;
  readonly puzzleFailed: string;
  readonly tryCode: string;
  readonly puzzleIncomplete: (holes: readonly number[]) => string;
  /** The rows, from 1, that the tried code contradicts. */
  readonly puzzleWrong: (rows: readonly number[]) => string;
  readonly puzzleSolved: string;
  readonly solution: (code: string) => string;
  readonly showSolution: string;
  readonly yourCode: string;
  readonly archive: string;
  readonly archiveNote: string;
  readonly older: string;
  readonly noSuchDay: string;
  readonly notYet: string;
  readonly toToday: string;
}
