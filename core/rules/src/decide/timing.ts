// Clocks: seeing starts them, the referee stops them and says when time is up (T1, T2).

import { mark } from '../code/marking.ts';
import type { Action } from '../match/action.ts';
import { type Clock, timeSpent } from '../match/clock.ts';
import { awaitsMaker, awaitsRow, breakerDuty, type Duty, makerDuty, owesMark } from '../match/duty.ts';
import type { MatchEvent } from '../match/event.ts';
import { type MatchState, openCode } from '../match/match.ts';
import type { Ending } from '../match/outcome.ts';
import type { Seat } from '../match/seat.ts';
import { type Decision, grant, isSeat, refuse, speaksFor, type Wish } from './decision.ts';
import { placeGuess } from './placing.ts';

type TimeUp = Extract<Action, { readonly type: 'time-up' }>;
type MarkDuty = Extract<Duty, { readonly kind: 'mark' }>;

/** No events if no clock is waiting to be started. */
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
  const left = duties(state, seat).map((duty) => ({ duty, left: judgedIn(state, seat, duty, now) }));
  const overdue = left.find((entry) => entry.left !== null && entry.left <= 0);
  if (overdue) return expire({ state, by, now }, seat, overdue.duty, draft);
  const soonest = left.flatMap((entry) => (entry.left === null ? [] : [entry.left]));
  return refuse('T1', { kind: 'not-due', left: soonest.length === 0 ? null : Math.min(...soonest) });
}

/** Time left for what a seat owes; null if there is no time limit or the clock has not been started. */
export function timeLeft(state: MatchState, seat: Seat, duty: Duty, now: number): number | null {
  const board = state.round.boards[duty.board];
  const allowance = state.terms.seats[seat]?.allowance ?? (duty.kind === 'open' ? state.terms.absence : null);
  const clock: Clock | undefined = duty.kind === 'place' ? board?.breakerClock : board?.makerClock;
  if (!clock || allowance === null || clock.since === null) return null;
  return allowance - timeSpent(clock, now, state.clocksStopped);
}

/**
 * Time until a seat's lateness is judged. T2: seats that hide, mark sealed codes or open them too late are judged
 * together, once none of them has time left; null while one of them has no time limit.
 */
export function judgedIn(state: MatchState, seat: Seat, duty: Duty, now: number): number | null {
  const times = owingTheSame(state, seat, duty).map((owing) => timeLeft(state, owing.seat, owing.duty, now));
  return times.reduce<number | null>(
    (last, left) => (last === null || left === null ? null : Math.max(last, left)),
    timeLeft(state, seat, duty, now),
  );
}

export function setClocks({ state, by, now }: Wish, stopped: boolean): Decision {
  if (by !== 'referee') return refuse('T2', { kind: 'not-for-you' });
  if (state.clocksStopped === stopped) return refuse('T2', { kind: 'clocks-unchanged', stopped });
  return grant({ type: stopped ? 'clocks-stopped' : 'clocks-restarted', at: now });
}

/** A seat that owes feedback first does not lose a row (D6). */
function duties(state: MatchState, seat: Seat): readonly Duty[] {
  const placing = owesMark(state, seat) === null ? breakerDuty(state, seat) : null;
  return [makerDuty(state, seat), placing].filter((duty) => duty !== null);
}

interface Owing {
  readonly seat: Seat;
  readonly duty: Duty;
}

/** In the order of the seats, the given one included. */
function owingTheSame(state: MatchState, seat: Seat, duty: Duty): readonly Owing[] {
  const alone = duty.kind === 'place' || (duty.kind === 'mark' && state.terms.custody === 'escrow');
  if (alone || state.rules < 3) return [{ seat, duty }];
  return [...state.terms.seats.keys()].flatMap((other) => {
    const owed = makerDuty(state, other);
    return owed?.kind === duty.kind ? [{ seat: other, duty: owed }] : [];
  });
}

function expire(wish: Wish, seat: Seat, duty: Duty, draft: TimeUp['draft']): Decision {
  const { state, now: at } = wish;
  const late = owingTheSame(state, seat, duty);
  switch (duty.kind) {
    case 'hide': {
      const ending: Ending =
        late.length > 1 ? { kind: 'all-hiding-overdue' } : { kind: 'hiding-overdue', seat };
      return grant({ type: 'search-ended', ending, at });
    }
    case 'place': {
      const placed = draft && placeGuess({ ...wish, by: seat }, draft, true);
      return placed?.ok ? placed : grant({ type: 'row-lost', board: duty.board, row: duty.row, at });
    }
    case 'mark':
      return grant(...(refereesMark(state, duty, at) ?? overdueMarks(late, at)));
    case 'open':
      return grant(...late.map((owing): MatchEvent => ({ type: 'opening-overdue', seat: owing.seat, at })));
  }
}

/** T2c: the referee gives an overdue mark if it knows the code. */
function refereesMark(state: MatchState, duty: MarkDuty, at: number): readonly MatchEvent[] | null {
  const board = state.round.boards[duty.board];
  const code = board ? openCode(board) : null;
  const guess = board?.rows[duty.row]?.guess;
  if (code === null || guess === undefined || guess === 'hidden' || guess === 'lost') return null;
  const feedback = mark(state.terms.edition.marking, code, guess);
  return [{ type: 'guess-marked', board: duty.board, row: duty.row, feedback, by: 'referee', at }];
}

/** If it does not know the code, a missing mark is wrong feedback. */
function overdueMarks(late: readonly Owing[], at: number): readonly MatchEvent[] {
  const marks = late.flatMap(({ seat, duty }) => (duty.kind === 'mark' ? [{ seat, ...duty }] : []));
  const [first] = marks;
  if (first === undefined) return [];
  const ending: Ending =
    marks.length > 1
      ? { kind: 'all-marks-overdue' }
      : { kind: 'mark-overdue', seat: first.seat, row: first.row };
  return [
    ...marks.map(({ board, row }): MatchEvent => ({ type: 'mark-overdue', board, row, at })),
    { type: 'search-ended', ending, at },
  ];
}
