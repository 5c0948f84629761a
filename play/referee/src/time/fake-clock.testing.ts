// A clock that tests set by hand: nothing really waits, and everything due happens in order.

import type { WallClock } from './clock.ts';

export interface FakeClock extends WallClock {
  /** Advances the time, calling timers one after the other, each at its own time. */
  advance(milliseconds: number): Promise<void>;
  /** Advances to the next timer and calls it; false if there is none. */
  runNext(): Promise<boolean>;
  /** The number of timers. */
  waiting(): number;
}

interface Wake {
  readonly at: number;
  readonly callback: () => void;
}

export function createFakeClock(start = 0): FakeClock {
  let now = start;
  const wakes = new Set<Wake>();

  function next(before: number): Wake | undefined {
    return [...wakes].filter(({ at }) => at <= before).sort((a, b) => a.at - b.at)[0];
  }

  async function run(wake: Wake): Promise<void> {
    now = Math.max(now, wake.at);
    wakes.delete(wake);
    wake.callback();
    await settled();
  }

  return {
    now: () => now,
    wake(at, callback) {
      const wake = { at, callback };
      wakes.add(wake);
      return () => wakes.delete(wake);
    },
    async advance(milliseconds) {
      const end = now + milliseconds;
      for (let wake = next(end); wake; wake = next(end)) await run(wake);
      now = end;
      await settled();
    },
    async runNext() {
      const wake = next(Number.POSITIVE_INFINITY);
      if (wake) await run(wake);
      return wake !== undefined;
    },
    waiting: () => wakes.size,
  };
}

/** After all pending promises have settled, and those that waited for them. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
