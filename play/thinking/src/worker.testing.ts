// Workers for tests: one that follows instructions, and one with the real answers, in this thread.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createWallClock, timersOf } from '@blackpeg/referee';
import manifest from '@blackpeg/solver/trees/manifest.json' with { type: 'json' };
import { answerQuestions } from './answers/answering.ts';
import { SOLVER_ANSWERS } from './answers/answers.ts';
import { createFields, type TreeSource } from './answers/fields.ts';
import { createAsker } from './asker.ts';
import type { FromWorker, ToWorker, WorkerListener, WorkerPorts } from './channel.ts';
import type { Exchanges, Thinker } from './question.ts';

const { resolve } = createRequire(import.meta.url);

export const TREE_FILES: TreeSource = {
  cells: () => manifest.cells,
  read: (file) => readFile(resolve(`@blackpeg/solver/trees/${file}`)),
};

const clock = createWallClock(timersOf(globalThis));

export interface FakeWorker {
  readonly heard: readonly ToWorker[];
  readonly last: ToWorker | undefined;
  readonly ended: boolean;
  say(message: FromWorker): void;
  /** As a browser ends one: without notice. */
  vanish(): void;
  fail(reason?: Error): void;
}

/** Messages are copied, as between threads; what cannot be copied throws. */
export function fakeWorkers(diesSilently = true): WorkerPorts & { readonly workers: readonly FakeWorker[] } {
  const workers: FakeWorker[] = [];
  return {
    workers,
    clock,
    diesSilently,
    start({ hear, broke }: WorkerListener) {
      const heard: ToWorker[] = [];
      let ended = false;
      workers.push({
        heard,
        get last() {
          return heard.at(-1);
        },
        get ended() {
          return ended;
        },
        say: (message) => ended || hear(structuredClone(message)),
        vanish() {
          ended = true;
        },
        fail: (reason = new Error('It broke.')) => broke(reason),
      });
      return {
        post: (message) => void heard.push(structuredClone(message)),
        end() {
          ended = true;
        },
      };
    },
  };
}

export function thinkerInThisThread(trees: TreeSource = TREE_FILES): Thinker {
  const nextTask = () => new Promise<void>((go) => setTimeout(go));
  return createAsker<Exchanges>({
    clock,
    diesSilently: false,
    start({ hear }) {
      const say = (message: FromWorker) => queueMicrotask(() => hear(structuredClone(message)));
      const answer = answerQuestions(SOLVER_ANSWERS, () => createFields(trees), { say, nextTask });
      return { post: (message) => void nextTask().then(() => answer(structuredClone(message))), end() {} };
    },
  });
}
