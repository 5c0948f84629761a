// The browser's thinker: its worker starts with the first question.

import { createAsker, type FromWorker, type Thinker } from '@blackpeg/thinking';
import { trustedScriptUrl } from '../app/trusted.ts';
import { wallClock } from '../table/browser-ports.ts';
import workerUrl from './worker.ts?worker&url';

/** `failed` is called if a worker breaks, with its address: the file may no longer be there. */
export function createThinker(failed: (address: string) => void = () => {}): Thinker {
  return createAsker({
    clock: wallClock,
    diesSilently: true,
    start({ hear, broke }) {
      const url = trustedScriptUrl(new URL(workerUrl, location.href));
      const worker = new Worker(url, { type: 'module', name: 'thinking' });
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data));
      worker.addEventListener('messageerror', () => broke(new Error('The message cannot be read.')));
      worker.addEventListener('error', ({ message }) => {
        failed(workerUrl);
        broke(new Error(message));
      });
      return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
    },
  });
}
