// The time of day, and being woken.

import { createWallClock } from '@blackpeg/referee';

export const wallClock = createWallClock({
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
});
