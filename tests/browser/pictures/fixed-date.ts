// Fixes the date and the random numbers, so that a picture changes only when the app does.

import type { Page } from '@playwright/test';

const DAY = new Date('2026-03-14T10:00:00Z');
const SEED = 20_260_314;

export async function holdStill(page: Page): Promise<void> {
  await page.clock.setFixedTime(DAY);
  await page.addInitScript(throwTheSame, SEED);
}

/** Runs in the page: random numbers are the same sequence every time (mulberry32). */
function throwTheSame(seed: number): void {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array === null) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (const index of bytes.keys()) bytes[index] = next() & 255;
    return array;
  };
}
