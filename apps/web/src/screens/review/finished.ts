// What of a match can be looked back on: rounds that are over, so that no code is told before its time.

import { allRounds, type Board, type Clues, cluesOf, type MatchState, type Round } from '@blackpeg/rules';

export interface FinishedBoard {
  readonly board: Board;
  /** As its breaker knew it in the end. */
  readonly clues: Clues;
  /** For each row of the clues the row of the board, from 1: a lost row tells nothing. */
  readonly numbers: readonly number[];
}

export function finishedRounds(state: MatchState): readonly Round[] {
  return allRounds(state).filter(({ outcome }) => outcome !== null);
}

/** Boards on which at least one row was answered. */
export function finishedBoards(state: MatchState, round: Round): readonly FinishedBoard[] {
  return round.boards
    .map((board) => ({ board, clues: cluesOf({ ...state, round }, board), numbers: answeredRows(board) }))
    .filter(({ clues }) => clues.rows.length > 0);
}

function answeredRows({ rows }: Board): readonly number[] {
  return rows.flatMap(({ guess, mark }, row) =>
    typeof guess === 'string' || mark === null || mark === 'hidden' ? [] : [row + 1],
  );
}
