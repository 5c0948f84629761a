// Pending writes beside a log: only closing the table waits for them.

import type { Awaitable } from './ports.ts';

export interface Writes {
  /** Starts at once. */
  add(write: () => Awaitable<void>): void;
  /** Resolves when everything so far is written, or could not be. */
  done(): Promise<void>;
}

/** `fault` receives failures. */
export function createWrites(fault: (error: unknown) => void): Writes {
  const open = new Set<Promise<void>>();

  async function attempt(write: () => Awaitable<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      fault(error);
    }
  }

  return {
    add(write) {
      const written = attempt(write).finally(() => open.delete(written));
      open.add(written);
    },
    async done() {
      await Promise.all(open);
    },
  };
}
