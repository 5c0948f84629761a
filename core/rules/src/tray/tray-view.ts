// The tray as the table shows it: what each breaker can still take, and what that says about a code.

import { specFor } from '../editions/edition.ts';
import { type Board, boardOfBreaker, boardOfMaker, isLockstep, type MatchState } from '../match/match.ts';
import type { Seat } from '../match/seat.ts';
import { countPegsOf, fullTray, type PegCounts, takeFrom } from './tray.ts';

/** What this breaker's tray still holds; null where pegs are not counted. Covered rows are not counted yet. */
export function trayLeft(state: MatchState, breaker: Seat): PegCounts | null {
  const { round, terms } = state;
  const own = round.boards[boardOfBreaker(round, breaker)];
  // In a duel each player takes the code and the guesses from their own half.
  const source = terms.form === 'duel' ? round.boards[boardOfMaker(round, breaker)] : own;
  const tray = source?.secret?.tray ?? null;
  if (!own || tray === null) return null;
  const open = isLockstep(terms) ? own.rows.slice(0, round.turnsUncovered) : own.rows;
  const guesses = open.flatMap(({ guess }) => (guess === 'hidden' || guess === 'lost' ? [] : [guess]));
  return takeFrom(tray, countPegsOf(specFor(terms.edition, breaker, true), guesses));
}

/** Pegs missing from the tray when the code was hidden: the code's and the palmed ones; null where not counted. */
export function missingPegs(state: MatchState, board: Board): PegCounts | null {
  const { supply, edition } = state.terms;
  const tray = board.secret?.tray ?? null;
  return supply === null || tray === null ? null : takeFrom(fullTray(edition, supply), tray);
}
