// A thinker in a thread of its own, started with the first question, so that a game that asks nothing loads no solver.

import { Worker } from 'node:worker_threads';
import { askingThread } from '../../asking-thread.ts';
import type { Asked, QuestionName, Thinker, Told } from './question.ts';

/** What the thread is sent. */
export interface Request {
  readonly name: QuestionName;
  readonly question: Asked<QuestionName>;
}

export function thinkingThread(): Thinker {
  const thread = askingThread<Request, Told<QuestionName>>(
    () => new Worker(new URL('./worker.js', import.meta.url)),
  );
  return {
    ask: async <N extends QuestionName>(name: N, question: Asked<N>) =>
      (await thread.ask({ name, question })) as Told<N>,
    close: thread.close,
  };
}
