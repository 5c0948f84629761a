// When SQLite's log is moved into the database file: in a separate thread, because writing and syncing that many pages
// would delay moves.

import { Worker } from 'node:worker_threads';
import type { Milliseconds } from '@blackpeg/rules';
import type { Database } from '../database.ts';

export interface Checkpoints {
  /** Something was committed. */
  note(): void;
  /** Before the database is closed. */
  end(): void;
}

const EVERY: Milliseconds = 1_000;
/** Pages in the log until the answering thread moves them itself: only if the other does not keep up. */
const MOST_PAGES = 16_000;
/** SQLite's default. */
const USUAL_PAGES = 1_000;

export function startCheckpoints(
  { sql }: Database,
  file: string,
  fault: (error: unknown) => void,
): Checkpoints {
  let isNews = false;
  let isBusy = false;
  const worker = new Worker(new URL('./checkpoint-worker.js', import.meta.url), { workerData: file });
  sql.pragma(`wal_autocheckpoint = ${MOST_PAGES}`);
  const timer = setInterval(() => {
    if (!isNews || isBusy) return;
    isNews = false;
    isBusy = true;
    worker.postMessage('checkpoint');
  }, EVERY).unref();
  worker.on('message', () => {
    isBusy = false;
  });
  worker.on('error', (error) => {
    clearInterval(timer);
    sql.pragma(`wal_autocheckpoint = ${USUAL_PAGES}`);
    fault(error);
  });
  return {
    note() {
      isNews = true;
    },
    end() {
      clearInterval(timer);
      worker.postMessage('end');
    },
  };
}
