// The worker of the browser.

import { trustedScriptUrl } from '../app/trusted.ts';
import workerUrl from './worker.ts?worker&url';

export function createWorker(): Worker {
  const url = trustedScriptUrl(new URL(workerUrl, location.href));
  return new Worker(url, { type: 'module', name: 'thinking' });
}
