// Time per row as a stopwatch that gets the time as an argument (T1, T2).

import type { Milliseconds } from '../terms/terms.ts';

export interface Clock {
  /** When it started; null while it waits for its player to have seen the last answer. */
  readonly since: number | null;
  readonly spent: Milliseconds;
  /** It ran, and is paused until its player has given the feedback owed first (T2e). */
  readonly held: boolean;
}

export const IDLE: Clock = { since: null, spent: 0, held: false };

export function startClock(clock: Clock, at: number): Clock {
  return clock.since === null ? { ...clock, since: at, held: false } : clock;
}

/** While all clocks are stopped, only the time before counts. */
export function timeSpent(clock: Clock, now: number, stopped: boolean): Milliseconds {
  return clock.spent + (clock.since === null || stopped ? 0 : Math.max(0, now - clock.since));
}

/** Keeps the time so far; a clock that was running stays marked as such, and `restartClock` continues it. */
export function stopClock(clock: Clock, at: number): Clock {
  return clock.since === null ? clock : { ...clock, since: at, spent: timeSpent(clock, at, false) };
}

export function restartClock(clock: Clock, at: number): Clock {
  return clock.since === null ? clock : { ...clock, since: at };
}

/** A clock that has not started cannot be paused. */
export function holdClock(clock: Clock, at: number, stopped: boolean): Clock {
  return clock.since === null ? clock : { since: null, spent: timeSpent(clock, at, stopped), held: true };
}
