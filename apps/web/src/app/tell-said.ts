// What a screen says, told to eyes closed: the sentence, the small sound, the touch.

import type { Cue, Said } from '@blackpeg/screens';
import { say } from './announcer.svelte.ts';
import { tremble } from './haptics.ts';
import { settings } from './settings.svelte.ts';
import { playAnswer, playSound } from './sounding.ts';

/** What trembles; null for what is only heard. */
const TOUCHES: Readonly<Record<Cue['kind'], 'peg' | 'answer' | 'time' | null>> = {
  'peg-in': 'peg',
  'peg-out': 'peg',
  row: null,
  answer: 'answer',
  shield: null,
  time: 'time',
};

export function tellSaid({ text, cue }: Pick<Said, 'text' | 'cue'>): void {
  say(text);
  if (!cue) return;
  if (settings().sound) soundCue(cue);
  const touch = TOUCHES[cue.kind];
  if (touch) tremble(touch);
}

export function soundCue(cue: Cue): void {
  if (cue.kind !== 'answer') playSound(cue.kind);
  else if (cue.feedback) playAnswer(cue.feedback);
}
