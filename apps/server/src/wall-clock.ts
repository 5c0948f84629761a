// The server's clock. It counts from the system time at start-up, so that setting the system time changes no deadline,
// and stops while the process does not run, so that nobody is charged for a pause (T2). With several servers it goes
// on: time has passed for the others, and the owner of a match records that its clocks stood still.

import { createWallClock, type Timers, type WallClock } from '@blackpeg/referee';
import type { Milliseconds } from '@blackpeg/rules';

export interface ServerClock extends WallClock {
  /** Called after each pause: countdowns of clients are ahead of this clock by now. If the clock counted on, it is called at once, before anybody reads the time. */
  onPause?(listener: (lasted: Milliseconds) => void): void;
}

export interface ClockSources {
  /** The system's own time, which may be set. */
  systemTime(): number;
  /** Keeps counting while the process is stopped, and is never set, at most corrected after the machine was stopped. */
  monotonic(): number;
  readonly after: Timers['after'];
  /** Whether other servers run beside it. */
  readonly isShared?: boolean;
}

/** A beat this late was held up: by a stopped process, a stopped machine or a blocked loop. */
export const BEAT: Milliseconds = 250;
const LATE: Milliseconds = 1_000;

export function createServerClock({
  systemTime,
  monotonic,
  after,
  isShared = false,
}: ClockSources): ServerClock {
  const listeners = new Set<(lasted: Milliseconds) => void>();
  let last = monotonic();
  /** The offset from the monotonic time to this clock. */
  let ahead = systemTime() - last;

  /** The first call after a pause detects it, before anything can be judged overdue. */
  function now(): number {
    const gap = monotonic() - last;
    if (gap > BEAT + LATE) {
      last += gap;
      const tell = () => {
        for (const listener of listeners) listener(gap);
      };
      if (isShared) tell();
      else {
        ahead -= gap - BEAT;
        after(0, tell);
      }
    }
    return Math.floor(monotonic() + ahead);
  }

  function beat(): void {
    now();
    last = monotonic();
    after(BEAT, beat);
  }

  beat();
  return { ...createWallClock({ now, after }), onPause: (listener) => void listeners.add(listener) };
}

/** By monotonic time; its timers do not keep the process alive. */
export const monotonicTimers: Timers = {
  now: () => performance.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};

export const wallClock = createServerClock({
  systemTime: () => Date.now(),
  monotonic: monotonicTimers.now,
  after: monotonicTimers.after,
});

/** For one of several servers, by their common time; a large correction means that this server was paused. */
export function createSharedClock(sharedTime: () => number): ServerClock {
  return createServerClock({
    systemTime: sharedTime,
    monotonic: sharedTime,
    after: monotonicTimers.after,
    isShared: true,
  });
}
