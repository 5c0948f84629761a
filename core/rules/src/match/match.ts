// The state of a match, one type for the referee and for every viewer: 'hidden' for what a viewer may not see (I6).

import type { Code } from '../code/code.ts';
import type { Feedback } from '../code/feedback.ts';
import type { Terms } from '../terms/terms.ts';
import type { PegCounts } from '../tray/tray.ts';
import type { Clock } from './clock.ts';
import type { Award, Ending, Fault, MatchResult, RoundOutcome } from './outcome.ts';
import type { Maker, Seat } from './seat.ts';

/**
 * Hiding: codes are composed. Seeking: rows are placed. Revealing: the search is over, sealed codes are being opened.
 * Judging and settled only occur within a batch of events.
 */
export type Phase = 'hiding' | 'seeking' | 'revealing' | 'judging' | 'settled' | 'closed';

export interface MatchState {
  readonly terms: Terms;
  /** The version of the rules this match is played by. */
  readonly rules: number;
  /** Events folded so far; the version of the log. */
  readonly version: number;
  readonly firstMaker: Seat;
  readonly phase: Phase;
  readonly round: Round;
  /** Rounds that are over, void ones and replays included, in order. */
  readonly past: readonly Round[];
  /** Seats that agree to end the match without a result (M7). */
  readonly endOffers: readonly Seat[];
  readonly away: readonly Absence[];
  /** Seats that resigned a race and place no more rows. */
  readonly withdrawn: readonly Seat[];
  readonly clocksStopped: boolean;
  readonly result: MatchResult | null;
}

/** E4, S2: a resignation, and how many rows of the round came before it. */
export interface Leaving {
  readonly seat: Seat;
  readonly what: 'round' | 'match';
  readonly after: number;
}

/** E6. */
export interface Absence {
  readonly seat: Seat;
  readonly since: number;
}

export interface Round {
  /** Counted from 1; a replay keeps the number of the round it replays. */
  readonly number: number;
  /** 0 for the first attempt at this round. */
  readonly replay: number;
  readonly boards: readonly Board[];
  /** Rows placed or lost so far over all boards: the order in which the referee received them (D6). */
  readonly placed: number;
  /** In lockstep: turns in which all have placed, and turns in which all are marked (D1). */
  readonly turnsUncovered: number;
  readonly turnsMarked: number;
  /** Seats that resigned this round of a race. */
  readonly resigned: readonly Seat[];
  /** Who gave up the round or the match, in order; a race goes on, so the order matters. */
  readonly leavings: readonly Leaving[];
  readonly ending: Ending | null;
  /** Makers who did not open their sealed code in time. */
  readonly unopened: readonly Seat[];
  readonly faults: readonly Fault[];
  readonly outcome: RoundOutcome | null;
  readonly awards: readonly Award[];
}

export interface Board {
  readonly maker: Maker;
  readonly breaker: Seat;
  readonly holes: number;
  /** Null until the maker has hidden a code. */
  readonly secret: Secret | null;
  readonly rows: readonly Row[];
  readonly makerClock: Clock;
  readonly breakerClock: Clock;
}

export interface Secret {
  /** 'hidden' from viewers who may not see it, and from the referee too while the code is sealed or uncommitted. */
  readonly code: Code | 'hidden';
  readonly palmed: PegCounts | 'hidden' | null;
  /** C9: whether blanks are possible in this round. */
  readonly blanks: boolean;
  /** What the tray held without code and palmed pegs, for all to see; null if pegs are not counted. */
  readonly tray: PegCounts | null;
  readonly commitment: string | null;
  /** Hidden like the code; null if there is no commitment. */
  readonly key: string | 'hidden' | null;
}

export interface Row {
  /** 'lost' when time ran out: the row counts as placed and gets no feedback (T1). */
  readonly guess: Code | 'hidden' | 'lost';
  /** The valid mark; null until marked. */
  readonly mark: Feedback | 'hidden' | null;
  /** The mark was given by the referee, for a maker who was late or did not mark at all: it is final (T2c). */
  readonly byReferee: boolean;
  /** Marks the maker corrected (W3), oldest first. */
  readonly corrected: readonly (Feedback | 'hidden')[];
  /** Position in the order of receipt over all boards of the round, from 1. */
  readonly order: number;
  /** Time the breaker took, by the row's clock. */
  readonly spent: number;
}

/** The code, if it may be seen. */
export function openCode(board: Board): Code | null {
  const code = board.secret?.code;
  return code === undefined || code === 'hidden' ? null : code;
}

export function boardOfBreaker(round: Round, seat: Seat): number {
  return round.boards.findIndex((board) => board.breaker === seat);
}

export function boardOfMaker(round: Round, maker: Maker): number {
  return round.boards.findIndex((board) => board.maker === maker);
}

/** All place, then all are marked, then the next turn begins (D1, S2). */
export function isLockstep(terms: Terms): boolean {
  return terms.pace === 'turns' && (terms.form === 'duel' || terms.form === 'race');
}

/** A board on which no more rows are placed: its breaker resigned or left the race. */
export function isDropped(state: MatchState, board: Board): boolean {
  return state.round.resigned.includes(board.breaker) || state.withdrawn.includes(board.breaker);
}

export function withRound(state: MatchState, change: Partial<Round>): MatchState {
  return { ...state, round: { ...state.round, ...change } };
}

/** Most changes concern one board or none: if all boards stay the same, nothing is copied. */
export function withBoards(state: MatchState, change: (board: Board, index: number) => Board): MatchState {
  const boards = state.round.boards.map(change);
  const unchanged = boards.every((board, at) => board === state.round.boards[at]);
  return unchanged ? state : { ...state, round: { ...state.round, boards } };
}

export function withBoard(state: MatchState, index: number, change: (board: Board) => Board): MatchState {
  return withBoards(state, (board, at) => (at === index ? change(board) : board));
}
