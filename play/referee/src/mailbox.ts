// Runs one task at a time for each match, in the order of receipt; matches do not wait for each other.

import type { MatchId } from './store/event-store.ts';

export interface Mailbox {
  /** Runs the job once all earlier ones of the match have ended, successfully or not. */
  post<T>(match: MatchId, job: () => Promise<T>): Promise<T>;
}

export function createMailbox(): Mailbox {
  /** The end of each queue; matches without one are idle. */
  const tails = new Map<MatchId, Promise<void>>();
  return {
    post(match, job) {
      const done = (tails.get(match) ?? Promise.resolve()).then(job);
      const tail = done.then(nothing, nothing).then(() => {
        if (tails.get(match) === tail) tails.delete(match);
      });
      tails.set(match, tail);
      return done;
    },
  };
}

/** A failure is reported to its sender, not to the next one. */
function nothing(): void {}
