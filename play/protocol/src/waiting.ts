// Pending replies: each promise is resolved by its reply, and all are rejected when the connection breaks.

import type { WallClock } from '@blackpeg/referee';
import type { Milliseconds } from '@blackpeg/rules';

export interface Waiting<K, T> {
  /** Several may wait for the same reply. */
  wait(key: K): Promise<T>;
  /** False if nothing waits for it. */
  answer(key: K, answer: T): boolean;
  rejectAll(): void;
}

/** Milliseconds after which a connection that owes a reply is treated as broken. */
export const PATIENCE: Milliseconds = 8_000;

interface Waiter<T> {
  readonly resolve: (answer: T) => void;
  readonly reject: (error: Error) => void;
  readonly cancelAlarm: () => void;
}

export function createWaiting<K, T>(clock: WallClock, overdue: () => void): Waiting<K, T> {
  const waiters = new Map<K, readonly Waiter<T>[]>();

  function take(key: K): readonly Waiter<T>[] {
    const taken = waiters.get(key) ?? [];
    waiters.delete(key);
    for (const { cancelAlarm } of taken) cancelAlarm();
    return taken;
  }

  return {
    wait: (key) =>
      new Promise((resolve, reject) => {
        const cancelAlarm = clock.wake(clock.now() + PATIENCE, overdue);
        waiters.set(key, [...(waiters.get(key) ?? []), { resolve, reject, cancelAlarm }]);
      }),
    answer(key, answer) {
      const taken = take(key);
      for (const { resolve } of taken) resolve(answer);
      return taken.length > 0;
    },
    rejectAll() {
      for (const key of [...waiters.keys()]) for (const { reject } of take(key)) reject(connectionDown());
    },
  };
}

export function connectionDown(): Error {
  return new Error('The connection is down.');
}
