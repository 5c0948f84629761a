// Placing a guess: when it may be placed, and what it may contain.

import { cluesOf, misfitRow } from '../code/clues.ts';
import { type Code, checkCode } from '../code/code.ts';
import { codeRule } from '../editions/edition.ts';
import { hasUnmarkedRow, isFound, owesMark } from '../match/duty.ts';
import { isDropped, isLockstep, type MatchState } from '../match/match.ts';
import type { Err } from '../result.ts';
import { countPegsOf, firstShort, takeFrom } from '../tray/tray.ts';
import { trayLeft } from '../tray/tray-view.ts';
import {
  type Decision,
  grant,
  type Placed,
  refuse,
  refuseCode,
  seekingBoard,
  type Wish,
} from './decision.ts';
import type { RuleViolation } from './violation.ts';

/** `meant` is the row it was sent for; undefined for the next one. */
export function placeGuess(wish: Wish, guess: Code, byClock = false, meant?: number): Decision {
  const seeking = seekingBoard(wish);
  if (!seeking.ok) return seeking;
  const { index, board } = seeking.value;
  if (meant !== undefined && meant !== board.rows.length)
    return refuse('T1', { kind: 'not-this-row', row: meant });
  const refusal = notNow(wish.state, seeking.value) ?? notThis(wish.state, seeking.value, guess, byClock);
  return (
    refusal ??
    grant({ type: 'guess-placed', board: index, row: board.rows.length, guess, byClock, at: wish.now })
  );
}

function notNow(state: MatchState, { board }: Placed): Err<RuleViolation> | undefined {
  const row = board.rows.length;
  if (isDropped(state, board)) return refuse('S2', { kind: 'out-of-the-race' });
  if (isLockstep(state.terms) && row > state.round.turnsUncovered) {
    return refuse('D1', { kind: 'turn-not-over', row: row - 1 });
  }
  if (hasUnmarkedRow(board)) return refuse('F7', { kind: 'row-not-marked', row: row - 1 });
  if (isLockstep(state.terms) && row > state.round.turnsMarked) {
    return refuse('D1', { kind: 'turn-not-over', row: row - 1 });
  }
  // Checked only for marks that are shown: a refusal must not reveal a covered one (D1).
  if (isFound(board)) return refuse('F6', { kind: 'already-found' });
  if (row >= state.terms.edition.rows) {
    return refuse(codeRule(state.terms.edition), { kind: 'no-rows-left', rows: state.terms.edition.rows });
  }
  const owed = owesMark(state, board.breaker);
  return owed === null ? undefined : refuse('D6', { kind: 'feedback-owed', row: owed });
}

function notThis(
  state: MatchState,
  { board }: Placed,
  guess: Code,
  byClock: boolean,
): Err<RuleViolation> | undefined {
  const { spec } = cluesOf(state, board);
  const checked = checkCode(spec, guess);
  if (!checked.ok) return refuseCode(state.terms.edition, 'guess', checked.error);
  const tray = trayLeft(state, board.breaker);
  const short = tray && firstShort(takeFrom(tray, countPegsOf(spec, [guess])));
  if (tray && short) {
    const left = tray[short.facet]?.[short.kind - 1] ?? 0;
    return refuse('T3', { kind: 'tray-short', peg: short, left });
  }
  // A player's own bar does not cost the row when time runs out (T1).
  if (byClock || !state.terms.seats[board.breaker]?.consistentOnly) return undefined;
  const misfit = misfitRow(state, board, guess);
  return misfit === undefined ? undefined : refuse('E5', { kind: 'inconsistent', row: misfit });
}
