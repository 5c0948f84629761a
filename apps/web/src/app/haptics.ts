// A short tremble where the device has one and the player wants it.

import { settings } from './settings.svelte.ts';

/** Milliseconds. */
const PATTERNS = { peg: 8, row: 18, answer: 24, time: [30, 60, 30] } as const;

export function tremble(what: keyof typeof PATTERNS): void {
  if (!settings().haptics || !('vibrate' in navigator)) return;
  const pattern = PATTERNS[what];
  navigator.vibrate(typeof pattern === 'number' ? pattern : [...pattern]);
}
