// What the table shows a codebreaker about one board.

import { specFor } from './edition.ts';
import type { Clues, MarkedGuess } from './fits.ts';
import { type Board, isLockstep, type MatchState } from './match.ts';
import { missingPegs } from './tray-view.ts';

/** Rows whose marks are not shown yet are no clue: in lockstep, those of the turn under way (D1). */
export function cluesOf(state: MatchState, board: Board): Clues {
  const { edition } = state.terms;
  return {
    spec: specFor(edition, board.breaker, board.secret?.blanks ?? edition.blanks !== 'off'),
    marking: edition.marking,
    rows: markedRows(state, board),
    missing: missingPegs(state, board),
  };
}

function markedRows(state: MatchState, board: Board): readonly MarkedGuess[] {
  const shown = isLockstep(state.terms) ? board.rows.slice(0, state.round.turnsMarked) : board.rows;
  return shown.flatMap(({ guess, mark }) =>
    guess === 'lost' || guess === 'hidden' || mark === null || mark === 'hidden' ? [] : [{ guess, mark }],
  );
}
