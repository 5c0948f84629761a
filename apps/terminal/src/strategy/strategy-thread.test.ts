// Real threads that die during a search: replaced once, reported, and never taken for a search without result.

import { Worker } from 'node:worker_threads';
import { superEdition, widestSpec } from '@blackpeg/rules';
import { describe, expect, it } from 'vitest';
import { outputOver } from '../command-line/io.ts';
import type { StrategyJob } from './strategy-job.ts';
import { searchInThread, type ThreadEnd } from './strategy-thread.ts';

/** What the thread with this number does. */
const DEEDS = {
  finds: `parentPort.postMessage({ kind: 'found', found: 'a strategy' });`,
  throws: `throw new RangeError('too much');`,
  exits: `process.exit(1);`,
  rejects: `Promise.reject(new Error('unheard'));`,
  fills: `const all = []; for (;;) all.push(new Array(100000).fill({}));`,
} as const;

const EDITION = superEdition({ holes: 2, colours: 2 });
const JOB: StrategyJob = {
  spec: widestSpec(EDITION),
  marking: EDITION.marking,
  search: { kind: 'exact' },
  aim: { kind: 'average' },
  first: null,
  seed: 1,
};

async function search(...actions: readonly (keyof typeof DEEDS)[]) {
  const told: string[] = [];
  const out = outputOver(async (text) => void told.push(text));
  const console = {
    out,
    err: out,
    input: (async function* () {})(),
    isTerminal: false,
    hasLine: false,
    interrupts: { once: () => () => {} },
  };
  let threads = 0;
  const start = () => {
    const action = DEEDS[actions[threads] ?? 'finds'];
    threads += 1;
    return new Worker(`const { parentPort } = require('node:worker_threads'); ${action}`, {
      eval: true,
      resourceLimits: { maxOldGenerationSizeMb: 16 },
    });
  };
  const end: ThreadEnd = await searchInThread(JOB, { console, language: 'en' }, start);
  return { ...end, threads, told: told.join('') };
}

const AGAIN = 'The search stopped unexpectedly. It is starting again.\n';

describe.each(['throws', 'exits', 'rejects'] as const)('a thread that %s', (action) => {
  it('is replaced, and that is said', async () => {
    expect(await search(action)).toMatchObject({ found: 'a strategy', death: null, threads: 2, told: AGAIN });
  });
});

it('a thread that dies again is not replaced, and what the program threw is its own fault', async () => {
  expect(await search('exits', 'exits')).toMatchObject({ found: null, death: 'unknown', threads: 2 });
  await expect(search('exits', 'throws')).rejects.toThrow('too much');
});

it('a thread without enough memory is not replaced', async () => {
  expect(await search('fills')).toMatchObject({ found: null, death: 'no-memory', threads: 1, told: '' });
});
