// What every language must say about a tournament of engines.

export interface TournamentWords {
  readonly progress: (done: number, rounds: number, perSecond: number) => string;
  readonly heading: (edition: string, rounds: number, seed: number) => string;
  /** Headings of the table: rows taken, codes found, rounds won, rounds lost other than by play. */
  readonly rows: string;
  readonly found: string;
  readonly won: string;
  readonly lost: string;
  /** Cells of the table. */
  readonly mean: (value: number, low: number, high: number) => string;
  readonly single: (value: number) => string;
  readonly share: (wins: number, value: number, low: number, high: number) => string;
  readonly of: (part: number, whole: number) => string;
  readonly count: (number: number) => string;
  readonly none: string;
  readonly draws: (rounds: number) => string;
  /** What the brackets of the table hold. */
  readonly intervals: string;
  readonly speed: (seconds: number, perSecond: number, atATime: number) => string;
  readonly lapses: (engine: string, rounds: number, firstRound: number, why: string) => string;
  readonly interrupted: (done: number, rounds: number) => string;
  readonly lapse: LapseWords;
}

/** Why an engine lost a round, as the end of a sentence; `asked` is the line it owed an answer to. */
export interface LapseWords {
  /** `code` is null where a signal ended it; `last` is what it wrote last to standard error, or nothing. */
  readonly ended: (asked: string, code: number | null, last: string) => string;
  readonly noAnswer: (asked: string, milliseconds: number) => string;
  readonly endlessOutput: (asked: string) => string;
  readonly nonsense: (asked: string, said: string) => string;
  readonly refused: (asked: string, said: string) => string;
  readonly illegalCode: (said: string) => string;
  readonly illegalGuess: (said: string) => string;
  readonly wrongMark: (guess: string, said: string, right: string) => string;
}
