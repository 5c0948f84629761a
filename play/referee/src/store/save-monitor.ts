// Whether saving works on this device: everything that writes reports here, and faces subscribe to show it.

export interface SaveMonitor {
  /** The first failure; null while everything is saved. */
  problem(): SaveProblem | null;
  /** Called when saving begins to fail, and when everything is saved again; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Something could not be written, and is held in memory. */
  failed(error: unknown): void;
  /** Something was written: after a failure, everything held in memory is tried again. */
  succeeded(): void;
  /** `retry` writes what is held in memory, and returns whether all of it is saved. */
  add(retry: () => Promise<boolean>): void;
  /** Returns whether everything is saved now. */
  retry(): Promise<boolean>;
}

export interface SaveProblem {
  readonly error: unknown;
}

export function createSaveMonitor(): SaveMonitor {
  const holders: (() => Promise<boolean>)[] = [];
  const listeners = new Set<() => void>();
  let problem: SaveProblem | null = null;
  let retrying: Promise<boolean> | null = null;

  function change(to: SaveProblem | null): void {
    problem = to;
    for (const listener of listeners) listener();
  }

  async function retryAll(): Promise<boolean> {
    let all = true;
    for (const holder of holders) all = (await holder()) && all;
    if (all && problem) change(null);
    return all;
  }

  function retry(): Promise<boolean> {
    retrying ??= retryAll().finally(() => {
      retrying = null;
    });
    return retrying;
  }

  return {
    problem: () => problem,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    failed(error) {
      if (!problem) change({ error });
    },
    succeeded() {
      if (problem) void retry();
    },
    add: (holder) => void holders.push(holder),
    retry,
  };
}
