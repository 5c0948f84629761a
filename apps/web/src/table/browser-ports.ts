// What a table needs from a browser: the time and timers; when the page is hidden; unpredictable random numbers, for
// who begins and for unique ids.

import { createWallClock, timersOf } from '@blackpeg/referee';
import type { Dice } from '@blackpeg/rules';
import type { OutOfSight } from '@blackpeg/table';

export const wallClock = createWallClock(timersOf(globalThis));

export const pageOutOfSight: OutOfSight = (callback) => {
  const hidden = () => {
    if (document.visibilityState === 'hidden') callback();
  };
  document.addEventListener('visibilitychange', hidden);
  addEventListener('pagehide', callback);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    removeEventListener('pagehide', callback);
  };
};

const RANGE = 2 ** 32;

/** Every side is equally likely: numbers beyond the last whole multiple of the sides are drawn again. */
export const trueDice: Dice = (sides) => {
  const fair = RANGE - (RANGE % sides);
  for (;;) {
    const [thrown = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (thrown < fair) return thrown % sides;
  }
};

/** A random UUID, made by hand because `crypto.randomUUID` is missing on a page without encryption. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
