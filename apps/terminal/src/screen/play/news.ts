// What happens at the table, said in the line that speaks: events come in bunches, and a bunch is said at once.

import type { EventType } from '@blackpeg/rules';
import type { App } from '../screen.ts';

export interface News {
  tell(type: EventType, text: string): void;
  /** Why something did not happen: at once, or after the news it came with. */
  object(text: string): void;
}

interface Told {
  /** Null for an objection. */
  readonly type: EventType | null;
  readonly text: string;
}

/** Events that are worth the bell, where it is on. */
const RINGING: readonly EventType[] = ['guess-marked', 'codes-revealed'];

/** `isSeen`: are the eyes it is meant for still on the screen? */
export function createNews(app: App, isSeen: () => boolean): News {
  let bunch: readonly Told[] = [];

  function say(): void {
    // A row that has its answer is said with it.
    const answered = bunch.some(({ type }) => type === 'guess-marked');
    const told = answered ? bunch.filter(({ type }) => type !== 'guess-placed') : bunch;
    bunch = [];
    // The next eyes must not read what was meant for the last.
    if (isSeen()) app.say(...told.map(({ text }) => text));
  }

  return {
    tell(type, text) {
      if (bunch.length === 0) queueMicrotask(say);
      bunch = [...bunch, { type, text }];
      if (RINGING.includes(type)) app.ring();
    },
    object(text) {
      if (bunch.length === 0) app.say(text);
      else bunch = [...bunch, { type: null, text }];
    },
  };
}
