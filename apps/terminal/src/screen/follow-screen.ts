// A screen of play/screens at this terminal: drawn again when it changes, in the language of the moment.

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

/** Sentences of one moment are said together: in the line that speaks a later one would take the place of the others. */
export function sayTogether(app: Pick<App, 'say'>): (said: Said) => void {
  let sentences: readonly string[] = [];
  return ({ text }) => {
    if (sentences.length === 0)
      queueMicrotask(() => {
        app.say(sentences.join(' '));
        sentences = [];
      });
    sentences = [...sentences, text];
  };
}
