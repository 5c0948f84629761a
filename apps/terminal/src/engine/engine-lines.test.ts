// Order of lines, and the two words that do not wait.

import { expect, it } from 'vitest';
import { engineLines } from './engine-command.ts';

async function* pieces(...texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

/** Enough time to read what is there. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('returns lines in order, and knows which came before a stop', async () => {
  let stops = 0;
  const got: (readonly [string, boolean])[] = [];
  for await (const { line, isStopped } of engineLines(pieces('a\nb\nstop\nc', '\n'), () => (stops += 1))) {
    await turn();
    got.push([line, isStopped()]);
  }
  expect(got).toEqual([
    ['a', true],
    ['b', true],
    ['c', false],
  ]);
  expect(stops).toBe(1);
});

it('ends after quit, with what came before it stopped', async () => {
  let stops = 0;
  const got: (readonly [string, boolean])[] = [];
  for await (const { line, isStopped } of engineLines(pieces('a\nquit\nb\n'), () => (stops += 1))) {
    await turn();
    got.push([line, isStopped()]);
  }
  expect(got).toEqual([['a', true]]);
  expect(stops).toBe(1);
});

it('slows down a sender of endless lines', async () => {
  let sent = 0;
  async function* endless(): AsyncGenerator<string> {
    for (; sent < 1_000_000; sent += 1) yield 'a\n';
  }
  let got = 0;
  for await (const _ of engineLines(endless(), () => {})) {
    got += 1;
    if (got === 100) break;
    await turn();
  }
  expect(sent).toBeLessThan(2000);
});

it('passes on that the input failed', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield 'a\n';
    throw new Error('unplugged');
  }
  const got: string[] = [];
  const reading = async () => {
    for await (const { line } of engineLines(broken(), () => {})) got.push(line);
  };
  await expect(reading()).rejects.toThrow('unplugged');
  expect(got).toEqual(['a']);
});
