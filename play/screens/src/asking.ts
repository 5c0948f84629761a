// One question to the solver at a time: a new one, or leaving, cancels it, and its answer is ignored.

import type { AskOptions, Exchanges, Thinker } from '@blackpeg/thinking';

export interface LatestQuestion {
  /** Rejected if there is no answer; never settled once it was stopped. */
  ask<N extends keyof Exchanges>(name: N, question: Exchanges[N]['ask']): Promise<Exchanges[N]['told']>;
  stop(): void;
}

export function createAsking(thinker: Pick<Thinker, 'ask'>): LatestQuestion {
  let stop = () => {};
  return {
    ask(name, question) {
      stop();
      const { signal, stop: stopOwn } = createStop();
      stop = stopOwn;
      return new Promise((resolve, reject) => {
        thinker.ask(name, question, { signal }).then(
          (answer) => signal.aborted || resolve(answer),
          (fault) => signal.aborted || reject(fault),
        );
      });
    },
    stop: () => stop(),
  };
}

/** The part of an AbortController that the solver needs: this package knows no platform. */
function createStop(): { readonly signal: NonNullable<AskOptions['signal']>; stop(): void } {
  const listeners = new Set<() => void>();
  const signal = {
    aborted: false,
    reason: 'stopped',
    addEventListener: (_: 'abort', listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: 'abort', listener: () => void) => void listeners.delete(listener),
  };
  return {
    signal,
    stop() {
      signal.aborted = true;
      for (const listener of listeners) listener();
    },
  };
}
