// A thinker in a thread of its own, started with the first question, so that a game that asks nothing loads no solver.

import { Worker } from 'node:worker_threads';
import type { Asked, QuestionName, Thinker, Told } from './question.ts';

/** What the thread is sent. */
export interface Request {
  readonly name: QuestionName;
  readonly question: Asked<QuestionName>;
}

interface Waiting {
  resolve(told: Told<QuestionName>): void;
  reject(error: unknown): void;
}

export function thinkingThread(): Thinker {
  let worker: Worker | null = null;
  let waiting: readonly Waiting[] = [];

  function fail(error: unknown): void {
    worker = null;
    const failed = waiting;
    waiting = [];
    for (const { reject } of failed) reject(error);
  }

  function started(): Worker {
    if (worker) return worker;
    const thread = new Worker(new URL('./worker.js', import.meta.url));
    thread.on('message', (told: Told<QuestionName>) => {
      const [first, ...rest] = waiting;
      waiting = rest;
      first?.resolve(told);
      // A thread with nothing to do keeps no program alive.
      if (rest.length === 0) thread.unref();
    });
    thread.on('error', fail);
    worker = thread;
    return thread;
  }

  return {
    ask<N extends QuestionName>(name: N, question: Asked<N>): Promise<Told<N>> {
      return new Promise((resolve, reject) => {
        const thread = started();
        waiting = [...waiting, { resolve: (told) => resolve(told as Told<N>), reject }];
        thread.ref();
        thread.postMessage({ name, question } satisfies Request);
      });
    },
    async close() {
      await worker?.terminate();
      fail(new Error('The thread was closed.'));
    },
  };
}
