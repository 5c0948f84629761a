// Real threads that die in every way: their question is answered, and so are the next ones.

import { Worker } from 'node:worker_threads';
import { createAsker, type WorkerAsker } from '@blackpeg/thinking';
import { afterEach, describe, expect, it } from 'vitest';
import { threadPorts } from './node-ports.ts';

/** Doubles numbers, and follows other instructions. */
const SOURCE = `
  const { parentPort, workerData } = require('node:worker_threads');
  const begun = Atomics.add(workerData, 0, 1) + 1;
  parentPort.on('message', ({ id, question: { number, die, until } }) => {
    if (die && begun <= until) {
      if (die === 'throw') throw new RangeError('too much');
      if (die === 'exit') process.exit(1);
      if (die === 'reject') return void Promise.reject(new Error('unheard'));
      if (die === 'memory') { const all = []; for (;;) all.push(new Array(100000).fill({})); }
      if (die === 'hang') for (;;) {}
    }
    parentPort.postMessage({ kind: 'told', id, told: 2 * number });
  });
`;

interface Doubling {
  readonly number: number;
  readonly die?: string;
  /** The first this many threads die. */
  readonly until?: number;
}

const begun = new Int32Array(new SharedArrayBuffer(4));
const threads: Worker[] = [];
let thread: WorkerAsker<{ double: { ask: Doubling; told: number } }>;

function open(): (question: Doubling) => Promise<number> {
  begun[0] = 0;
  threads.length = 0;
  const start = () => {
    const limits = { maxOldGenerationSizeMb: 16 };
    const worker = new Worker(SOURCE, { eval: true, workerData: begun, resourceLimits: limits });
    threads.push(worker);
    return worker;
  };
  thread = createAsker(threadPorts(start));
  return (question) => thread.ask('double', question);
}

afterEach(() => thread.close());

describe.each(['throw', 'exit', 'reject', 'memory'])('a thread that dies by %s', (die) => {
  it('is replaced: the question is asked again, and those behind it too', async () => {
    const ask = open();
    const answers = [ask({ number: 1 }), ask({ number: 2, die, until: 1 }), ask({ number: 3 })];
    expect(await Promise.all(answers)).toEqual([2, 4, 6]);
    expect(await ask({ number: 4 })).toBe(8);
    expect(threads).toHaveLength(2);
  });

  it('twice over one question: that one is refused, the others are answered', async () => {
    const ask = open();
    const bad = ask({ number: 1, die, until: 9 });
    const good = ask({ number: 2 });
    await expect(bad).rejects.toThrow();
    expect(await good).toBe(4);
    expect(await ask({ number: 3 })).toBe(6);
  });
});

it('a thread that somebody ends while it works is replaced', async () => {
  const ask = open();
  expect(await ask({ number: 4 })).toBe(8);
  const asked = ask({ number: 5, die: 'hang', until: 1 });
  await threads[0]?.terminate();
  expect(await asked).toBe(10);
});

it('a thread that somebody ends while it idles is replaced by the next question', async () => {
  const ask = open();
  expect(await ask({ number: 1 })).toBe(2);
  await threads[0]?.terminate();
  expect(await ask({ number: 2 })).toBe(4);
});

it('closed, it refuses what it still owes', async () => {
  const ask = open();
  const asked = ask({ number: 1, die: 'hang', until: 1 });
  const refused = expect(asked).rejects.toThrow('closed');
  await thread.close();
  await refused;
});
