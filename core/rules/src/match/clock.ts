// Time per row as a stopwatch that is told the time (T1, T2).

import type { Milliseconds } from '../terms/terms.ts';

export interface Clock {
  /** Since when it runs; null while it waits for its player to have seen what there is to answer. */
  readonly since: number | null;
  readonly spent: Milliseconds;
  /** Ran, and stands still until its player has given the feedback owed first (T2e). */
  readonly held: boolean;
}

export const IDLE: Clock = { since: null, spent: 0, held: false };

export function startClock(clock: Clock, at: number): Clock {
  return clock.since === null ? { ...clock, since: at, held: false } : clock;
}

/** While all clocks are stopped, only what had run before counts. */
export function timeSpent(clock: Clock, now: number, stopped: boolean): Milliseconds {
  return clock.spent + (clock.since === null || stopped ? 0 : Math.max(0, now - clock.since));
}

/** Keeps what has run; a clock that was running stays marked so, and runs on from `restartClock`. */
export function stopClock(clock: Clock, at: number): Clock {
  return clock.since === null ? clock : { ...clock, since: at, spent: timeSpent(clock, at, false) };
}

export function restartClock(clock: Clock, at: number): Clock {
  return clock.since === null ? clock : { ...clock, since: at };
}

/** A clock that does not run yet has nothing to hold. */
export function holdClock(clock: Clock, at: number, stopped: boolean): Clock {
  return clock.since === null ? clock : { since: null, spent: timeSpent(clock, at, stopped), held: true };
}
