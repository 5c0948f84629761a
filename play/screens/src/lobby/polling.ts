// Polls while the page is visible: never twice at once, never while it is hidden.

import type { WallClock } from '@blackpeg/referee';
import type { Milliseconds } from '@blackpeg/rules';

export interface PollPorts {
  readonly clock: WallClock;
  /** Whether there was a response. */
  readonly ask: () => Promise<boolean>;
  readonly isVisible: () => boolean;
}

export interface Poll {
  /** At once: the page is visible again, or something else is wanted. */
  now(): void;
  stop(): void;
}

export const EVERY: Milliseconds = 5_000;
/** A server that does not respond is polled less often. */
export const AFTER_SILENCE: Milliseconds = 20_000;

export function createPoll({ clock, ask, isVisible }: PollPorts): Poll {
  let isAsking = false;
  let isWanted = false;
  let isStopped = false;
  let cancel = () => {};

  async function go(): Promise<void> {
    if (isAsking) {
      isWanted = true;
      return;
    }
    if (isStopped || !isVisible()) return;
    cancel();
    isAsking = true;
    const answered = await ask();
    isAsking = false;
    if (isStopped) return;
    if (isWanted) {
      isWanted = false;
      return go();
    }
    cancel = clock.wake(clock.now() + (answered ? EVERY : AFTER_SILENCE), () => void go());
  }

  void go();
  return {
    now: () => void go(),
    stop() {
      isStopped = true;
      cancel();
    },
  };
}
