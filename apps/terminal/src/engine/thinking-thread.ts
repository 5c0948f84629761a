// A thinker in a thread of its own.

import { Worker } from 'node:worker_threads';
import { askingThread } from '../asking-thread.ts';
import type { Thinker } from './question.ts';
import type { Reply, Request, WorkerData } from './thinking-worker.ts';

export function thinkingThread(): Thinker {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const data: WorkerData = { stop };
  const thread = askingThread<Request, Reply>(
    () => new Worker(new URL('./thinking-worker.js', import.meta.url), { workerData: data }),
  );
  return {
    open: async (game) => void (await thread.ask({ kind: 'open', game })),
    guess: async (question) => {
      Atomics.store(stop, 0, 0);
      const thought = await thread.ask({ kind: 'guess', question });
      if (thought === null) throw new Error('A question was answered with nothing.');
      return thought;
    },
    stop: () => void Atomics.store(stop, 0, 1),
    close: thread.close,
  };
}
