// A foreign engine as a process: a line out, an answer in, or the reason why there is none. Nothing it does can crash
// the tournament.

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { err, ok, type Result } from '@blackpeg/rules';
import { LONGEST_LINE, reasonOf } from '../command-line/io.ts';
import type { Lapse } from './player.ts';

export interface EngineProcess {
  readonly tell: (line: string) => void;
  /** The next line it writes that is not an info line. */
  readonly ask: (line: string, milliseconds: number) => Promise<Result<string, Lapse>>;
  /** One more line of the same answer. */
  readonly more: (asked: string, milliseconds: number) => Promise<Result<string, Lapse>>;
  /** Sends `quit`, with a moment to end by itself. */
  readonly quit: () => Promise<void>;
  readonly kill: () => void;
}

/** The most output between two questions. */
const MOST_LINES = 1000;
const MOST_CHARACTERS = 1_000_000;
/** Milliseconds to end after `quit`. */
const FAREWELL = 500;
/** How much of standard error is kept, enough for the last line. */
const KEPT = 500;

/** The system's reason why it cannot be started; null if it can. */
export function startFault([file = '', ...args]: readonly string[]): Promise<string | null> {
  const child = spawnEngine(file, args);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(reasonOf(error)));
    child.once('spawn', () => {
      killGroup(child);
      resolve(null);
    });
  });
}

/** What was received from an engine, and whether it is still running. */
interface Received {
  readonly lines: string[];
  /** An incomplete line. */
  pending: string;
  /** Since the last question. */
  count: { readonly lines: number; readonly characters: number };
  flooded: boolean;
  /** The end of what it wrote to standard error. */
  errors: string;
  ended: { readonly code: number | null } | null;
  /** Called with every change. */
  wake(): void;
}

const NONE = { lines: 0, characters: 0 };

export function startEngine([file = '', ...args]: readonly string[]): EngineProcess {
  const child = spawnEngine(file, args);
  const kill = () => {
    killGroup(child);
    living.delete(kill);
  };
  const received = listenTo(child, kill);
  guard(kill);
  return {
    tell: (line) => void child.stdin.write(`${line}\n`),
    async ask(line, milliseconds) {
      // An error about a line without an answer is the answer to the next one that has one.
      const unasked = received.lines.find((said) => !isError(said));
      if (unasked !== undefined) return err({ kind: 'second-answer', asked: line, said: unasked });
      received.count = NONE;
      child.stdin.write(`${line}\n`);
      return answerIn(received, line, milliseconds);
    },
    more: (asked, milliseconds) => answerIn(received, asked, milliseconds),
    async quit() {
      child.stdin.end('quit\n');
      if (!received.ended) await endWithin(child, FAREWELL);
      kill();
    },
    kill,
  };
}

function listenTo(child: ChildProcessWithoutNullStreams, kill: () => void): Received {
  const received: Received = {
    lines: [],
    pending: '',
    count: NONE,
    flooded: false,
    errors: '',
    ended: null,
    wake: () => {},
  };
  const end = (code: number | null) => {
    received.ended ??= { code };
    living.delete(kill);
    received.wake();
  };
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    receive(received, piece);
    if (received.flooded) kill();
    received.wake();
  });
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    received.errors = (received.errors + piece).slice(-KEPT);
  });
  child.stdin.on('error', () => {});
  child.on('error', () => end(null));
  child.on('close', end);
  return received;
}

function receive(received: Received, piece: string): void {
  const [first = '', ...others] = piece.split('\n');
  const complete = others.length > 0 ? [received.pending + first, ...others.slice(0, -1)] : [];
  received.pending = others.at(-1) ?? received.pending + first;
  const lines = received.count.lines + complete.length;
  const characters = received.count.characters + piece.length;
  received.count = { lines, characters };
  received.lines.push(
    ...complete.map((line) => line.trim()).filter((line) => line !== '' && !isRemark(line)),
  );
  received.flooded ||=
    lines > MOST_LINES || characters > MOST_CHARACTERS || received.pending.length > LONGEST_LINE;
}

async function answerIn(
  received: Received,
  asked: string,
  milliseconds: number,
): Promise<Result<string, Lapse>> {
  if (!hasNews(received)) await newsWithin(received, milliseconds);
  if (received.flooded) return err({ kind: 'endless-output', asked });
  const line = received.lines.shift();
  if (line !== undefined) return isError(line) ? err({ kind: 'refused', asked, said: line }) : ok(line);
  const { ended, errors } = received;
  if (ended) return err({ kind: 'ended', asked, code: ended.code, last: lastLine(errors) });
  return err({ kind: 'no-answer', asked, milliseconds });
}

function hasNews({ lines, flooded, ended }: Received): boolean {
  return lines.length > 0 || flooded || ended !== null;
}

/** Resolves when there is something new, or nothing has come in time. */
function newsWithin(received: Received, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    received.wake = () => {
      if (!hasNews(received)) return;
      clearTimeout(timer);
      resolve();
    };
  });
}

function endWithin(child: ChildProcessWithoutNullStreams, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    child.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** In its own process group if there are groups, so that everything it starts ends with it. */
function spawnEngine(file: string, args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(file, args, { detached: process.platform !== 'win32', windowsHide: true });
}

function killGroup(child: ChildProcessWithoutNullStreams): void {
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Engines that end with this program, however it ends. */
const living = new Set<() => void>();
let guarded = false;

function guard(kill: () => void): void {
  living.add(kill);
  if (guarded) return;
  guarded = true;
  process.on('exit', () => {
    for (const each of [...living]) each();
  });
}

function isError(line: string): boolean {
  return /^error\b/.test(line);
}

function isRemark(line: string): boolean {
  return /^info\b/.test(line);
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim() ?? '';
}
