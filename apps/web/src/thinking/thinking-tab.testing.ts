// What runs in the tab of the browser test: the thinker with a real worker, accessible to the test.

/// <reference types="vite/client" />

import type { Thinker } from '@blackpeg/thinking';
import { createThinker } from './create-thinker.ts';

export interface ThinkingTab {
  readonly thinker: Thinker;
}

Object.assign(globalThis, { thinker: createThinker() } satisfies ThinkingTab);
