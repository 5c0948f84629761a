// What every language must say in the first lesson. Codes and pegs come in as words: “black, violet, red”.

export interface LessonWords {
  readonly title: string;
  readonly step: (step: number, steps: number) => string;
  /** The name of the board. */
  readonly board: string;
  /** Each step in a sentence or two. */
  readonly steps: {
    readonly place: (row: string) => string;
    readonly submit: string;
    readonly read: (answer: string) => string;
    readonly test: (right: number, suppose: Supposition, row: string) => string;
    readonly conclude: (answer: string) => string;
    readonly done: (rows: number) => string;
  };
  /** How to do it: by pointer, and by the digits of the row. */
  readonly placeHow: (digits: string) => string;
  /** `key` is what stands on it. */
  readonly submitHow: (key: string) => string;
  readonly readQuestion: string;
  readonly readWrong: (answer: string) => string;
  readonly hintKey: string;
  /** The two rows in which every peg of row 2 has moved. */
  readonly hint: (one: string, other: string) => string;
  readonly otherPeg: (hole: number, peg: string) => string;
  readonly fits: (codes: number) => string;
  readonly skip: string;
  readonly restart: string;
  readonly doneMore: string;
  readonly play: string;
  readonly rules: string;
  readonly learn: string;
}

/** What the second row tries out, by names of pegs. */
export interface Supposition {
  readonly stays: string;
  readonly elsewhere: string;
  readonly wrong: string;
}
