// The page's side: questions wait in line, one is with the worker. The worker starts with the first question.

import type { FromWorker, ToWorker } from './protocol.ts';
import type { Asked, AskOptions, QuestionName, Thinker, Told } from './question.ts';

interface Job {
  readonly id: number;
  readonly name: QuestionName;
  readonly question: Asked<QuestionName>;
  readonly progress: (done: number) => void;
  readonly resolve: (told: Told<QuestionName>) => void;
  readonly reject: (reason: unknown) => void;
  /** Workers that broke over it. */
  breaks: number;
  /** Nobody waits for it any more. */
  stopped: boolean;
}

/** Milliseconds a stop may take to be heard, before the worker is ended in the midst of its work. */
export const PATIENCE = 500;

/** Milliseconds without a question after which the worker is ended: it holds the memory of the games it opened. */
export const IDLE = 5 * 60_000;

/** Milliseconds in which a worker that has answered before says that it hears the next question. */
export const HEARD = 5000;

/** Milliseconds without a word at work, or at its start, after which a worker is taken for dead: browsers end some silently. */
export const SILENCE = 120_000;

/** An accident gets a second chance. */
const MOST_BREAKS = 2;

export function createThinker(makeWorker: () => Worker): Thinker {
  let worker: Worker | null = null;
  let asked: Job | null = null;
  let waiting: readonly Job[] = [];
  let ids = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  /** The worker has answered something. */
  let isProven = false;

  function next(): void {
    clearTimeout(idle);
    if (asked) return;
    const [job, ...rest] = waiting;
    if (!job) {
      idle = setTimeout(end, IDLE);
      return;
    }
    asked = job;
    waiting = rest;
    try {
      worker ??= start();
      send({ kind: 'ask', id: job.id, name: job.name, question: job.question });
      expectWord(isProven ? HEARD : SILENCE);
    } catch (reason) {
      broke(reason);
    }
  }

  function start(): Worker {
    const started = makeWorker();
    const ifCurrent = (act: () => void) => {
      if (worker === started) act();
    };
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => ifCurrent(() => hear(data)));
    started.addEventListener('error', ({ message }) => ifCurrent(() => broke(new Error(message))));
    started.addEventListener('messageerror', () => ifCurrent(() => broke(new Error('Not to be read.'))));
    return started;
  }

  function end(): void {
    clearTimeout(silence);
    worker?.terminate();
    worker = null;
    isProven = false;
  }

  function expectWord(within: number): void {
    clearTimeout(silence);
    silence = setTimeout(() => broke(new Error('The worker fell silent.')), within);
  }

  function send(message: ToWorker): void {
    worker?.postMessage(message);
  }

  function hear(message: FromWorker): void {
    const job = asked;
    if (job?.id !== message.id) return;
    if (message.kind === 'progress') {
      expectWord(SILENCE);
      if (!job.stopped) job.progress(message.done);
      return;
    }
    asked = null;
    isProven = true;
    clearTimeout(silence);
    if (message.kind === 'told') job.resolve(message.told);
    if (message.kind === 'fault') job.reject(new Error(message.fault));
    next();
  }

  /** What was with the worker is asked again, unless it is what breaks workers. */
  function broke(reason: unknown): void {
    const job = asked;
    asked = null;
    end();
    if (job && !job.stopped) {
      job.breaks += 1;
      if (job.breaks < MOST_BREAKS) waiting = [job, ...waiting];
      else job.reject(reason);
    }
    next();
  }

  function stop(job: Job, reason: unknown): void {
    job.stopped = true;
    job.reject(reason);
    waiting = waiting.filter((each) => each !== job);
    if (asked !== job) return;
    send({ kind: 'stop', id: job.id });
    setTimeout(() => {
      if (asked === job) broke(reason);
    }, PATIENCE);
  }

  return {
    ask<N extends QuestionName>(name: N, question: Asked<N>, { signal, progress }: AskOptions = {}) {
      return new Promise<Told<N>>((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const unheard = () => signal?.removeEventListener('abort', onAbort);
        const job: Job = {
          id: ids,
          name,
          question: plain(question),
          progress: progress ?? (() => {}),
          resolve(told) {
            unheard();
            resolve(told as Told<N>);
          },
          reject(reason) {
            unheard();
            reject(reason);
          },
          breaks: 0,
          stopped: false,
        };
        const onAbort = () => stop(job, signal?.reason);
        signal?.addEventListener('abort', onAbort);
        ids += 1;
        waiting = [...waiting, job];
        next();
      });
    },
  };
}

/** Questions are plain data, but what screens hold may be wrapped to be watched, and no worker can be handed that. */
function plain<T>(question: T): T {
  return JSON.parse(JSON.stringify(question));
}
