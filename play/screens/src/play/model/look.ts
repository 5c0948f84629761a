// The input of everything shown and said at a table: one seat's view, and what that seat is doing at the moment.

import { type Board, isFound, isLockstep, type MatchState, type Round, type Seat } from '@blackpeg/rules';
import { type Draft, ownDuty } from '@blackpeg/session';
import type { Detail, PlayWords, Speaker } from '@blackpeg/wording';

export interface Look {
  readonly state: MatchState;
  /** The one to show: the state's own, or an ended one until its player goes on. */
  readonly round: Round;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  /** Of the round's boards, from 0, the one that is asked about; it stands alone unless both of a duel are shown. */
  readonly board: number;
  readonly speaker: Speaker;
  readonly words: PlayWords;
  readonly draft: Draft | null;
  /** Holes, from 1, that a refusal is about. */
  readonly flagged: readonly number[];
  /** Rows and holes, from 0, that the hint which is shown speaks of. */
  readonly named?: { readonly rows: readonly number[]; readonly holes: readonly number[] } | undefined;
  /** The row or code is on its way. */
  readonly sending: boolean;
  /** The owner's cover over the own code. */
  readonly covered: boolean;
  /** How rows are told to who asks for them. */
  readonly detail: Detail;
}

/** Where a seat seeks a code, else the one whose code it holds, else the first. */
export function boardOf({ boards }: Pick<Round, 'boards'>, seat: Seat | null): number {
  const own = boards.findIndex(({ breaker }) => breaker === seat);
  const made = boards.findIndex(({ maker }) => maker === seat);
  return Math.max(0, own >= 0 ? own : made);
}

export function boardAsked({ round, board }: Pick<Look, 'round' | 'board'>): Board | undefined {
  return round.boards[board];
}

/** What the draft is for; null where there is none or an ended round is shown. */
export function composed({ state, round, seat, draft }: Look): 'code' | 'guess' | null {
  if (!draft || round !== state.round) return null;
  if (ownDuty(state, seat)?.kind === 'hide') return 'code';
  const board = round.boards.find(({ breaker }) => breaker === seat);
  if (!board || isFound(board)) return null;
  const out = round.resigned.includes(board.breaker) || state.withdrawn.includes(board.breaker);
  return out ? null : 'guess';
}

/** One's own, while it is a secret. */
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

/** The row being filled, from 0; null where this seat fills none of this board. */
export function activeRow(look: Look, board: Board): number | null {
  return board.breaker === look.seat && composed(look) === 'guess' ? board.rows.length : null;
}

/** The turn of a duel it is about, from 1: the one a seat fills, though others are behind it, else the one both are at; 0 once it is over. */
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
