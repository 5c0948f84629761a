// A search in a separate thread: its progress on a line of the terminal, its end, or an interrupt.

import { Worker } from 'node:worker_threads';
import type { SearchProgress } from '@blackpeg/solver';
import { terminalTexts } from '@blackpeg/wording';
import type { Speaking } from '../command-line/command.ts';
import { reasonOf } from '../command-line/io.ts';
import type { StrategyFound, StrategyJob } from './strategy-job.ts';
import type { WorkerData, WorkerMessage } from './strategy-worker.ts';

export type StartSearch = (data: WorkerData) => Worker;

export interface ThreadEnd {
  /** The best so far if it was interrupted; null if there is no result. */
  readonly found: StrategyFound | null;
  readonly interrupted: boolean;
  /** Why there is no result: the threads died. Null if none did, or the next one succeeded. */
  readonly death: 'no-memory' | 'unknown' | null;
}

/** Milliseconds between two lines of progress. */
const TICK = 200;

/** Milliseconds for an interrupted search to return its best. */
const PATIENCE = 10_000;

/** An accident gets a second chance, a search that kills threads does not. */
const MOST_DEATHS = 2;

/**
 * An interrupt ends a search with its best so far; other strategies have no result before the end. A thread that dies
 * is replaced once, unless it ran out of memory: the next one would not have more.
 */
export async function searchInThread(
  job: StrategyJob,
  context: Speaking,
  start: StartSearch = startWorker,
): Promise<ThreadEnd> {
  for (let deaths = 1; ; deaths += 1) {
    const { thrown, ...end } = await searchOnce(job, context, start);
    if (end.death !== 'unknown') return end;
    if (deaths === MOST_DEATHS && thrown !== null) throw thrown;
    if (deaths === MOST_DEATHS) return end;
    await context.console.err.write(`${terminalTexts(context.language).strategy.again}\n`);
  }
}

function startWorker(workerData: WorkerData): Worker {
  return new Worker(new URL('./strategy-worker.js', import.meta.url), { workerData });
}

interface OneEnd extends ThreadEnd {
  /** An uncaught fault of the program. */
  readonly thrown: Error | null;
}

async function searchOnce(job: StrategyJob, context: Speaking, start: StartSearch): Promise<OneEnd> {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = start({ job, stop });
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
    return await new Promise<OneEnd>((resolve) => {
      let thrown: Error | null = null;
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'found') resolve({ found: message.found, interrupted, death: null, thrown });
        else latest = message.progress;
      });
      worker.on('error', (error) => {
        thrown = error;
      });
      // However it ends, by a fault, lack of memory or somebody else, this event comes last.
      worker.on('exit', () => {
        const death = thrown && reasonOf(thrown) === 'ERR_WORKER_OUT_OF_MEMORY' ? 'no-memory' : 'unknown';
        resolve({ found: null, interrupted, death: interrupted ? null : death, thrown });
      });
    });
  } finally {
    unheard();
    clearTimeout(patience);
    await line.clear();
  }
}

/** Overwritten again and again, and removed at the end; none if nobody would see it. */
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
