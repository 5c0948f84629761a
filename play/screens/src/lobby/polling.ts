// Polls while somebody looks: never twice at once, never while the page is hidden.

import type { WallClock } from '@blackpeg/referee';
import type { Milliseconds } from '@blackpeg/rules';

export interface PollPorts {
  readonly clock: WallClock;
  /** Whether there was an answer. */
  readonly ask: () => Promise<boolean>;
  readonly isVisible: () => boolean;
}

export interface Poll {
  /** At once: the page is in sight again, or something else is wanted. */
  now(): void;
  stop(): void;
}

export const EVERY: Milliseconds = 5_000;
/** Who does not answer is left in peace for longer. */
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
