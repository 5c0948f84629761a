// The worker's side without the worker: takes questions, has them answered, reports the results.

import type { ExchangeTable, FromWorker, ToWorker } from '../channel.ts';

/** Thrown by a pause, so that a stop ends an answer at any point. */
const STOPPED = new Error('It was stopped.');

/** What an answer can report while it is being computed. */
export interface AnswerWork {
  /** How far it is, from 0 to 1. */
  report(done: number): void;
  /** Reports, and lets a stop take effect; rejects if there was one. */
  pause(done: number): Promise<void>;
}

/** `Kept` is what stays open between questions. */
export type Answers<E extends ExchangeTable<E>, Kept> = {
  readonly [N in keyof E]: (
    question: E[N]['ask'],
    kept: Kept,
    work: AnswerWork,
  ) => E[N]['told'] | Promise<E[N]['told']>;
};

export interface AnsweringPorts {
  say(message: FromWorker): void;
  /** Resolves once pending messages have been delivered. */
  nextTask(): Promise<void>;
}

/** Returns the handler for all messages. Questions are answered one after another. */
export function answerQuestions<E extends ExchangeTable<E>, Kept>(
  answers: Answers<E, Kept>,
  open: () => Kept,
  { say, nextTask }: AnsweringPorts,
): (message: ToWorker) => void {
  let kept = open();
  let stopped: number | null = null;
  let turn: Promise<void> = Promise.resolve();

  function workOn(id: number): AnswerWork {
    const report = (done: number) => say({ kind: 'progress', id, done });
    return {
      report,
      async pause(done) {
        report(done);
        await nextTask();
        if (stopped === id) throw STOPPED;
      },
    };
  }

  async function answer({ id, name, question }: Extract<ToWorker, { kind: 'ask' }>): Promise<void> {
    // A message at once, or a busy worker would be treated as dead.
    say({ kind: 'progress', id, done: 0 });
    try {
      const told = await answers[name as keyof E](question as E[keyof E]['ask'], kept, workOn(id));
      say({ kind: 'told', id, told });
    } catch (reason) {
      if (reason === STOPPED) return say({ kind: 'stopped', id });
      // A fault may have left open data in an inconsistent state.
      kept = open();
      say({ kind: 'fault', id, fault: String(reason) });
    }
  }

  return (message) => {
    if (message.kind === 'stop') stopped = message.id;
    else turn = turn.then(() => answer(message));
  };
}
