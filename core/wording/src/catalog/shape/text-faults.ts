// What every language must say about texts that cannot be read and records that do not add up.

import type { Difference, Expected, RecordReason, TextReason } from '@blackpeg/notation';
import type { Say } from './violations.ts';

/** Reasons told by words of their own elsewhere, or by the words for what was expected. */
type Elsewhere = 'expected' | 'bad-code' | 'bad-edition' | 'bad-terms';

export interface TextFaultWords {
  /** Lines and characters count from 1. */
  readonly place: {
    readonly character: (character: number) => string;
    readonly line: (line: number, character: number) => string;
    readonly end: string;
  };
  readonly at: (place: string, fault: string) => string;
  readonly expected: Readonly<Record<Exclude<Expected, 'end'>, string>>;
  readonly instead: (expected: string, found: string) => string;
  readonly missing: (expected: string) => string;
  readonly surplus: (found: string) => string;
  readonly reasons: {
    readonly [K in Exclude<TextReason['kind'], Elsewhere>]: (
      reason: Extract<TextReason, { readonly kind: K }>,
      say: Pick<Say, 'answer'>,
    ) => string;
  };
}

export interface RecordFaultWords {
  /** Rounds, replays and rows count from 1; a replay of 0 is the round itself. Boards go by letters. */
  readonly place: (round: number, replay: number, board: string | null, row: number | null) => string;
  readonly round: (round: number, replay: number) => string;
  readonly hidden: Readonly<Record<Extract<RecordReason, { readonly kind: 'hidden' }>['what'], string>>;
  readonly searchOver: (ending: string) => string;
  readonly whats: Readonly<Record<Difference['what'], string>>;
  readonly differs: (what: string, recorded: string, replayed: string) => string;
  readonly nothing: string;
}
