// A limit on how often somebody may ask within a time.

import type { Milliseconds } from '@blackpeg/rules';

export interface RateLimit {
  /** False when this is one too many. */
  allows(who: string, now: number): boolean;
}

interface Window {
  readonly since: number;
  readonly count: number;
}

/** Names remembered before those whose time is over are let go. */
const MANY = 10_000;

export function createRateLimit(most: number, within: Milliseconds): RateLimit {
  const windows = new Map<string, Window>();
  return {
    allows(who, now) {
      const old = windows.get(who);
      const current = old && now - old.since < within ? old : { since: now, count: 0 };
      if (!old && windows.size >= MANY) {
        for (const [name, { since }] of windows) if (now - since >= within) windows.delete(name);
      }
      windows.set(who, { ...current, count: current.count + 1 });
      return current.count < most;
    },
  };
}
