// The facts of sentences about events, rounds and results. An event without words does not compile (I10).

import type { EventType, MatchResult, RoundOutcome } from '@blackpeg/rules';

/** What somebody gets for a proved wrong answer of the other side: three points, three rows off, or a duel's point. */
export type WrongAnswerGain = 'points' | 'rows' | 'round-point';

/** The person a sentence is about: the listener, the house, or somebody with a name. */
export type Who =
  | { readonly kind: 'you' }
  | { readonly kind: 'house' }
  /** Somebody who sent a code to be found. */
  | { readonly kind: 'friend' }
  | { readonly kind: 'other'; readonly name: string };

/** A row and, if there are several boards, whose it is. Rows count from 1. */
export interface RowName {
  readonly who: Who | null;
  readonly row: number;
}

/** How much is said about what can be asked for later: points, rounds to play, which row it was. */
export type Extras = 'all' | 'few' | 'none';

/** What somebody's row, code or answer is, as finished words. */
export interface Entry {
  readonly who: Who;
  readonly text: string;
}

/** The facts of each event. Null if something is covered, or need not be said. */
export interface EventFacts {
  readonly 'match-opened': {
    readonly edition: string;
    readonly form: string | null;
    readonly length: string;
  };
  readonly 'round-opened': {
    readonly round: number;
    readonly again: boolean;
    /** None if the house hides no code before it answers (K3). */
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
  readonly 'guess-marked': RowName & {
    readonly extras: Extras;
    readonly answer: string | null;
    /** By the referee, because its maker was late (T2c). */
    readonly byClock: boolean;
  };
  readonly 'mark-corrected': RowName & { readonly answer: string | null };
  readonly 'rows-uncovered': {
    readonly row: number;
    readonly what: 'guesses' | 'marks';
    readonly extras: Extras;
    /** The listener's own first. */
    readonly entries: readonly Entry[];
  };
  readonly 'claim-judged': { readonly who: Who; readonly upheld: boolean };
  readonly 'error-admitted': { readonly who: Who };
  readonly 'mark-overdue': { readonly who: Who; readonly row: number };
  readonly 'round-resigned': { readonly who: Who; readonly takenBy: Who | null };
  readonly 'match-resigned': { readonly who: Who };
  readonly 'end-offered': { readonly who: Who };
  readonly 'end-withdrawn': { readonly who: Who };
  readonly 'end-declined': { readonly who: Who };
  readonly 'end-lapsed': object;
  readonly left: { readonly who: Who };
  readonly returned: { readonly who: Who };
  readonly 'clocks-stopped': object;
  readonly 'clocks-restarted': object;
  readonly 'search-ended': { readonly ending: string };
  readonly 'code-opened': { readonly maker: Who; readonly code: string };
  readonly 'opening-overdue': { readonly who: Who };
  readonly 'codes-revealed': {
    /** What the listener does not know yet; everything if that is nothing. */
    readonly codes: readonly Entry[];
    /** More than one was hidden. */
    readonly several: boolean;
    readonly wrongRows: readonly number[];
  };
  /** Null if the answer that ended the search has already told it. */
  readonly 'round-closed': { readonly outcome: string | null; readonly awards: readonly string[] };
  readonly 'match-closed': { readonly result: string; readonly standings: string | null };
}

/**
 * `seen` is silent: it says that its own seat has just been told everything, and announcing it would be told too,
 * without end. All other events have words.
 */
export type Silent = 'seen';
export type SpokenEvent = Exclude<EventType, Silent>;

/** Brief lines have no full stop, to fit the Braille line. */
export type EventWords = {
  readonly [T in SpokenEvent]: {
    readonly brief: (facts: EventFacts[T]) => string;
    readonly full: (facts: EventFacts[T]) => string;
  };
};

export interface EndingFacts {
  readonly found: { readonly finders: readonly Who[] };
  /** `all`: nobody has a row left; in a race others may have given up. */
  readonly 'rows-used': { readonly all: boolean };
  readonly resigned: { readonly who: Who };
  readonly 'match-resigned': { readonly who: Who };
  readonly 'claim-upheld': object;
  readonly admitted: { readonly who: Who };
  readonly 'hiding-overdue': { readonly who: Who };
  /** Rows count from 1. */
  readonly 'mark-overdue': { readonly who: Who; readonly row: number };
  readonly 'all-hiding-overdue': object;
  readonly 'all-marks-overdue': object;
  readonly 'round-taken': { readonly absent: Who; readonly by: Who };
  readonly 'match-abandoned': { readonly absent: Who; readonly by: Who };
  readonly agreed: object;
}

export interface OutcomeFacts {
  /** `given`: nobody found it, because its maker gave up the round (E4b). */
  readonly broken: { readonly breaker: Who; readonly rows: number; readonly given: boolean };
  /** Null if the search ended before all rows were placed (E4a). */
  readonly unbroken: { readonly rows: number | null };
  readonly won: { readonly winners: readonly Who[] };
  readonly undecided: { readonly why: Extract<RoundOutcome, { readonly kind: 'undecided' }>['why'] };
  readonly void: { readonly culprits: readonly Who[] };
  readonly dropped: object;
}

export interface ResultFacts {
  /** `resigned`: the listener is not the winner and has given up. */
  readonly won: {
    readonly winner: Who;
    readonly by: 'score' | 'resignation';
    readonly resigned: boolean;
    /** More than one other player has given up. */
    readonly several: boolean;
  };
  readonly drawn: { readonly level: readonly Who[] };
  readonly finished: object;
  readonly 'no-result': { readonly why: Exclude<NoResult['why'], 'resigned'> };
  /** No result, but only for a player alone: with anybody left, there is a winner (E4d). */
  readonly 'given-up': { readonly who: Who };
}

type NoResult = Extract<MatchResult, { readonly kind: 'no-result' }>;

/** A text for every kind, from its own facts. */
export type TextsOfKinds<Kinds extends string, Facts extends Readonly<Record<Kinds, object>>> = {
  readonly [K in Kinds]: (facts: Facts[K]) => string;
};
