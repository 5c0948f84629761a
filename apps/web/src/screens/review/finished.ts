// What of a round that is over can be looked back on: boards with the rows that were answered.

import { answeredRows, type Board, type Clues, cluesOf, type MatchState, type Round } from '@blackpeg/rules';

export interface FinishedBoard {
  readonly board: Board;
  /** As its breaker knew it in the end. */
  readonly clues: Clues;
  /** For each row of the clues the row of the board, from 1: a lost row tells nothing. */
  readonly numbers: readonly number[];
}

/** Boards on which at least one row was answered. */
export function finishedBoards(state: MatchState, round: Round): readonly FinishedBoard[] {
  return round.boards
    .map((board) => ({
      board,
      clues: cluesOf({ ...state, round }, board),
      numbers: answeredRows(board).map((row) => row + 1),
    }))
    .filter(({ clues }) => clues.rows.length > 0);
}
