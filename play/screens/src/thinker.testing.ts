// A thinker for tests of screens: the solver in this thread, without shipped trees.

import type { Thinker } from '@blackpeg/thinking';
import { createFields, SOLVER_ANSWERS } from '@blackpeg/thinking/worker';

export interface TestThinker extends Pick<Thinker, 'ask'> {
  /** The questions, by name; cancelled ones end in a !. */
  readonly asked: string[];
  /** When all questions have been answered. */
  settled(): Promise<void>;
}

const WORK = { report: () => {}, pause: async () => {} };

/** One that `fails` never answers. */
export function createTestThinker({ fails = false } = {}): TestThinker {
  const fields = createFields({ cells: () => [], read: async () => null });
  const asked: string[] = [];
  let open = 0;
  return {
    asked,
    async ask(name, question, options) {
      asked.push(name);
      options?.signal?.addEventListener('abort', () => asked.push(`${name}!`));
      open += 1;
      try {
        // Delivered asynchronously, as from a worker.
        await Promise.resolve();
        if (fails) throw new Error(name);
        return await SOLVER_ANSWERS[name](question, fields, WORK);
      } finally {
        open -= 1;
      }
    },
    async settled() {
      do await new Promise<void>((resolve) => setImmediate(resolve));
      while (open > 0);
    },
  };
}
