// What a store can accept now: anything at all, and, with enough space, new guests and tables. A store that is nearly
// full accepts no new ones, so that matches can continue.

import type { Milliseconds } from '@blackpeg/rules';
import type { Stores } from './ports.ts';

/** A share of the limit: the rest is for the moves of open matches. */
const MOST_USED = 0.9;
const LEAST_FREE = 50_000_000;
/** Milliseconds for which an answer is cached. */
const LASTING_ROOM = 5_000;
const LASTING_WRITE = 500;
/** Together with the cache time less than two seconds: that soon a server without its database is reported as unready. */
const PATIENCE = 1_200;

/** `most` is in bytes. */
export function createRoomCheck({ size }: Pick<Stores, 'size'>, most: number): () => Promise<boolean> {
  return lasting(LASTING_ROOM, async () => {
    const { used, free } = await size();
    return used < most * MOST_USED && free > LEAST_FREE;
  });
}

/** Whether writes are stored. */
export function createWriteCheck({ check }: Pick<Stores, 'check'>): () => Promise<boolean> {
  return lasting(LASTING_WRITE, () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), PATIENCE);
    });
    const checked = check().then(
      () => true,
      () => false,
    );
    return Promise.race([checked, late]).finally(() => clearTimeout(timer));
  });
}

/** The same answer for a while; failures are not cached. */
function lasting<T>(milliseconds: Milliseconds, ask: () => Promise<T>): () => Promise<T> {
  let answer: { readonly at: number; readonly given: Promise<T> } | null = null;
  return () => {
    const now = performance.now();
    if (answer && now - answer.at < milliseconds) return answer.given;
    const given = ask();
    answer = { at: now, given };
    given.catch(() => {
      answer = null;
    });
    return given;
  };
}
