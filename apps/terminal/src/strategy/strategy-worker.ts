// The thread that searches for a strategy, so that the program can still respond.

import { parentPort, workerData } from 'node:worker_threads';
import type { SearchProgress } from '@blackpeg/solver';
import { runJob, type StrategyFound, type StrategyJob } from './strategy-job.ts';

export interface WorkerData {
  readonly job: StrategyJob;
  /** Any value but zero in its only element: stop with the best so far. */
  readonly stop: Int32Array;
}

export type WorkerMessage =
  | { readonly kind: 'progress'; readonly progress: SearchProgress }
  | { readonly kind: 'found'; readonly found: StrategyFound };

const { job, stop } = workerData as WorkerData;

/** Milliseconds between two reports. */
const PAUSE = 100;
let reported = Number.NEGATIVE_INFINITY;

const found = runJob(
  job,
  {
    shouldStop: () => Atomics.load(stop, 0) !== 0,
    onProgress: (progress) => {
      const now = performance.now();
      if (now - reported < PAUSE) return;
      reported = now;
      tell({ kind: 'progress', progress });
    },
  },
  () => performance.now(),
);
tell({ kind: 'found', found });

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}
