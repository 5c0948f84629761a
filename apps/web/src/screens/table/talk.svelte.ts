// What the others said last: shown for a while, said once, and not at all to who switched it off (R20).

import type { Phrase } from '@blackpeg/protocol';
import type { Milliseconds, Seat } from '@blackpeg/rules';

export interface TalkLine {
  readonly seat: Seat;
  readonly phrase: Phrase;
}

/** Long enough to be read twice. */
const SHOWN: Milliseconds = 10_000;

export type Talk = ReturnType<typeof createTalk>;

/** To be called while a component is being made. */
export function createTalk() {
  let last = $state.raw<TalkLine | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  $effect(() => () => clearTimeout(timer));

  return {
    /** Null where nothing was said lately. */
    get last() {
      return last;
    },
    hear(said: TalkLine): void {
      last = said;
      clearTimeout(timer);
      timer = setTimeout(() => {
        last = null;
      }, SHOWN);
    },
  };
}
