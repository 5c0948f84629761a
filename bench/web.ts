// Measures the size and response times of the web app, in a real Chromium with a slow processor: `npm run bench:web`,
// or only some sections, such as `rounds` or `hints`. Sizes are exact; times depend on the machine, so they are
// compared with those of a bare page, and with `--beside=FOLDER` with those of another build.

import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startServer } from '../tests/browser/server.ts';
import { CHROMIUM_FLAGS } from '../tools/browsers/chromium.mjs';
import { type Cell, printTable } from './table.ts';
import { measureAnswers } from './web/answers.ts';
import { measureDrag } from './web/drag.ts';
import { measureFirstPeg, measurePaint } from './web/first-peg.ts';
import { measureHints } from './web/hints.ts';
import { measureHome, measureTable, type ScriptPart, scriptParts } from './web/loads.ts';
import { LINES, SLOWDOWN } from './web/phone.ts';
import { measureBare, measureReveals, type RevealFrames } from './web/reveal.ts';
import { measureRounds, tapBare } from './web/rounds.ts';
import { measureSpace } from './web/space.ts';

const executablePath = process.env.BLACKPEG_CHROMIUM;
if (!executablePath) throw new Error('Run it as npm run bench:web, which finds a Chromium.');

const BENCHES = {
  loads: benchLoads,
  times: benchTimes,
  answers: benchAnswers,
  rounds: benchRounds,
  hints: benchHints,
  drag: benchDrag,
  reveal: benchReveal,
  space: benchSpace,
};
/** Bytes; smaller parts are added up. */
const SMALL_PART = 1000;
const FRAMES = ['frames', 'a second', 'goal', 'p99 ms'];
const { values, positionals } = parseArgs({
  options: { beside: { type: 'string' } },
  allowPositionals: true,
});
const server = await startServer();
const other = values.beside === undefined ? null : await startServer(values.beside);
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
try {
  for (const [name, bench] of Object.entries(BENCHES))
    if (positionals.length === 0 || positionals.includes(name)) await bench();
} finally {
  await browser.close();
  await server.stop();
  await other?.stop();
}

async function benchLoads(): Promise<void> {
  const loads = [await measureHome(browser, server.origin), await measureTable(browser, server.origin)];
  const kilobytes = (bytes: number): Cell => (bytes / 1000).toFixed(1);
  printTable(
    ['first load', 'scripts', 'JS gzip kB', 'goal', 'requests', 'all transferred kB'],
    loads.map(({ name, scripts, gzipped, requests, transferred }) => [
      name,
      scripts.length,
      kilobytes(gzipped),
      '≤ 150',
      requests,
      kilobytes(transferred),
    ]),
  );
  const parts = scriptParts('apps/web/dist', loads);
  const small = parts.filter(({ gzipped }) => gzipped < SMALL_PART);
  const total = (size: 'gzipped' | 'brotli', of: readonly ScriptPart[]) =>
    kilobytes(of.reduce((sum, part) => sum + part[size], 0));
  const row = (name: string, of: readonly ScriptPart[], loaded: string): Cell[] => [
    name,
    total('gzipped', of),
    total('brotli', of),
    loaded,
  ];
  const late = parts.filter(({ loadedBy }) => loadedBy === null);
  console.log('');
  printTable(
    ['script', 'gzip kB', 'brotli kB', 'loaded'],
    [
      ...parts
        .filter((part) => !small.includes(part))
        .map((part) => row(part.name, [part], part.loadedBy ? `for ${part.loadedBy}` : 'when wanted')),
      row(`${small.length} smaller than 1 kB`, small, ''),
      row(`all ${late.length} that are loaded when wanted`, late, ''),
      row(`all ${parts.length}`, parts, ''),
    ],
  );
}

async function benchTimes(): Promise<void> {
  const rows: Cell[][] = [];
  for (const line of LINES) {
    const paint = await measurePaint(browser, server.origin, line);
    const { milliseconds, actions } = await measureFirstPeg(browser, server.origin, line);
    rows.push([
      line.name,
      Math.round(paint),
      '≤ 1,500',
      Math.round(milliseconds),
      '≤ 10,000',
      actions,
      '≤ 2',
    ]);
  }
  console.log('');
  printTable(
    [
      `processor ${SLOWDOWN}× slower`,
      'LCP of home ms',
      'goal',
      'link to first peg ms',
      'goal',
      'actions',
      'goal',
    ],
    rows,
  );
}

