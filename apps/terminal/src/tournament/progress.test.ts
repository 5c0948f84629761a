// How far a tournament is, at a terminal and elsewhere.

import { expect, it } from 'vitest';
import { outputOver } from '../command-line/io.ts';
import { progressOf } from './tournament-command.ts';

function consoleWith(hasLine: boolean) {
  const said: string[] = [];
  const silent = outputOver(async () => {});
  const err = outputOver(async (text) => void said.push(text));
  const input = (async function* (): AsyncGenerator<string> {})();
  return { said, out: silent, err, input, isTerminal: false, hasLine, interrupts: { once: () => () => {} } };
}

/** Moves to the start of the line and clears it. */
const START = '\r\u001b[K';

it('is a bar on one line of a terminal, and gone at the end', async () => {
  const console = consoleWith(true);
  const progress = progressOf(console, 'en', 48);
  progress.show(24);
  progress.show(25);
  await progress.clear();
  expect(console.said).toHaveLength(2);
  const [bar = '', end] = console.said;
  expect(bar.slice(0, START.length)).toBe(START);
  expect(bar.slice(START.length)).toMatch(/^\[#{12}-{12}\] 24 of 48 rounds, [\d.,]+ a second$/);
  expect(end).toBe(START);
});

it('is ten plain lines elsewhere', async () => {
  const console = consoleWith(false);
  const progress = progressOf(console, 'de', 1000);
  for (let done = 1; done <= 1000; done += 1) progress.show(done);
  await progress.clear();
  expect(console.said).toHaveLength(10);
  expect(console.said[9]).toMatch(/^1\.?000 von 1\.000 Runden, [\d.,]+ je Sekunde\n$/);
});
