// A thinker inside the test.

import type { Thinker } from '@blackpeg/thinking';
import { createFields, SOLVER_ANSWERS } from '@blackpeg/thinking/worker';
import { SHIPPED_TREES } from './shipped-trees.ts';

const WORK = { report: () => {}, pause: async () => {} };

/** Games are opened once for all tests of a process. */
const fields = createFields(SHIPPED_TREES);

export function directThinker(): Thinker {
  return {
    ask: async (name, question) => SOLVER_ANSWERS[name](question, fields, WORK),
    close: async () => {},
  };
}
