// One tab at a time: whoever plays a match holds its lock.

import type { MatchId } from '@blackpeg/referee';

/** Gives the lock back. */
export type Release = () => void;

export interface Locks {
  /** Null when another tab holds it. `wanted` is called when one asks for it, or has taken it by force. */
  take(match: MatchId, wanted: () => void): Promise<Release | null>;
  /** Asks the tab that holds it to let go; from one that does not answer it is taken. */
  takeOver(match: MatchId, wanted: () => void): Promise<Release>;
}

/** Where the browser has no locks: the store still lets nobody fork a log, the tabs only disturb each other. */
export const NO_LOCKS: Locks = {
  take: async () => () => {},
  takeOver: async () => () => {},
};
