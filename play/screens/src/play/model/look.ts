// The input of everything shown and said at a table: one seat's view, and what that seat is doing at the moment.

import {
  type Board,
  isFound,
  isLockstep,
  type MatchState,
  type Round,
  refereeMarks,
  type Seat,
} from '@blackpeg/rules';
import { type Draft, ownDuty } from '@blackpeg/session';
import type { Detail, PlayWords, Speaker } from '@blackpeg/wording';
import type { NamedPlaces } from '../../hints/index.ts';

export interface Look {
  readonly state: MatchState;
  /** The round to show: the current one, or a finished one until its player goes on. */
  readonly round: Round;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  /** The index of the selected board; it is shown alone unless both of a duel are shown. */
  readonly board: number;
  readonly speaker: Speaker;
  readonly words: PlayWords;
  readonly draft: Draft | null;
  /** Holes, from 1, that a refusal is about. */
  readonly flagged: readonly number[];
  /** What the shown hint refers to, or the step of its explanation, or holes chosen to be swapped. */
  readonly named?: NamedPlaces | undefined;
  /** The row or code is being sent. */
  readonly sending: boolean;
  /** The owner's cover over the own code. */
  readonly covered: boolean;
  /** How rows are read out on request. */
  readonly detail: Detail;
}

/** The board on which a seat searches, otherwise the one with its own code, otherwise the first. */
export function boardOf({ boards }: Pick<Round, 'boards'>, seat: Seat | null): number {
  const own = boards.findIndex(({ breaker }) => breaker === seat);
  const made = boards.findIndex(({ maker }) => maker === seat);
  return Math.max(0, own >= 0 ? own : made);
}

export function boardAsked({ round, board }: Pick<Look, 'round' | 'board'>): Board | undefined {
  return round.boards[board];
}

/** What the draft is for; null if there is none or a finished round is shown. */
export function composed({ state, round, seat, draft }: Look): 'code' | 'guess' | null {
  if (!draft || round !== state.round) return null;
  if (ownDuty(state, seat)?.kind === 'hide') return 'code';
  const board = round.boards.find(({ breaker }) => breaker === seat);
  if (!board || isFound(board)) return null;
  const out = round.resigned.includes(board.breaker) || state.withdrawn.includes(board.breaker);
  return out ? null : 'guess';
}

/** The player's own code, while it is a secret. */
export function hasCodeToCover(look: Look): boolean {
  const { round, state, seat } = look;
  const made = round.boards.find(({ maker }) => maker === seat);
  return (
    seat !== null &&
    composed(look) !== 'code' &&
    round === state.round &&
    round.outcome === null &&
    made?.secret != null
  );
}

/** The row being filled, from 0; null if this seat fills none of this board. */
export function activeRow(look: Look, board: Board): number | null {
  return board.breaker === look.seat && composed(look) === 'guess' ? board.rows.length : null;
}

/** The turn of a duel, from 1: the one this seat is filling, even if others are behind, otherwise the common one; 0 once it is over. */
export function turnOf(look: Look): number {
  const { state, round, seat } = look;
  if (round !== state.round || state.phase !== 'seeking') return 0;
  const own = round.boards.find(({ breaker }) => breaker === seat);
  const filled = own && activeRow(look, own);
  if (typeof filled === 'number') return Math.min(filled + 1, state.terms.edition.rows);
  const furthest = Math.max(0, ...round.boards.map(({ rows }) => rows.length));
  const turn = isLockstep(state.terms) ? round.turnsMarked + 1 : (own?.rows.length ?? furthest) + 1;
  return Math.min(turn, state.terms.edition.rows);
}

/** No answer of the round is a person's. */
export function isAnsweredByReferee({ state }: Look): boolean {
  return state.round.boards.every((board) => refereeMarks(state, board));
}

/** In no round: in solitaire and in a race the house hides the code. */
export function hidesNothing({ state, seat }: Look): boolean {
  const { form } = state.terms;
  return seat === null || form === 'solitaire' || form === 'race';
}
