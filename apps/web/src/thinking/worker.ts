// The entry point of the worker.

import type { ToWorker } from '@blackpeg/thinking';
import { answerQuestions, createFields, SOLVER_ANSWERS } from '@blackpeg/thinking/worker';
import { TREES } from './trees.ts';

const hear = answerQuestions(SOLVER_ANSWERS, () => createFields(TREES), {
  say: (message) => self.postMessage(message),
  nextTask: () => new Promise((resolve) => setTimeout(resolve)),
});

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => hear(data));
