// What every language must say about how searches, rounds and matches come out.

import type { Ending, MatchResult, RoundOutcome } from '@blackpeg/rules';
import type { Who } from '../../who.ts';

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
  /** `given`: nobody found it, its maker gave up the round (E4b). */
  readonly broken: { readonly breaker: Who; readonly rows: number; readonly given: boolean };
  /** Null where the search ended before all rows were placed (E4a). */
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
    /** More than one other has given up. */
    readonly several: boolean;
  };
  readonly drawn: { readonly level: readonly Who[] };
  readonly finished: object;
  readonly 'no-result': { readonly why: Exclude<NoResult['why'], 'resigned'> };
  /** Without a result too, but only for who plays alone: with anybody left, there is a winner (E4d). */
  readonly 'given-up': { readonly who: Who };
}

type NoResult = Extract<MatchResult, { readonly kind: 'no-result' }>;

/** A text for every kind, from facts of its own. */
type Texts<Kinds extends string, Facts extends Readonly<Record<Kinds, object>>> = {
  readonly [K in Kinds]: (facts: Facts[K]) => string;
};

export interface ResultWords {
  readonly endings: Texts<Ending['kind'], EndingFacts>;
  readonly briefEndings: Texts<Ending['kind'], EndingFacts>;
  readonly outcomes: Texts<RoundOutcome['kind'], OutcomeFacts>;
  readonly briefOutcomes: Texts<RoundOutcome['kind'], OutcomeFacts>;
  readonly results: Texts<keyof ResultFacts, ResultFacts>;
  readonly briefResults: Texts<keyof ResultFacts, ResultFacts>;
  /** Beside a match without a result in which somebody was proved to have answered wrongly. */
  readonly wrongUnscored: (culprits: readonly Who[]) => string;
  readonly awards: {
    readonly points: (who: Who, points: number) => string;
    /** Negative where rows are taken off (W4). */
    readonly rows: (who: Who, rows: number) => string;
    readonly roundPoint: (who: Who) => string;
    readonly brief: (who: Who, gain: number) => string;
  };
  readonly standings: {
    readonly points: (who: Who, points: number) => string;
    readonly rows: (who: Who, rows: number) => string;
    readonly rounds: (who: Who, rounds: number) => string;
    readonly brief: (who: Who, count: number) => string;
    /** “2 to 1”. */
    readonly score: (first: number, second: number) => string;
    readonly all: (lines: readonly string[]) => string;
  };
}
