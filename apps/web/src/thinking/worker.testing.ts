// Workers for tests outside a browser: one that does what it is told to, and one with a real desk behind it.

import { createDesk } from './desk.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import { FILE_SHELF } from './shelf.testing.ts';

/** Messages are copied on their way, as between threads; what cannot be copied throws. */
export class FakeWorker extends EventTarget {
  readonly heard: ToWorker[] = [];
  ended = false;

  postMessage(message: ToWorker): void {
    this.heard.push(structuredClone(message));
  }

  terminate(): void {
    this.ended = true;
  }

  say(message: FromWorker): void {
    if (!this.ended) this.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) }));
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }

  get last(): ToWorker | undefined {
    return this.heard.at(-1);
  }
}

export function deskWorker(): Worker {
  const worker = new FakeWorker();
  const hear = createDesk(FILE_SHELF, (message) => queueMicrotask(() => worker.say(message)));
  worker.postMessage = (message) => {
    const copy = structuredClone(message);
    setTimeout(() => hear(copy));
  };
  return asWorker(worker);
}

/** The thinker uses no more of a worker than a fake one has. */
export function asWorker(fake: FakeWorker): Worker {
  return fake as unknown as Worker;
}
