// The clock on the wall.

import { createWallClock } from '@blackpeg/referee';

/** What it wakes does not keep the process alive. */
export const wallClock = createWallClock({
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds).unref();
    return () => clearTimeout(timer);
  },
});
