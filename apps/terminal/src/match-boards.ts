// The boards of a match as their breakers knew them, when their search was over or the match breaks off.

import { answeredRows, beginMatch, cluesOf, evolve, type MatchEvent, type MatchState } from '@blackpeg/rules';
import type { Knowledge } from '@blackpeg/solver';

export interface PlayedBoard {
  readonly round: { readonly number: number; readonly replay: number };
  readonly breaker: number;
  readonly finished: boolean;
  readonly knowledge: Knowledge;
  /** For each row of the knowledge the row of the board, counted from 1: a lost row tells nothing. */
  readonly numbers: readonly number[];
}

/** Boards on which nothing was answered are left out. */
export function playedBoards([opened, ...events]: readonly MatchEvent[]): readonly PlayedBoard[] {
  if (opened?.type !== 'match-opened') return [];
  const boards: PlayedBoard[] = [];
  let state = beginMatch(opened);
  for (const event of events) {
    state = evolve(state, event);
    if (event.type === 'search-ended') boards.push(...boardsIn(state, true));
  }
  if (state.round.ending === null) boards.push(...boardsIn(state, false));
  return boards.filter(({ knowledge }) => knowledge.rows.length > 0);
}

function boardsIn(state: MatchState, finished: boolean): readonly PlayedBoard[] {
  const { number, replay, boards } = state.round;
  return boards.map((board) => {
    const knowledge = cluesOf(state, board);
    const numbers = answeredRows(board)
      .slice(0, knowledge.rows.length)
      .map((row) => row + 1);
    return { round: { number, replay }, breaker: board.breaker, finished, knowledge, numbers };
  });
}
