// The clock on the wall.

import type { WallClock } from '@blackpeg/referee';

/** The longest a timer of Node can wait. */
const LONGEST = 2 ** 31 - 1;

/** What it wakes does not keep the process alive. */
export const wallClock: WallClock = {
  now: () => Date.now(),
  wake(at, callback) {
    let timer: NodeJS.Timeout;
    const wait = () => {
      const left = at - Date.now();
      timer = left > LONGEST ? setTimeout(wait, LONGEST) : setTimeout(callback, Math.max(0, left));
      timer.unref();
    };
    wait();
    return () => clearTimeout(timer);
  },
};
