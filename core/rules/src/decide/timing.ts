// Clocks: seeing starts them, the referee stops them and says when time is up (T1, T2).

import type { Action } from '../action.ts';
import { type Clock, timeSpent } from '../clock.ts';
import { awaitsMaker, awaitsRow, breakerDuty, type Duty, makerDuty, owesMark } from '../duty.ts';
import type { MatchEvent } from '../event.ts';
import { mark } from '../marking.ts';
import { type MatchState, openCode } from '../match.ts';
import type { Seat } from '../seat.ts';
import { placeGuess } from './placing.ts';
import { type Decision, grant, isSeat, refuse, speaksFor, type Wish } from './wish.ts';

type TimeUp = Extract<Action, { readonly type: 'time-up' }>;

/** Nothing happens where no clock waits to be started. */
export function see(wish: Wish, seat: Seat): Decision {
  const { state, now } = wish;
  if (!speaksFor(wish, seat)) return refuse('T2', { kind: 'not-for-you' });
  const waits = state.round.boards.some(
    (board) =>
      (board.maker === seat && board.makerClock.since === null && awaitsMaker(state, board)) ||
      (board.breaker === seat && board.breakerClock.since === null && awaitsRow(state, board)),
  );
  return waits ? grant({ type: 'seen', seat, at: now }) : grant();
}

export function timeUp({ state, by, now }: Wish, { seat, draft }: TimeUp): Decision {
  if (by !== 'referee' || !isSeat(state, seat)) return refuse('T1', { kind: 'not-for-you' });
  const left = duties(state, seat).map((duty) => ({ duty, left: timeLeft(state, seat, duty, now) }));
  const overdue = left.find((entry) => entry.left !== null && entry.left <= 0);
  if (overdue) return expire({ state, by, now }, seat, overdue.duty, draft);
  const soonest = left.flatMap((entry) => (entry.left === null ? [] : [entry.left]));
  return refuse('T1', { kind: 'not-due', left: soonest.length === 0 ? null : Math.min(...soonest) });
}

/** Time left for what a seat owes; null where no time is agreed or the clock waits to be started. */
export function timeLeft(state: MatchState, seat: Seat, duty: Duty, now: number): number | null {
  const board = state.round.boards[duty.board];
  const allowance = state.terms.seats[seat]?.allowance ?? (duty.kind === 'open' ? state.terms.absence : null);
  const clock: Clock | undefined = duty.kind === 'place' ? board?.breakerClock : board?.makerClock;
  if (!clock || allowance === null || clock.since === null) return null;
  return allowance - timeSpent(clock, now, state.clocksStopped);
}

export function setClocks({ state, by, now }: Wish, stopped: boolean): Decision {
  if (by !== 'referee') return refuse('T2', { kind: 'not-for-you' });
  if (state.clocksStopped === stopped) return refuse('T2', { kind: 'clocks-unchanged', stopped });
  return grant({ type: stopped ? 'clocks-stopped' : 'clocks-restarted', at: now });
}

/** Nobody loses a row while owing feedback first (D6). */
function duties(state: MatchState, seat: Seat): readonly Duty[] {
  const placing = owesMark(state, seat) === null ? breakerDuty(state, seat) : null;
  return [makerDuty(state, seat), placing].filter((duty) => duty !== null);
}

function expire(wish: Wish, seat: Seat, duty: Duty, draft: TimeUp['draft']): Decision {
  const { state, now: at } = wish;
  switch (duty.kind) {
    case 'hide':
      return grant({ type: 'search-ended', ending: { kind: 'hiding-overdue', seat }, at });
    case 'place': {
      const placed = draft && placeGuess({ ...wish, by: seat }, draft, true);
      return placed?.ok ? placed : grant({ type: 'row-lost', board: duty.board, row: duty.row, at });
    }
    case 'mark':
      return grant(...overdueMark(state, seat, duty.board, duty.row, at));
    case 'open':
      return grant({ type: 'opening-overdue', seat, at });
  }
}

/** The referee gives an overdue mark where it knows the code; where it does not, silence is wrong feedback. */
function overdueMark(
  state: MatchState,
  seat: Seat,
  index: number,
  row: number,
  at: number,
): readonly MatchEvent[] {
  const board = state.round.boards[index];
  const code = board ? openCode(board) : null;
  const guess = board?.rows[row]?.guess;
  if (code !== null && guess !== undefined && guess !== 'hidden' && guess !== 'lost') {
    const feedback = mark(state.terms.edition.marking, code, guess);
    return [{ type: 'guess-marked', board: index, row, feedback, by: 'referee', at }];
  }
  return [
    { type: 'mark-overdue', board: index, row, at },
    { type: 'search-ended', ending: { kind: 'mark-overdue', seat, row }, at },
  ];
}
