// A thinker in a thread of its own.

import { Worker } from 'node:worker_threads';
import { createAsker } from '@blackpeg/thinking';
import { threadPorts } from '../node-ports.ts';
import type { EngineThinker } from './question.ts';
import type { EngineExchanges, WorkerData } from './thinking-worker.ts';

export function thinkingThread(): EngineThinker {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: WorkerData = { stop };
  const start = () => new Worker(new URL('./thinking-worker.js', import.meta.url), { workerData });
  const { ask, close } = createAsker<EngineExchanges>(threadPorts(start));
  return {
    open: async (game) => void (await ask('open', game)),
    guess(question) {
      Atomics.store(stop, 0, 0);
      return ask('guess', question);
    },
    stop: () => void Atomics.store(stop, 0, 1),
    close,
  };
}
