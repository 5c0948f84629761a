// The time of day, and being woken.

import { createWallClock, timersOf } from '@blackpeg/referee';

export const wallClock = createWallClock(timersOf(globalThis));
