// Caches the solver's answers about a position and the loaded texts of hints, so that prepared hints appear at once.

import type { Exchanges, Thinker } from '@blackpeg/thinking';

/** A position has a good row, some clues and a count. */
const MOST = 12;

/** Answers by question, for each kind of question. */
type Known = { [N in keyof Exchanges]?: Map<string, Promise<Exchanges[N]['told']>> };

/** A cancellable question is cached once it is answered; any other from the start, so that it is not asked twice. */
export function rememberAnswers(thinker: Thinker): Thinker {
  const known: Known = {};

  function answersTo<N extends keyof Exchanges>(name: N): Map<string, Promise<Exchanges[N]['told']>> {
    const answers: Known[N] = known[name] ?? new Map();
    known[name] = answers;
    return answers;
  }

  return {
    ask(name, question, options) {
      const answers = answersTo(name);
      const key = JSON.stringify(question);
      const found = answers.get(key);
      if (found) return found;
      const answer = thinker.ask(name, question, options);
      const remember = () => {
        answers.set(key, answer);
        for (const oldest of [...answers.keys()].slice(0, -MOST)) answers.delete(oldest);
      };
      if (!options?.signal) remember();
      answer.then(remember, () => answers.delete(key));
      return answer;
    },
    close: thinker.close,
  };
}

/** Loaded on first use, and again if that failed. */
export function loadOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | null = null;
  return () => {
    loading ??= load().catch((fault: unknown) => {
      loading = null;
      throw fault;
    });
    return loading;
  };
}
