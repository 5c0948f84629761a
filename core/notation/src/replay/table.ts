// The table on which a record is replayed: the log so far, and what can go wrong.

import {
  type Action,
  type Actor,
  type Award,
  advance,
  allRounds,
  type Ending,
  type Feedback,
  type MatchEvent,
  type MatchResult,
  type MatchState,
  type Round,
  type RoundOutcome,
  type RuleViolation,
} from '@blackpeg/rules';

/** Where a record differs from the rules. Rounds count from 1, boards and rows from 0; null if it concerns none. */
export interface RecordFault {
  readonly round: number;
  readonly replay: number;
  readonly board: number | null;
  readonly row: number | null;
  readonly reason: RecordReason;
}

export type RecordReason =
  | { readonly kind: 'refused'; readonly violation: RuleViolation }
  /** The record hides something without which the match cannot be replayed. */
  | { readonly kind: 'hidden'; readonly what: 'code' | 'palmed' | 'guess' | 'mark' }
  /** By the rules the search was over before this. */
  | { readonly kind: 'search-over'; readonly ending: Ending }
  | Difference;

/** What is recorded, and what the rules give. */
export type Difference =
  | Differs<'round', RoundName | null>
  | Differs<'marks', readonly (Feedback | 'hidden')[]>
  /** Milliseconds. */
  | Differs<'time', number>
  | Differs<'ending', Ending | null>
  | Differs<'outcome', RoundOutcome | null>
  | Differs<'awards', readonly Award[]>
  | Differs<'result', MatchResult | null>;

export interface RoundName {
  readonly number: number;
  readonly replay: number;
}

interface Differs<What extends string, T> {
  readonly kind: 'differs';
  readonly what: What;
  readonly recorded: T;
  readonly replayed: T;
}

/** Mutable while a record is replayed; it never leaves the replay. */
export interface ReplayTable {
  state: MatchState;
  now: number;
  readonly events: MatchEvent[];
}

/** The violation if the rules refuse, otherwise null. */
export function act(table: ReplayTable, by: Actor, action: Action, at = table.now): RuleViolation | null {
  const advanced = advance(table.state, by, action, at);
  if (!advanced.ok) return advanced.error;
  table.events.push(...advanced.value.events);
  table.state = advanced.value.state;
  table.now = Math.max(table.now, at);
  return null;
}

/** The current round; it may have been closed by the consequences of the last action. */
export function roundAt(state: MatchState, index: number): Round {
  return allRounds(state)[index] ?? state.round;
}
