// Questions to a worker: they are queued, and one at a time is with the worker. If a worker dies it is replaced, and
// its question is asked once more: an accident gets a second chance, a question that kills workers does not.

import type { Milliseconds } from '@blackpeg/rules';
import type { ExchangeTable, FromWorker, WorkerAsker, WorkerPorts } from './channel.ts';
import { type KeptWorker, keepWorker } from './kept-worker.ts';

interface Job {
  readonly id: number;
  readonly name: PropertyKey;
  readonly question: unknown;
  readonly progress: (done: number) => void;
  readonly resolve: (told: unknown) => void;
  readonly reject: (reason: unknown) => void;
  /** Workers that died over it. */
  deaths: number;
  /** It was cancelled. */
  stopped: boolean;
}

interface Queue {
  readonly worker: KeptWorker;
  /** The question being answered. */
  asked: Job | null;
  waiting: readonly Job[];
}

/** How long a stop may take before the worker is terminated. */
export const PATIENCE: Milliseconds = 500;

const MOST_DEATHS = 2;

export function createAsker<E extends ExchangeTable<E>>(ports: WorkerPorts): WorkerAsker<E> {
  const { clock } = ports;
  const worker = keepWorker(ports, {
    hear: (message) => hear(queue, message),
    broke: (reason) => broke(queue, reason),
  });
  const queue: Queue = { worker, asked: null, waiting: [] };
  let ids = 0;

  /** Returns the function that cancels it. */
  function add(job: Job): (reason: unknown) => void {
    queue.waiting = [...queue.waiting, job];
    next(queue);
    return (reason) => {
      job.stopped = true;
      job.reject(reason);
      queue.waiting = queue.waiting.filter((each) => each !== job);
      if (queue.asked !== job) return;
      worker.post({ kind: 'stop', id: job.id });
      clock.wake(clock.now() + PATIENCE, () => queue.asked === job && giveUp(queue, reason));
    };
  }

  return {
    async ask(name, question, { signal, within, progress = () => {} } = {}) {
      if (signal?.aborted) throw signal.reason;
      let stop = (_reason: unknown) => {};
      const told = new Promise<unknown>((resolve, reject) => {
        const job = { id: ids, name, question: plain(question), progress, resolve, reject };
        ids += 1;
        stop = add({ ...job, deaths: 0, stopped: false });
      });
      const onAbort = () => stop(signal?.reason);
      const onLate = () => stop(new Error('There was no answer in time.'));
      const cancel = within === undefined ? () => {} : clock.wake(clock.now() + within, onLate);
      signal?.addEventListener('abort', onAbort);
      try {
        return await told;
      } finally {
        signal?.removeEventListener('abort', onAbort);
        cancel();
      }
    },
    close() {
      const left = queue.asked ? [queue.asked, ...queue.waiting] : queue.waiting;
      queue.asked = null;
      queue.waiting = [];
      for (const { reject } of left) reject(new Error('The worker was closed.'));
      return worker.end();
    },
  };
}

function next(queue: Queue): void {
  if (queue.asked) return;
  const [job, ...rest] = queue.waiting;
  if (!job) {
    queue.worker.rest();
    return;
  }
  queue.asked = job;
  queue.waiting = rest;
  try {
    queue.worker.post({ kind: 'ask', id: job.id, name: job.name, question: job.question });
  } catch (reason) {
    giveUp(queue, reason);
  }
}

function hear(queue: Queue, message: FromWorker): void {
  const job = queue.asked;
  if (job?.id !== message.id) return;
  if (message.kind === 'progress') {
    if (!job.stopped) job.progress(message.done);
    return;
  }
  queue.asked = null;
  if (message.kind === 'told') job.resolve(message.told);
  if (message.kind === 'fault') job.reject(new Error(message.fault));
  next(queue);
}

function giveUp(queue: Queue, reason: unknown): void {
  void queue.worker.end();
  broke(queue, reason);
}

function broke(queue: Queue, reason: unknown): void {
  const job = queue.asked;
  queue.asked = null;
  if (job && !job.stopped) {
    job.deaths += 1;
    if (job.deaths < MOST_DEATHS) queue.waiting = [job, ...queue.waiting];
    else job.reject(reason);
  }
  next(queue);
}

/** Questions are plain data, but screens may pass reactive proxies, which cannot be sent to a worker. */
function plain(question: unknown): unknown {
  return JSON.parse(JSON.stringify(question));
}
