// Locks between the tabs of one browser: the Web Locks API, and a channel to request one.

import type { MatchId } from '@blackpeg/referee';
import type { Locks, Release } from '@blackpeg/table';

const CHANNEL = 'blackpeg.wanted';

/** Milliseconds for a tab to release the lock: a frozen one never will. */
const PATIENCE = 2000;

/** Milliseconds for a tab that was just closed or reloaded: it releases the lock a moment later. */
const LEAVING = 1000;

/** Without locks in the browser the store still prevents forks of a log; the tabs only disturb each other. */
const NO_LOCKS: Locks = { take: () => ({ kind: 'held', release: () => {} }) };

export function browserLocks(): Locks {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? webLocks(locks, new BroadcastChannel(CHANNEL)) : NO_LOCKS;
}

function webLocks(manager: LockManager, channel: BroadcastChannel): Locks {
  const holders = new Map<MatchId, () => void>();
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') holders.get(data)?.();
  };

  function hold(match: MatchId, wanted: () => void, options: LockOptions): Promise<Release> {
    return new Promise((resolve, reject) => {
      let granted = false;
      const held = (): Promise<void> => {
        granted = true;
        holders.set(match, wanted);
        return new Promise((release) => {
          resolve(() => {
            if (holders.get(match) === wanted) holders.delete(match);
            release();
          });
        });
      };
      // After it was granted, a rejection means that it was stolen.
      manager.request(`blackpeg.match.${match}`, options, held).catch((error: unknown) => {
        if (granted) wanted();
        else reject(error);
      });
    });
  }

  return {
    async take(match, wanted) {
      const signal = AbortSignal.timeout(LEAVING);
      const release = await hold(match, wanted, { signal }).catch((error: unknown) => {
        if (signal.aborted) return null;
        throw error;
      });
      return release ? { kind: 'held', release } : { kind: 'taken', process: null };
    },
    async takeOver(match, wanted) {
      channel.postMessage(match);
      const asked = hold(match, wanted, { signal: AbortSignal.timeout(PATIENCE) });
      return asked.catch(() => hold(match, wanted, { steal: true }));
    },
  };
}
