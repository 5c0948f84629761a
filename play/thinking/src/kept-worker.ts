// One worker while it is needed: started with the first question, considered dead when silent for too long, ended when
// idle.

import type { Milliseconds } from '@blackpeg/rules';
import type { FromWorker, RunningWorker, ToWorker, WorkerListener, WorkerPorts } from './channel.ts';

/** Without a question for so long the worker is ended: it holds the memory of the games it opened. */
export const IDLE: Milliseconds = 5 * 60_000;

/** Within this a worker that has answered before says that it hears the next question. */
export const HEARD: Milliseconds = 5000;

/** Without a word for so long at work, or at its start, a worker is taken for dead. */
export const SILENCE: Milliseconds = 120_000;

export interface KeptWorker {
  /** Starts a worker where there is none; throws where that fails. */
  post(message: ToWorker): void;
  /** There is nothing more to ask for now. */
  rest(): void;
  end(): Promise<void>;
}

export function keepWorker(
  { start, clock, diesSilently }: WorkerPorts,
  listener: WorkerListener,
): KeptWorker {
  let worker: RunningWorker | null = null;
  /** The worker has answered something. */
  let isProven = false;
  let cancel = () => {};

  /** One of two at a time: a worker at work can fall silent, one without work can be idle for too long. */
  function after(time: Milliseconds, act: () => void): void {
    cancel();
    cancel = clock.wake(clock.now() + time, act);
  }

  function expectWord(within: Milliseconds): void {
    if (diesSilently) after(within, () => broke(new Error('The worker fell silent.')));
    else cancel();
  }

  function hear(message: FromWorker): void {
    const isOver = message.kind !== 'progress';
    isProven ||= isOver;
    if (isOver) cancel();
    else expectWord(SILENCE);
    listener.hear(message);
  }

  function broke(reason: unknown): void {
    void end();
    listener.broke(reason);
  }

  function started(): RunningWorker {
    const own = start({
      hear: (message) => worker === own && hear(message),
      broke: (reason) => worker === own && broke(reason),
    });
    return own;
  }

  async function end(): Promise<void> {
    const ended = worker;
    cancel();
    worker = null;
    isProven = false;
    await ended?.end();
  }

  return {
    post(message) {
      worker ??= started();
      if (message.kind === 'ask') expectWord(isProven ? HEARD : SILENCE);
      worker.post(message);
    },
    rest: () => after(IDLE, () => void end()),
    end,
  };
}
