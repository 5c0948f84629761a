// When the clock speaks next: the duties that have a running clock, and when each is overdue (T1, T2).

import { dutyOf, type MatchState, type Seat, timeLeft } from '@blackpeg/rules';

export interface Deadline {
  readonly seat: Seat;
  /** The time at which the seat is overdue. */
  readonly at: number;
}

/** Every seat whose clock runs. */
export function deadlinesOf(state: MatchState, now: number): readonly Deadline[] {
  if (state.clocksStopped) return [];
  return state.terms.seats.flatMap((_, seat) => {
    const duty = dutyOf(state, seat);
    const left = duty && timeLeft(state, seat, duty, now);
    return left === null ? [] : [{ seat, at: now + left }];
  });
}

export function nextDeadline(state: MatchState, now: number): number | null {
  const times = deadlinesOf(state, now).map(({ at }) => at);
  return times.length === 0 ? null : Math.min(...times);
}

export function overdueSeat(state: MatchState, now: number): Seat | undefined {
  return deadlinesOf(state, now).find(({ at }) => at <= now)?.seat;
}
