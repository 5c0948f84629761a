// A thinker in a thread of its own, started with the first question, so that a game that asks nothing loads no solver.

import { Worker } from 'node:worker_threads';
import { createAsker, type Thinker } from '@blackpeg/thinking';
import { threadPorts } from '../../node-ports.ts';

export function thinkingThread(): Thinker {
  return createAsker(threadPorts(() => new Worker(new URL('./worker.js', import.meta.url))));
}
