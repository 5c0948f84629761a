// What every language must say on the overview of learning.

import type { EditionName } from '@blackpeg/rules';

/** What can be practised: answers to repeated pegs, to blanks, and blue key pegs. */
export type PracticeTopic = 'duplicates' | 'blanks' | 'blue';

export interface LearnWords {
  readonly title: string;
  readonly lead: string;
  readonly lesson: {
    readonly title: string;
    readonly text: string;
    readonly begin: string;
    readonly goOn: string;
    readonly again: string;
    readonly done: string;
  };
  readonly way: {
    readonly title: string;
    readonly lead: string;
    readonly lesson: string;
    /** `size` is “3 holes, 4 colours”. */
    readonly game: (edition: string, size: string) => string;
    readonly codes: (codes: number) => string;
  };
  readonly practices: Readonly<Record<PracticeTopic, { readonly title: string; readonly text: string }>>;
  readonly score: (right: number, asked: number) => string;
  readonly rules: {
    readonly title: string;
    readonly editions: Readonly<Record<EditionName, string>>;
  };
}
