// What every language must say about a suggested guess: what it promises, and why it is suggested.

import type { RowCheck, SuggestionStep } from '@blackpeg/solver';

export interface AdviceWords {
  /** How many codes fit; nought too. */
  readonly codesLeft: (codes: number) => string;
  readonly guess: (code: string) => string;
  /** Rows from now on, this guess included. `about` where the figure is an estimate. */
  readonly expected: (rows: number, about: boolean) => string;
  readonly worst: (rows: number, about: boolean) => string;
  readonly chance: (share: number, rowsLeft: number, about: boolean) => string;
  readonly noRowsLeft: string;
  /** No play needs fewer rows on average. */
  readonly bound: (rows: number) => string;
  readonly proved: string;
  /** Above what is certain. */
  readonly certain: string;
  readonly nothingCertain: string;
}

/** Rows count from 1. */
export type SuggestionWords = {
  readonly [K in SuggestionStep['kind']]: (step: Extract<SuggestionStep, { readonly kind: K }>) => string;
};

/** A row checked before it is placed. Rows count from 1; answers are finished words. */
export interface RowCheckWords extends Record<Exclude<RowCheck['kind'], 'contradicts'>, string> {
  readonly contradicts: (row: number, got: string, would: string) => string;
}
