// What every language must say about rows that no code fits.

/** Rows count from 1. */
export interface ContradictionWords {
  readonly noCode: string;
  /** The smallest set of rows that cannot all be right; with what the tray shows, where it rests on that too. */
  readonly conflict: (rows: readonly number[], tray: boolean) => string;
  readonly trayAlone: string;
  readonly fewestWrong: (rows: number) => string;
  /** If this row alone is wrong. Answers are finished words, the likeliest first; `others` are not told. */
  readonly suspect: (row: number, needed: readonly NeededAnswer[], others: number) => string;
  readonly noSuspect: string;
}

export interface NeededAnswer {
  readonly answer: string;
  readonly codes: number;
}
