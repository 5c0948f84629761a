// A thinker in a thread of its own.

import { Worker } from 'node:worker_threads';
import type { Thinker } from './question.ts';
import type { Reply, Request, WorkerData } from './thinking-worker.ts';

export function thinkingThread(): Thinker {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const data: WorkerData = { stop };
  const worker = new Worker(new URL('./thinking-worker.js', import.meta.url), { workerData: data });
  const waiting: { resolve: (reply: Reply) => void; reject: (error: unknown) => void }[] = [];
  worker.on('message', (reply: Reply) => waiting.shift()?.resolve(reply));
  worker.on('error', (error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  const ask = (request: Request): Promise<Reply> =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.postMessage(request);
    });
  return {
    open: async (game) => void (await ask({ kind: 'open', game })),
    guess: async (question) => {
      Atomics.store(stop, 0, 0);
      const thought = await ask({ kind: 'guess', question });
      if (thought === null) throw new Error('A question was answered with nothing.');
      return thought;
    },
    stop: () => void Atomics.store(stop, 0, 1),
    close: async () => void (await worker.terminate()),
  };
}
