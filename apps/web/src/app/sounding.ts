// Sounds at a table: what makes them comes with the first one, since most tables are silent.

import type { Feedback } from '@blackpeg/rules';
import type { Sound } from './sound.ts';

export function playSound(sound: Sound): void {
  withSounds((sounds) => sounds.playSound(sound));
}

export function playAnswer(feedback: Feedback): void {
  withSounds((sounds) => sounds.playAnswer(feedback));
}

/** Without it the table stays silent, and nothing is lost: everything is seen and said too. */
function withSounds(play: (sounds: typeof import('./sound.ts')) => void): void {
  import('./sound.ts').then(play).catch(() => {});
}
