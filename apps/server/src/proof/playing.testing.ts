// What a program needs to know about the game: how an event changes its view, and what it owes.

import type { PlayerAction } from '@blackpeg/protocol';
import {
  beginMatch,
  type Dice,
  drawCode,
  dutyOf,
  evolve,
  type MatchEvent,
  type MatchState,
  type Seat,
  specFor,
  timeLeft,
} from '@blackpeg/rules';

/** Null until the match is opened. */
export function stateAfter(state: MatchState | null, event: MatchEvent): MatchState | null {
  if (state) return evolve(state, event);
  return event.type === 'match-opened' ? beginMatch(event) : null;
}

/** What a seat owes, chosen at random; with a time limit it first reports having seen the state. */
export function nextAction(state: MatchState, seat: Seat, dice: Dice): PlayerAction | null {
  const duty = dutyOf(state, seat);
  const board = duty && state.round.boards[duty.board];
  if (!duty || !board) return null;
  const isTimed = state.terms.seats[seat]?.allowance !== null;
  if (isTimed && timeLeft(state, seat, duty, 0) === null) return { type: 'see', seat };
  const code = drawCode(specFor(state.terms.edition, board.breaker, false), dice);
  return duty.kind === 'hide'
    ? { type: 'hide-code', code, blanks: null, palmed: null, commitment: null }
    : { type: 'place-guess', guess: code };
}
