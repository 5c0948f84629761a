// Questions to a thread of our own, answered in order. A thread that dies is replaced, and what it was asked is asked
// again once: an accident gets a second chance, a question that kills threads does not.

import type { Worker } from 'node:worker_threads';

export interface AskingThread<Request, Reply> {
  /** Rejects when two threads died over it, or the thread was closed. */
  ask(request: Request): Promise<Reply>;
  close(): Promise<void>;
}

interface Waiting<Request, Reply> {
  readonly request: Request;
  resolve(reply: Reply): void;
  reject(error: unknown): void;
  /** Threads that died while it was the one they worked on. */
  deaths: number;
}

const MOST_DEATHS = 2;

/** The thread answers every message with one. It is started with the first question. */
export function askingThread<Request, Reply>(start: () => Worker): AskingThread<Request, Reply> {
  let worker: Worker | null = null;
  let waiting: readonly Waiting<Request, Reply>[] = [];

  function started(): Worker {
    const thread = start();
    let reason: unknown = new Error('The thread ended without an answer.');
    thread.on('message', (reply: Reply) => {
      if (worker !== thread) return;
      const [first, ...rest] = waiting;
      waiting = rest;
      first?.resolve(reply);
      // A thread with nothing to do keeps no program alive.
      if (rest.length === 0) thread.unref();
    });
    thread.on('error', (error) => {
      reason = error;
    });
    // Whatever ends it, a fault, too little memory or somebody else, this comes last.
    thread.on('exit', () => {
      if (worker === thread) died(reason);
    });
    return thread;
  }

  function send({ request }: Waiting<Request, Reply>): void {
    worker ??= started();
    worker.ref();
    worker.postMessage(request);
  }

  function died(reason: unknown): void {
    worker = null;
    const [first, ...rest] = waiting;
    if (!first) return;
    first.deaths += 1;
    const isGivenUp = first.deaths >= MOST_DEATHS;
    waiting = isGivenUp ? rest : waiting;
    if (isGivenUp) first.reject(reason);
    for (const each of waiting) send(each);
  }

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        const asked = { request, resolve, reject, deaths: 0 };
        waiting = [...waiting, asked];
        send(asked);
      }),
    async close() {
      const thread = worker;
      const closed = waiting;
      worker = null;
      waiting = [];
      await thread?.terminate();
      for (const { reject } of closed) reject(new Error('The thread was closed.'));
    },
  };
}
