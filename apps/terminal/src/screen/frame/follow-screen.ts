// Shows a screen of play/screens in this terminal: redrawn when it changes, in the current language, with its sentences
// in the message line and a bell for some.

import type { RunningScreen, Said } from '@blackpeg/screens';
import type { Language } from '@blackpeg/wording';
import type { App } from './screen.ts';

interface LanguageInput {
  readonly type: 'language';
  readonly language: Language;
}

export interface Followed<View> {
  view(): View;
  close(): Promise<void>;
}

export function followScreen<View, Command>(
  app: App,
  screen: RunningScreen<View, Command, LanguageInput>,
): Followed<View> {
  screen.subscribe(app.redraw);
  return {
    view() {
      screen.take({ type: 'language', language: app.language() });
      return screen.current();
    },
    close: async () => screen.close(),
  };
}

export interface Spoken {
  tell(said: Said): void;
  /** Another player comes: nothing is left to be read. */
  hush(): void;
}

/** Sentences of one moment are shown together. `isSeen`: is the player they are meant for still at the screen? */
export function speakIn(app: Pick<App, 'say' | 'ring'>, isSeen = () => true): Spoken {
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

/** As one text: if it does not fit its beginning is shown, not the newest sentence. */
export function sayTogether({ say, ring }: App): Spoken['tell'] {
  return speakIn({ say: (...sentences) => say(sentences.join(' ')), ring }).tell;
}
