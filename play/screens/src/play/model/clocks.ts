// The clocks of a table: the time left for a player's duty, the countdown of a speed duel, and the time both have
// used in it.

import { type Board, type MatchState, type Milliseconds, timeLeft, timeSpent } from '@blackpeg/rules';
import { ownDuty } from '@blackpeg/session';
import { COUNTDOWN, countsDown } from '@blackpeg/table';
import { whoIs } from '@blackpeg/wording';
import type { Look } from './look.ts';

const SECOND = 1000;

/** Null if there is no time limit, or no clock runs. */
export function ownTimeLeft({ state, seat, round }: Look, now: Milliseconds): Milliseconds | null {
  const duty = round === state.round ? ownDuty(state, seat) : null;
  return duty === null || seat === null ? null : timeLeft(state, seat, duty, now);
}

/** Seconds until a duel of speed begins; null if it has begun, or there is no countdown. */
export function secondsToStart({ state, round, seat }: Look, now: Milliseconds): number | null {
  const own = round.boards.find(({ breaker }) => breaker === seat);
  const isFirst = round === state.round && state.phase === 'seeking' && own?.rows.length === 0;
  if (!own || !isFirst || !countsDown(state.terms)) return null;
  const left = COUNTDOWN - timeSpent(own.breakerClock, now, state.clocksStopped);
  return left > 0 ? Math.ceil(left / SECOND) : null;
}

/** The time a seat has used since the start, as a clock shows it. */
export interface SeatClock {
  readonly name: string;
  readonly used: string;
  readonly isOwn: boolean;
}

/** Of both in a duel of speed; empty elsewhere, and before it begins. */
export function seatClocks(look: Look, now: Milliseconds): readonly SeatClock[] {
  const { state, round, seat, speaker, words } = look;
  const isHidden = round.boards.some(({ secret }) => secret === null);
  if (!isSpeedDuel(state) || isHidden || secondsToStart(look, now) !== null) return [];
  return round.boards.map((board) => ({
    name: words.match.who(whoIs(speaker, board.breaker)),
    used: clockText(usedOn(state, board, round, now)),
    isOwn: board.breaker === seat,
  }));
}

function isSpeedDuel({ terms }: MatchState): boolean {
  return terms.form === 'duel' && terms.pace === 'free';
}

function clockText(milliseconds: Milliseconds): string {
  const seconds = Math.floor(milliseconds / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function usedOn(state: MatchState, board: Board, round: Look['round'], now: Milliseconds): Milliseconds {
  const placed = board.rows.reduce((sum, { spent }) => sum + spent, 0);
  const isOver = round !== state.round || state.phase !== 'seeking';
  const running = isOver ? 0 : timeSpent(board.breakerClock, now, state.clocksStopped);
  return Math.max(0, placed + running - (countsDown(state.terms) ? COUNTDOWN : 0));
}

/** When the display changes next; null if it does not. */
export function nextTick(look: Look, now: Milliseconds): Milliseconds | null {
  const left = ownTimeLeft(look, now);
  if (look.state.clocksStopped) return null;
  if (left !== null) return left % SECOND === 0 ? SECOND : left % SECOND;
  const { state, round, seat } = look;
  if (!isSpeedDuel(state) || round !== state.round || state.phase !== 'seeking') return null;
  const own = round.boards.find(({ breaker }) => breaker === seat);
  return SECOND - ((own ? timeSpent(own.breakerClock, now, false) : 0) % SECOND);
}
