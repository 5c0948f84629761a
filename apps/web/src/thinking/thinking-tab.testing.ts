// What runs in the tab of the browser test: the thinker with a real worker, in reach of the test.

/// <reference types="vite/client" />

import { createWorker } from './create-worker.ts';
import type { Thinker } from './question.ts';
import { createThinker } from './thinker.ts';

export interface ThinkingTab {
  readonly thinker: Thinker;
}

Object.assign(globalThis, { thinker: createThinker(createWorker) } satisfies ThinkingTab);
