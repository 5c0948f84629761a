// What a screen says, in the line that speaks: sentences of one moment are said together, and the bell rings for some.

import type { Said } from '@blackpeg/screens';
import type { App } from '../screen.ts';

export interface Spoken {
  tell(said: Said): void;
  /** Other eyes come: nothing is left to be read. */
  hush(): void;
}

/** `isSeen`: are the eyes it is meant for still on the screen? */
export function speakIn(app: App, isSeen: () => boolean): Spoken {
  let sentences: readonly string[] = [];

  function flush(): void {
    const said = sentences;
    sentences = [];
    if (isSeen()) app.say(...said);
  }

  return {
    tell({ text, cue }) {
      if (cue?.kind === 'answer' || cue?.kind === 'shield') app.ring();
      if (sentences.length === 0) queueMicrotask(flush);
      sentences = [...sentences, text];
    },
    hush() {
      sentences = [];
      app.say('');
    },
  };
}
