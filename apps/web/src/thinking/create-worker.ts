// The worker of the browser.

import { trustedScriptUrl } from '../app/trusted.ts';
import workerUrl from './worker.ts?worker&url';

/** `failed` hears of a worker that broke, with the address it came from: it may not be there any more. */
export function createWorker(failed: (address: string) => void = () => {}): Worker {
  const url = trustedScriptUrl(new URL(workerUrl, location.href));
  const worker = new Worker(url, { type: 'module', name: 'thinking' });
  worker.addEventListener('error', () => failed(workerUrl), { once: true });
  return worker;
}
