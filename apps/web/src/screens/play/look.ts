// What the pictures of a table are made from: one seat's view, and what that seat is doing at the moment.

import { dutyOf, isFound, type MatchState, type Round, type Seat } from '@blackpeg/rules';
import type { Draft } from '@blackpeg/session';
import type { PlayWords, Speaker } from '@blackpeg/wording';

export interface Look {
  readonly state: MatchState;
  /** The one to show: the state's own, or an ended one until its player goes on. */
  readonly round: Round;
  readonly seat: Seat;
  readonly speaker: Speaker;
  readonly words: PlayWords;
  readonly draft: Draft | null;
  /** Holes, from 1, that a refusal is about. */
  readonly flagged: readonly number[];
  /** The row or code is on its way. */
  readonly sending: boolean;
  /** The owner's cover over the own code. */
  readonly covered: boolean;
  /** The time left, where it stands in the row itself. */
  readonly time: string | null;
}

/** What the draft is for; null where there is none or an ended round is shown. */
export function composed({ state, round, seat, draft }: Look): 'code' | 'guess' | null {
  if (!draft || round !== state.round) return null;
  if (dutyOf(state, seat)?.kind === 'hide') return 'code';
  const board = round.boards.find(({ breaker }) => breaker === seat);
  const out = round.resigned.includes(seat) || state.withdrawn.includes(seat);
  return board && !isFound(board) && !out ? 'guess' : null;
}
