// A search in a thread of its own: its progress on a line of the terminal, its end, or an interrupt.

import { Worker } from 'node:worker_threads';
import type { SearchProgress } from '@blackpeg/solver';
import { terminalTexts } from '@blackpeg/wording';
import type { Speaking } from './command.ts';
import type { StrategyFound, StrategyJob } from './strategy-job.ts';
import type { WorkerData, WorkerMessage } from './strategy-worker.ts';

export interface ThreadEnd {
  /** The best so far where it was interrupted; null where there is nothing to deliver. */
  readonly found: StrategyFound | null;
  readonly interrupted: boolean;
}

/** Milliseconds between two lines of progress. */
const TICK = 200;

/** Milliseconds an interrupted search has to come out with its best. */
const PATIENCE = 10_000;

/** An interrupt ends a search with what it has; other strategies have nothing before they have it all. */
export async function searchInThread(job: StrategyJob, context: Speaking): Promise<ThreadEnd> {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const data: WorkerData = { job, stop };
  const worker = new Worker(new URL('./strategy-worker.js', import.meta.url), { workerData: data });
  let latest: SearchProgress | null = null;
  let interrupted = false;
  const line = progressLine(context, () => latest);
  let patience: NodeJS.Timeout | undefined;
  const unheard = context.console.interrupts.once(() => {
    interrupted = true;
    Atomics.store(stop, 0, 1);
    patience = setTimeout(() => void worker.terminate(), job.search.kind === 'simple' ? 0 : PATIENCE);
  });
  try {
    const found = await new Promise<StrategyFound | null>((resolve, reject) => {
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'found') resolve(message.found);
        else latest = message.progress;
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve(null));
    });
    return { found, interrupted };
  } finally {
    unheard();
    clearTimeout(patience);
    await line.clear();
  }
}

/** Written over again and again, and gone at the end; none where nobody would see it. */
function progressLine(
  { console, language }: Speaking,
  latest: () => SearchProgress | null,
): { readonly clear: () => Promise<void> } {
  if (!console.hasLine) return { clear: async () => {} };
  const words = terminalTexts(language).strategy;
  const started = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.floor((performance.now() - started) / 1000);
    const now = latest();
    const text =
      now === null
        ? words.working(seconds)
        : words.progress(seconds, now.nodes, now.settled / now.codes, now.best ?? null);
    void console.err.rewrite(text);
  }, TICK);
  return {
    clear: async () => {
      clearInterval(timer);
      await console.err.rewrite('');
    },
  };
}
