// A screen's announcements as sentence, sound and vibration. The code for sounds is loaded with the first one, since
// most tables are silent.

import { CUE_COUNTERPARTS, type Cue, type Said } from '@blackpeg/screens';
import { say } from './announcer.svelte.ts';
import { settings } from './settings.svelte.ts';

/** Milliseconds. */
const PATTERNS = { peg: 8, row: 18, answer: 24, time: [30, 60, 30] } as const;

export function tellSaid({ text, cue, kind, hole }: Omit<Said, 'id'>): void {
  say(text, kind === 'peg' ? 'typed' : 'happened', hole ?? null);
  if (!cue) return;
  if (settings().sound) soundCue(cue);
  const touch = CUE_COUNTERPARTS[cue.kind].felt;
  if (touch) tremble(touch);
}

/** If the code for sounds is not loaded the table stays silent, and nothing is lost: everything is also shown and said. */
export function soundCue(cue: Cue): void {
  import('./sound.ts')
    .then(({ playSound, playAnswer }) => {
      if (cue.kind !== 'answer') playSound(cue.kind);
      else if (cue.feedback) playAnswer(cue.feedback);
    })
    .catch(() => {});
}

/** If the device can and the player wants it. */
export function tremble(what: keyof typeof PATTERNS): void {
  if (!settings().haptics || !('vibrate' in navigator)) return;
  const pattern = PATTERNS[what];
  navigator.vibrate(typeof pattern === 'number' ? pattern : [...pattern]);
}
