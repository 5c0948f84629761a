// What one person at this terminal has before them beside the match: rounds they have seen, their cover, half an answer.

import type { MatchState, PegCounts } from '@blackpeg/rules';
import type { Deduction } from '@blackpeg/solver';
import { type Answering, NO_ANSWER } from './answering.ts';
import { seenOnArrival } from './rounds.ts';

export interface Desk {
  /** Ended rounds they have gone on from. */
  seen: number;
  /** Their own cover over their own code. */
  covered: boolean;
  /** Rows they look back over. */
  back: number;
  answering: Answering;
  correcting: boolean;
  /** Declared with the code where blanks are theirs to choose; null until they have said it (C9g). */
  blanks: boolean | null;
  palmed: PegCounts;
  /** Clues told in this round. */
  told: readonly Deduction[];
  /** What happened in the next round while they looked at the last. */
  later: readonly string[];
}

export function newDesk(state: MatchState): Desk {
  return { ...freshRound(state), seen: seenOnArrival(state), covered: false };
}

/** What does not outlive a round. */
export function freshRound({ terms }: MatchState): Omit<Desk, 'seen' | 'covered'> {
  return {
    back: 0,
    answering: NO_ANSWER,
    correcting: false,
    blanks: null,
    palmed: terms.edition.facets.map(({ size }) => Array.from({ length: size }, () => 0)),
    told: [],
    later: [],
  };
}
