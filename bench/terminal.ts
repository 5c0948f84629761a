// How long the command line takes to its first prompt, beside a bare Node of the same run.
// `npm run bench:terminal [runs]`; nothing is asserted. Processor time is that of the whole run, the end included; a busy
// machine stretches the clock, not it.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printTable } from './table.ts';

const RUNS = Number(process.argv[2] ?? 15);
const BIN = path.resolve('apps/terminal/bin/blackpeg.js');
const home = mkdtempSync(path.join(tmpdir(), 'blackpeg-bench-'));
const env = { PATH: process.env.PATH, LANG: 'C', BLACKPEG_HOME: home };

/** What is started, and what it prints when its player may type. */
const CASES: readonly (readonly [name: string, args: readonly string[], sign: RegExp | null])[] = [
  ['node -e 0, to its end', ['-e', '0'], null],
  ['blackpeg --version, to its end', [BIN, '--version'], null],
  ['blackpeg --plain, to the first prompt', [BIN, '--plain'], /help/],
  ['blackpeg play super, to the first prompt', [BIN, 'play', 'super'], /such as 12345/],
];

/** Runs in the measured process, and tells on a stream of its own what it took of the processor. */
const METER = path.join(home, 'meter.cjs');
const METER_TEXT = `process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  require('node:fs').writeSync(3, String((user + system) / 1000));
});`;

interface Taken {
  /** Milliseconds from the start to the sign, or to the end where there is none to wait for. */
  readonly clock: number;
  /** Milliseconds. */
  readonly processor: number;
}

try {
  writeFileSync(METER, METER_TEXT);
  const times = CASES.map(() => [] as Taken[]);
  // In turns, so that a busy moment of the machine meets them all.
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, [, args, sign]] of CASES.entries()) times[index]?.push(await timeOf(args, sign));
  }
  const bare = median((times[0] ?? []).map(({ clock }) => clock));
  const rows = CASES.map(([name], index) => {
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

function timeOf(args: readonly string[], sign: RegExp | null): Promise<Taken> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--require', METER, ...args], {
    env,
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
      child.stdin?.end('quit\n');
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
