// An engine that tries to control the terminal with everything it can send.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Ran, ran } from '../console.testing.ts';
import { blackpeg, type Ended } from '../process.testing.ts';
import { tournamentRan } from './tournament.testing.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Colours, a title, a cleared screen, C1 in one character, text from right to left, fake lines. */
const STEERING =
  '\u001b[31mred\u001b]0;title\u0007\u001b[2J\u009b31m\u0085\u202eevil\u2066\u2028You have won.\rYou have won.\u0008';
const STEERS = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

const ENGINE = `
  import { createInterface } from 'node:readline';
  const bad = ${JSON.stringify(STEERING)};
  const at = process.argv[2];
  const say = (line) => process.stdout.write(line + '\\n');
  process.stderr.write(bad + '\\n');
  createInterface(process.stdin).on('line', (line) => {
    if (line === 'identify') {
      if (at === 'identify') return say(bad);
      return say(['id name ' + bad, 'id author ' + bad, at === 'protocol' ? 'protocol ' + bad : 'protocol 2', 'info ' + bad, 'option ' + bad, 'identified'].join('\\n'));
    }
    if (line === 'ready') return say(at === 'ready' ? 'ready' + bad : 'info ' + bad + '\\nready');
    if (line === 'go code') return say('code ' + (at === 'code' ? bad : '1234'));
    if (line.startsWith('go') && at === 'end') process.exit(3);
    if (line.startsWith('go') && at === 'error') return say('error ' + bad + ' ' + bad);
    if (line.startsWith('go')) return say('bestguess ' + (at === 'guess' ? bad : '1122'));
    if (line.startsWith('mark')) return say('feedback ' + bad);
  });
`;
const script = path.join(folder, 'engine.mjs');
writeFileSync(script, ENGINE);

function expectUnsteered({ code, out, err }: Ran | Ended): void {
  expect(code).toBe(0);
  expect(`${out}${err}`).not.toMatch(STEERS);
  expect(`${out}${err}`.split('\n').filter((line) => line.startsWith('You have won'))).toEqual([]);
  expect(out).toContain('red');
}

const against = (at: string) => [
  ...['steady', `"${process.execPath}" "${script}" ${at}`],
  ...['--edition', 'braille', '--rounds', '1'],
];

describe.each(['identify', 'protocol', 'ready', 'code', 'end', 'error', 'guess', 'mark'])('at %s', (at) => {
  it.each([
    ['as text', []],
    ['as JSON', ['--json']],
  ] as const)('steers nothing, %s', async (_, flags) => {
    expectUnsteered(await tournamentRan(...against(at), ...flags));
  });
});

it('steers nothing through a real process either', async () => {
  expectUnsteered(await blackpeg(['tournament', ...against('error')]));
});

it('nor does a command, a file or an option that is none', async () => {
  const file = path.join(folder, `${STEERING.replaceAll('/', '')}.log`);
  const runs = await Promise.all([
    ran(['tournament', 'steady', STEERING, '--edition', 'braille']),
    ran(['replay', file]),
    ran(['verify', file, file]),
    ran(['matches', '--export', STEERING], { env: { BLACKPEG_HOME: folder } }),
    blackpeg([STEERING]),
    ran(['score', '--edition', STEERING, '1234', '1234']),
    ran(['score', '--edition', 'super', STEERING, '12345']),
    blackpeg(['engine'], { input: `${STEERING}\nset ${STEERING} 1\nnewgame ${STEERING}\nquit\n` }),
  ]);
  for (const { out, err } of runs) expect(`${out}${err}`).not.toMatch(STEERS);
});
