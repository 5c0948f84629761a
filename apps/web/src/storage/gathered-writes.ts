// Writes that nobody waits for to go on, gathered into one transaction: after the frame that shows what they are about,
// so that neither a tap nor an answer is seen later for them. A page that is left writes them at once.

export type ThingsJob = (store: IDBObjectStore) => void;

export interface GatheredWrites {
  /** Kept when it is stored; rejected when it is not. */
  add(job: ThingsJob): Promise<void>;
  /** Begins what waits now, before anything else is asked of the database. */
  begin(): void;
}

/** Milliseconds. */
const WAIT = 50;

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
        timer = setTimeout(begin, WAIT);
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
