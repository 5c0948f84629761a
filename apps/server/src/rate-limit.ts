// A limit on how often somebody may do something within a time.

import type { Milliseconds } from '@blackpeg/rules';
import type { Limit } from './limits.ts';

export interface RateLimit {
  /** False if this is one too many. */
  allows(who: string, now: number): boolean;
  /** Whether another one would be too many. */
  isSpent(who: string, now: number): boolean;
}

interface Window {
  readonly since: number;
  readonly count: number;
}

export function rateLimitOf({ most, within = 0 }: Limit): RateLimit {
  return createRateLimit(most, within);
}

export function createRateLimit(most: number, within: Milliseconds): RateLimit {
  const windows = new Map<string, Window>();
  let cleared = 0;

  /** Removes expired entries once per window: a request does not pay for others. */
  function clear(now: number): void {
    if (now - cleared < within) return;
    cleared = now;
    for (const [name, { since }] of windows) if (now - since >= within) windows.delete(name);
  }

  return {
    allows(who, now) {
      clear(now);
      const old = windows.get(who);
      const current = old && now - old.since < within ? old : { since: now, count: 0 };
      windows.set(who, { ...current, count: current.count + 1 });
      return current.count < most;
    },
    isSpent(who, now) {
      const old = windows.get(who);
      return old !== undefined && now - old.since < within && old.count >= most;
    },
  };
}
