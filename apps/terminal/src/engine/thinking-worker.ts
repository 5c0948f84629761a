// The thread in which an engine thinks, so that the program still hears “stop” meanwhile.

import { parentPort, workerData } from 'node:worker_threads';
import { fieldKeeper, type Game, type Question, type Thought, think } from './question.ts';

export interface WorkerData {
  /** Anything but nought in its only place: answer with the best so far. */
  readonly stop: Int32Array;
}

export type Request =
  | { readonly kind: 'open'; readonly game: Game }
  | { readonly kind: 'guess'; readonly question: Question };

/** A game that is open has nothing to tell. */
export type Reply = Thought | null;

const { stop } = workerData as WorkerData;
const fieldFor = fieldKeeper();

parentPort?.on('message', (request: Request) => {
  const reply: Reply = request.kind === 'guess' ? answer(request.question) : openOnly(request.game);
  parentPort?.postMessage(reply);
});

function answer(question: Question): Thought {
  const deadline = question.time === null ? Number.POSITIVE_INFINITY : performance.now() + question.time;
  const shouldStop = () => Atomics.load(stop, 0) !== 0 || performance.now() >= deadline;
  return think(fieldFor(question.game), question, shouldStop);
}

function openOnly(game: Game): null {
  fieldFor(game);
  return null;
}
