// The worker begins here.

import { createDesk } from './desk.ts';
import type { ToWorker } from './protocol.ts';
import { SHELF } from './trees.ts';

const hear = createDesk(SHELF, (message) => self.postMessage(message));

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => hear(data));
