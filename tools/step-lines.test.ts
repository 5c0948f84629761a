import { expect, test } from 'vitest';
import { progressOn } from './step-lines.mjs';

function outputs(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, write: (text: string) => void written.push(text), written };
}

test('a step gets one line when it has ended, and a failed one its output', () => {
  let time = 0;
  const output = outputs(false);
  const progress = progressOn(output, () => time);
  const endBuild = progress.start('build');
  const endLint = progress.start('lint');
  time = 1500;
  endLint(false, 'two faults\n');
  time = 12_000;
  endBuild(true, '');
  expect(output.written.join('')).toBe(
    'lint              FAILED    1.5 s\ntwo faults\nbuild             ok       12.0 s\n',
  );
});

test('on a terminal the last line names what is running', () => {
  const output = outputs(true);
  const progress = progressOn(output, () => 0);
  progress.start('build');
  const endLint = progress.start('lint');
  expect(output.written.at(-1)).toBe('\r\u001b[Krunning: build, lint');
  endLint(true, '');
  expect(output.written.at(-1)).toBe('\r\u001b[Klint              ok        0.0 s\nrunning: build');
});

test('at the end come the slowest tests and the whole time', () => {
  const output = outputs(false);
  progressOn(output).close([{ name: 'a.test.ts › long', seconds: 61.25 }], 300);
  expect(output.written.join('')).toBe(
    'The slowest tests:\n  61.3 s  a.test.ts › long\ntogether                  300.0 s\n',
  );
});
