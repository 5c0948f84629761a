// Lines for an engine, in order, except that “stop” and “quit” are heard at once.

import { linesOf } from '../io.ts';

export interface Letter {
  readonly line: string;
  /** Has “stop” come after it? Then nothing it asks for may take long. */
  readonly isStopped: () => boolean;
}

/** Lines that wait while the engine thinks; a sender of more than that is held back. */
const MOST_WAITING = 1000;

/** Ends after “quit”, or with the input. `onStop` is told of either word as soon as it comes. */
export async function* inbox(input: AsyncIterable<string>, onStop: () => void): AsyncGenerator<Letter> {
  const waiting: Letter[] = [];
  let received = 0;
  let stopped = 0;
  let closed = false;
  let wakeReader = () => {};
  let wakeWriter = () => {};
  const reading = read().finally(() => {
    closed = true;
    wakeReader();
  });
  // It is waited for below; until then nobody has to know that it failed.
  reading.catch(() => {});
  for (;;) {
    const letter = waiting.shift();
    wakeWriter();
    if (letter) yield letter;
    else if (closed) break;
    else await new Promise<void>((resolve) => (wakeReader = resolve));
  }
  await reading;

  async function read(): Promise<void> {
    for await (const line of linesOf(input)) {
      const word = line.trim();
      if (word === 'stop' || word === 'quit') {
        stopped = received;
        onStop();
        if (word === 'quit') return;
        continue;
      }
      received += 1;
      const number = received;
      waiting.push({ line, isStopped: () => number <= stopped });
      wakeReader();
      if (waiting.length >= MOST_WAITING) await new Promise<void>((resolve) => (wakeWriter = resolve));
    }
  }
}
