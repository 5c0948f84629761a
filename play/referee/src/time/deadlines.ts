// The next deadline: the duties with a running clock, and when each is overdue (T1, T2).

import { dutyOf, judgedIn, type MatchState, type Seat, timeLeft } from '@blackpeg/rules';

export interface Deadline {
  readonly seat: Seat;
  /** The time at which the seat is overdue and is judged. */
  readonly at: number;
}

/** Whether any seat's time runs, even if it is not judged yet. */
export function clocksRun(state: MatchState, now: number): boolean {
  if (state.clocksStopped) return false;
  return [...state.terms.seats.keys()].some((seat) => {
    const duty = dutyOf(state, seat);
    return duty !== null && timeLeft(state, seat, duty, now) !== null;
  });
}

export function nextDeadline(state: MatchState, now: number): number | null {
  const times = deadlinesOf(state, now).map(({ at }) => at);
  return times.length === 0 ? null : Math.min(...times);
}

/** Who is overdue, in the order in which their time ran out. */
export function overdueSeats(state: MatchState, now: number): readonly Deadline[] {
  return deadlinesOf(state, now)
    .filter(({ at }) => at <= now)
    .sort((a, b) => a.at - b.at);
}

function deadlinesOf(state: MatchState, now: number): readonly Deadline[] {
  if (state.clocksStopped) return [];
  return state.terms.seats.flatMap((_, seat) => {
    const duty = dutyOf(state, seat);
    const left = duty && judgedIn(state, seat, duty, now);
    return left === null ? [] : [{ seat, at: now + left }];
  });
}
