// How long the command line takes to its first prompt, beside a bare Node of the same run.
// `npm run bench:terminal [runs]`; nothing is asserted. Processor time is that of the whole run, including its end; a busy
// machine does not affect it, unlike the clock.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printTable } from './table.ts';

const RUNS = Number(process.argv[2] ?? 15);
const BIN = path.resolve('apps/terminal/bin/blackpeg.js');
const home = mkdtempSync(path.join(tmpdir(), 'blackpeg-bench-'));
const env = { PATH: process.env.PATH, LANG: 'C', BLACKPEG_HOME: home };

interface Case {
  readonly name: string;
  readonly args: readonly string[];
  /** What it prints when the player may type; null for a command that just ends. */
  readonly sign: RegExp | null;
  /** At a pseudo-terminal made by `script` of util-linux; its start is included. */
  readonly drawn?: boolean;
}

const SCRIPT = '/usr/bin/script';
const HAS_SCRIPT = process.platform === 'linux' && existsSync(SCRIPT);

const CASES: readonly Case[] = [
  { name: 'node -e 0, to its end', args: ['-e', '0'], sign: null },
  { name: 'blackpeg --version, to its end', args: [BIN, '--version'], sign: null },
  { name: 'blackpeg --plain, to the first prompt', args: [BIN, '--plain'], sign: /help/ },
  { name: 'blackpeg play super, to the first prompt', args: [BIN, 'play', 'super'], sign: /such as 12345/ },
  ...(HAS_SCRIPT
    ? [
        { name: 'blackpeg, to its menu on a full screen', args: [BIN], sign: /Which game/, drawn: true },
        {
          name: 'blackpeg play super, to the board on a full screen',
          args: [BIN, 'play', 'super'],
          sign: /Row 1 of 12/,
          drawn: true,
        },
      ]
    : []),
];

/** Runs in the measured process, and reports its processor time on a separate stream. */
const METER = path.join(home, 'meter.cjs');
const METER_TEXT = `process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  require('node:fs').writeSync(3, String((user + system) / 1000));
});`;

interface Taken {
  /** Milliseconds from the start to the prompt, or to the end if there is no prompt. */
  readonly clock: number;
  /** Milliseconds. */
  readonly processor: number;
}

try {
  writeFileSync(METER, METER_TEXT);
  const times = CASES.map(() => [] as Taken[]);
  // In turns, so that a busy moment of the machine affects all of them.
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, one] of CASES.entries()) times[index]?.push(await timeOf(one));
  }
  const bare = median((times[0] ?? []).map(({ clock }) => clock));
  const rows = CASES.map(({ name }, index) => {
    const clocks = (times[index] ?? []).map(({ clock }) => clock);
    const processor = median((times[index] ?? []).map((taken) => taken.processor));
    const middle = median(clocks);
    const least = Math.min(...clocks);
    return [name, Math.round(middle), Math.round(least), (middle / bare).toFixed(1), Math.round(processor)];
  });
  console.log(`${RUNS} runs each, in turns:`);
  printTable(['', 'median ms', 'least ms', '× node', 'processor ms'], rows);
} finally {
  rmSync(home, { recursive: true, force: true });
}

function timeOf({ args, sign, drawn = false }: Case): Promise<Taken> {
  const started = performance.now();
  const call = [process.execPath, '--require', METER, ...args];
  const line = call.map((part) => `'${part}'`).join(' ');
  const [program = '', ...rest] = drawn
    ? [SCRIPT, '-qfec', `stty rows 24 cols 80; ${line}`, '/dev/null']
    : call;
  const child = spawn(program, rest, {
    env: drawn ? { ...env, TERM: 'xterm-256color', SHELL: '/bin/sh' } : env,
    stdio: ['pipe', 'pipe', 'inherit', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let text = '';
    let metered = '';
    let prompted: number | null = null;
    child.stdout?.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      if (prompted !== null || !sign?.test(text)) return;
      prompted = performance.now() - started;
      if (drawn) child.stdin?.write('\u0003');
      else child.stdin?.end('quit\n');
    });
    child.stdio[3]?.on('data', (piece: Buffer) => {
      metered += String(piece);
    });
    child.on('error', reject);
    child.on('close', () => {
      resolve({ clock: prompted ?? performance.now() - started, processor: Number(metered) });
    });
  });
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
