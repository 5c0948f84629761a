// Node's clock and threads, behind the ports of play.

import type { MessagePort, Worker } from 'node:worker_threads';
import { createWallClock, timersOf } from '@blackpeg/referee';
import type { FromWorker, WorkerPorts } from '@blackpeg/thinking';
import type { AnsweringPorts } from '@blackpeg/thinking/worker';

/** An idle thread does not keep the program alive. */
export function threadPorts(start: () => Worker): WorkerPorts {
  return {
    clock: wallClock,
    diesSilently: false,
    start({ hear, broke }) {
      const thread = start();
      let reason: unknown = new Error('The thread ended without an answer.');
      thread.on('message', (message: FromWorker) => {
        if (message.kind !== 'progress') thread.unref();
        hear(message);
      });
      thread.on('error', (error) => {
        reason = error;
      });
      // However it ends, by a fault, lack of memory or somebody else, this event comes last.
      thread.on('exit', () => broke(reason));
      return {
        post(message) {
          thread.ref();
          thread.postMessage(message);
        },
        end: () => thread.terminate(),
      };
    },
  };
}

/** For the thread itself: `parent` is its parent's port. */
export function answerPorts(parent: MessagePort): AnsweringPorts {
  return {
    say: (message) => parent.postMessage(message),
    nextTask: () => new Promise((resolve) => setTimeout(resolve)),
  };
}

export const wallClock = createWallClock(timersOf(globalThis));
