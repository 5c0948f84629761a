// Writes that nothing waits for, gathered into one transaction after the frame that shows their effect, so that they delay
// neither a tap nor an answer. A page that is left writes them at once; WebKit may lose what is begun that late.

export type ThingsJob = (store: IDBObjectStore) => void;

export interface GatheredWrites {
  /** Resolves when it is stored; rejected if it is not. */
  add(job: ThingsJob): Promise<void>;
  /** Starts pending writes now, before any other request to the database. */
  begin(): void;
}

/** Milliseconds at most, for a page that shows no frames: longer than a slow device takes to show an answer. */
export const WRITE_DELAY = 250;

/** `write` stores all jobs in their order, or none. */
export function gatherWrites(write: (jobs: readonly ThingsJob[]) => Promise<void>): GatheredWrites {
  let jobs: ThingsJob[] = [];
  let written = Promise.resolve();
  let settle: (written: Promise<void>) => void = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin(): void {
    if (jobs.length === 0) return;
    clearTimeout(timer);
    settle(write(jobs));
    jobs = [];
  }

  globalThis.addEventListener?.('pagehide', begin);
  return {
    add(job) {
      if (jobs.length === 0) {
        timer = setTimeout(begin, WRITE_DELAY);
        globalThis.requestAnimationFrame?.(() => setTimeout(begin));
        written = new Promise((resolve) => {
          settle = resolve;
        });
      }
      jobs.push(job);
      return written;
    },
    begin,
  };
}