async function benchRounds(): Promise<void> {
  const bareTaps = await tapBare(browser);
  const { taps, enters, shift } = await measureRounds(browser, server.origin);
  const before = other && (await measureRounds(browser, other.origin));
  const row = (name: string, times: readonly number[], part: number): Cell[] => [
    name,
    times.length,
    at(times, 0.5).toFixed(1),
    (at(times, 0.5) / at(bareTaps, 0.5)).toFixed(2),
    `p${part * 100}`,
    at(times, part).toFixed(1),
    (at(times, part) / at(bareTaps, part)).toFixed(2),
    '≤ 100',
  ];
  console.log('');
  printTable(
    [`a round of super, ${SLOWDOWN}× slower`, 'times', 'p50 ms', 'ratio', 'part', 'ms', 'ratio', 'goal'],
    [
      row('a tap on a bare page', bareTaps, 0.95),
      row('a tap to the picture of its peg', taps, 0.95),
      row('Enter to the answer, seen and said', enters, 0.99),
      ...(before
        ? [
            row('the other build: a tap', before.taps, 0.95),
            row('the other build: Enter', before.enters, 0.99),
          ]
        : []),
      ['layout shift of all rounds', '', '', '', '', shift.toFixed(4), '', '0'],
    ],
  );
}

async function benchHints(): Promise<void> {
  const rows = (await measureHints(browser, server.origin)).map(({ edition, atOnce, later }): Cell[] => [
    edition,
    atOnce.length,
    ...[at(later, 0.5), at(later, 0.99), at(atOnce, 0.99)].map((time) => time.toFixed(0)),
    '≤ 150',
  ]);
  console.log('');
  printTable(
    [`a hint, ${SLOWDOWN}× slower`, 'hints', 'p50 ms', 'p99 ms', 'p99 ms asked at once', 'goal'],
    rows,
  );
}

async function benchDrag(): Promise<void> {
  const { bare, dragged } = await measureDrag(browser, server.origin);
  console.log('');
  printTable(
    ['a peg that follows a finger, no slowdown', ...FRAMES],
    [framesRow('a finger on a bare page', bare), framesRow('a peg over the board of super', dragged)],
  );
}

async function benchReveal(): Promise<void> {
  const row = (name: string, { durations, frames }: RevealFrames): Cell[] => [
    ...framesRow(name, frames),
    at(durations, 1).toFixed(0),
    '≤ 2,500',
  ];
  const bare = await measureBare(browser);
  const fast = await measureReveals(browser, server.origin, false);
  const slow = await measureReveals(browser, server.origin, true);
  console.log('');
  printTable(
    ['the end of a round', ...FRAMES, 'longest ms', 'goal'],
    [
      row('a box that moves on a bare page', bare),
      row('the reveal, no slowdown', fast),
      row(`the reveal, ${SLOWDOWN}× slower`, slow),
    ],
  );
}

async function benchSpace(): Promise<void> {
  const { draws, frames } = await measureSpace(browser, server.origin);
  const seconds = frames.reduce((sum, time) => sum + time, 0) / 1000;
  console.log('');
  printTable(
    [`all codes as dots, ${SLOWDOWN}× slower`, 'draws', 'p50 ms', 'p99 ms', 'goal', 'frames a second'],
    [
      [
        '32,768 dots',
        draws.length,
        ...[0.5, 0.99].map((part) => at(draws, part).toFixed(1)),
        '≤ 16',
        (frames.length / seconds).toFixed(1),
      ],
    ],
  );
}

/** From the milliseconds between frames. */
function framesRow(name: string, frames: readonly number[]): Cell[] {
  const whole = frames.reduce((sum, time) => sum + time, 0);
  return [
    name,
    frames.length,
    ((1000 * frames.length) / whole).toFixed(1),
    '≥ 55',
    at(frames, 0.99).toFixed(1),
  ];
}

async function benchAnswers(): Promise<void> {
  const { bare, board } = await measureAnswers(browser, server.origin);
  const row = (name: string, times: readonly number[]): Cell[] => [
    name,
    times.length,
    ...[0.5, 0.99].flatMap((part) => [
      at(times, part).toFixed(1),
      (at(times, part) / at(bare, part)).toFixed(2),
    ]),
    '≤ 100',
  ];
  console.log('');
  printTable(
    [`key to picture, ${SLOWDOWN}× slower`, 'keys', 'p50 ms', 'ratio', 'p99 ms', 'ratio', 'goal of p99'],
    [row('a bare page', bare), row('the board of super', board)],
  );
}

function at(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}
