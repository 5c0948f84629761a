// The clock that the referee and the bots need: the current time, and timers.

/** Milliseconds since any fixed moment, the same after restarts; never processor time. */
export interface WallClock {
  now(): number;
  /** Calls back once, at this time or soon after, never before it returns; returns the function that cancels it. */
  wake(at: number, callback: () => void): () => void;
}

/** The timers of a platform. */
export interface Timers {
  now(): number;
  /** Calls back once after this many milliseconds, never before it returns; returns the function that cancels it. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** An object with timers like those of Node and browsers, such as `globalThis`. */
interface TimerPlatform<Timer> {
  readonly Date: { now(): number };
  setTimeout(callback: () => void, milliseconds: number): Timer;
  clearTimeout(timer: Timer): void;
}

export function timersOf<Timer>(platform: TimerPlatform<Timer>): Timers {
  return {
    now: () => platform.Date.now(),
    after(milliseconds, callback) {
      const timer = platform.setTimeout(callback, milliseconds);
      return () => platform.clearTimeout(timer);
    },
  };
}

/** A timer of Node or of a browser with a longer delay fires at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Checks the time again before it calls back: clocks can be set back, and some waits are longer than any timer. */
export function createWallClock({ now, after }: Timers): WallClock {
  return {
    now,
    wake(at, callback) {
      const wait = () => after(Math.min(Math.max(0, at - now()), LONGEST_TIMER), ring);
      function ring(): void {
        if (now() >= at) callback();
        else cancel = wait();
      }
      let cancel = wait();
      return () => cancel();
    },
  };
}
