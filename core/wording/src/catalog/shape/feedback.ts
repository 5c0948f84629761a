// What every language must say about answers.

import type { KeyWord } from './names.ts';

export interface KeyWords {
  /** “2 white”: the count and the word alone, in its plural. */
  readonly counted: (count: number) => string;
  /** “2 white pegs”: with the noun, for sentences. */
  readonly pegs: (count: number) => string;
  /** Unique among the key pegs of one edition. */
  readonly letter: string;
}

export interface FeedbackWords {
  readonly keys: Readonly<Record<KeyWord, KeyWords>>;
  readonly none: string;
  readonly briefNone: string;
  /** Tells an answer apart from the row before it: “Answer: 2 white”. */
  readonly introduced: (answer: string) => string;
  readonly broken: (counted: string) => string;
  readonly briefBroken: (counted: string) => string;
  /** An answer that was given and may not be seen yet. */
  readonly covered: string;
  /** A row that still waits for its answer. */
  readonly awaited: string;
}
