// The time of day, and being woken.

import type { WallClock } from '@blackpeg/referee';

/** A timer set for longer goes off at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

export const wallClock: WallClock = {
  now: () => Date.now(),
  wake(at, callback) {
    const wait = () => Math.min(Math.max(0, at - Date.now()), LONGEST_TIMER);
    const ring = () => {
      if (Date.now() >= at) callback();
      else timer = setTimeout(ring, wait());
    };
    let timer = setTimeout(ring, wait());
    return () => clearTimeout(timer);
  },
};
