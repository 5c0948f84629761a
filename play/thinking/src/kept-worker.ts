// One worker while it is needed: started with the first question, considered dead when silent for too long, ended when
// idle.

import type { Milliseconds } from '@blackpeg/rules';
import type { FromWorker, RunningWorker, ToWorker, WorkerListener, WorkerPorts } from './channel.ts';

/** An idle worker is ended after this time: it holds the memory of the games it opened. */
export const IDLE: Milliseconds = 5 * 60_000;

/** A worker that has answered before acknowledges the next question within this time. */
export const HEARD: Milliseconds = 5000;

/** A worker that is silent for this long, at work or at its start, is treated as dead. */
export const SILENCE: Milliseconds = 120_000;

export interface KeptWorker {
  /** Starts a worker if there is none; throws if that fails. */
  post(message: ToWorker): void;
  /** There are no more questions for now. */
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

  /** One timer at a time: a worker at work can fall silent, one without work can be idle for too long. */
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
