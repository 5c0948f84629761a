// What every language must say about events: a text for each, brief and full, or the build fails.

import type { EventType } from '@blackpeg/rules';
import type { Who } from '../../who.ts';

/** A row and, where several boards are in play, whose it is. Rows count from 1. */
export interface RowName {
  readonly who: Who | null;
  readonly row: number;
}

/** What somebody's row, code or answer is, as finished words. */
export interface Entry {
  readonly who: Who;
  readonly text: string;
}

/** What each event tells. Null where it lies covered, or goes without saying. */
export interface EventFacts {
  readonly 'match-opened': {
    readonly edition: string;
    readonly form: string | null;
    readonly length: string;
  };
  readonly 'round-opened': {
    readonly round: number;
    readonly again: boolean;
    /** None where the house hides no code before it answers (K3). */
    readonly makers: readonly Who[];
  };
  /** `committed`: a code is hidden; the house of an adversarial solitaire has none yet (K3). */
  readonly 'code-hidden': {
    readonly maker: Who;
    readonly committed: boolean;
    readonly blanks: boolean | null;
  };
  readonly 'guess-placed': RowName & { readonly code: string | null; readonly byClock: boolean };
  readonly 'row-lost': RowName;
  readonly 'guess-marked': RowName & { readonly code: string | null; readonly answer: string | null };
  readonly 'mark-corrected': RowName & { readonly answer: string | null };
  readonly 'rows-uncovered': {
    readonly row: number;
    readonly what: 'guesses' | 'marks';
    /** The number alone stands for the row. */
    readonly short: boolean;
    readonly entries: readonly Entry[];
  };
  readonly 'claim-judged': { readonly who: Who; readonly upheld: boolean };
  readonly 'error-admitted': { readonly who: Who };
  readonly 'mark-overdue': { readonly who: Who; readonly row: number };
  readonly 'round-resigned': { readonly who: Who; readonly takenBy: Who | null };
  readonly 'match-resigned': { readonly who: Who };
  readonly 'end-offered': { readonly who: Who };
  readonly 'end-withdrawn': { readonly who: Who };
  readonly 'end-lapsed': object;
  readonly left: { readonly who: Who };
  readonly returned: { readonly who: Who };
  readonly 'clocks-stopped': object;
  readonly 'clocks-restarted': object;
  readonly 'search-ended': { readonly ending: string };
  readonly 'code-opened': { readonly maker: Who; readonly code: string };
  readonly 'opening-overdue': { readonly who: Who };
  readonly 'codes-revealed': { readonly codes: readonly Entry[]; readonly wrongRows: readonly number[] };
  readonly 'round-closed': { readonly outcome: string; readonly awards: readonly string[] };
  readonly 'match-closed': { readonly result: string; readonly standings: string | null };
}

/**
 * `seen` is silent: it says that its own seat has just been told everything, and a word about it would be told too,
 * without end. All other events speak.
 */
export type Silent = 'seen';
export type SpokenEvent = Exclude<EventType, Silent>;

/** Brief lines have no full stop: they end where the Braille line ends. */
export type EventWords = {
  readonly [T in SpokenEvent]: {
    readonly brief: (facts: EventFacts[T]) => string;
    readonly full: (facts: EventFacts[T]) => string;
  };
};
