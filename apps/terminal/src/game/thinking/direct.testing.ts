// A thinker within the test.

import { createAnswers } from './answers.ts';
import type { Thinker } from './question.ts';

export function directThinker(): Thinker {
  const answer = createAnswers();
  return { ask: async (name, question) => answer(name, question), close: async () => {} };
}
