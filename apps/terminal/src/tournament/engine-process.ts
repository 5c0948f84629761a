// A foreign engine as a process: a line out, an answer in, or why there is none. Whatever it does, it is survived.

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { err, ok, type Result } from '@blackpeg/rules';
import { LONGEST_LINE, reasonOf } from '../io.ts';
import type { Lapse } from './lapse.ts';

export interface EngineProcess {
  readonly tell: (line: string) => void;
  /** The next line it writes that is no remark. */
  readonly ask: (line: string, milliseconds: number) => Promise<Result<string, Lapse>>;
  /** One more line to the same question. */
  readonly more: (asked: string, milliseconds: number) => Promise<Result<string, Lapse>>;
  /** Told that all is over, with a moment to end by itself. */
  readonly quit: () => Promise<void>;
  readonly kill: () => void;
}

/** Between two questions nobody has more to say. */
const MOST_LINES = 1000;
const MOST_CHARACTERS = 1_000_000;
/** Milliseconds to end after `quit`. */
const FAREWELL = 500;
/** Of what it wrote to standard error, enough for the last line. */
const KEPT = 500;

/** The system's word for why it cannot be started; null if it can. */
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

export function startEngine([file = '', ...args]: readonly string[]): EngineProcess {
  const child = spawnEngine(file, args);
  const lines: string[] = [];
  let pending = '';
  let read = { lines: 0, characters: 0 };
  let end: { readonly code: number | null } | null = null;
  let flooded = false;
  let last = '';
  let wake = () => {};
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    const [first = '', ...others] = piece.split('\n');
    const complete = others.length > 0 ? [pending + first, ...others.slice(0, -1)] : [];
    pending = others.at(-1) ?? pending + first;
    read = { lines: read.lines + complete.length, characters: read.characters + piece.length };
    lines.push(...complete.map((line) => line.trim()).filter((line) => line !== '' && !isRemark(line)));
    flooded ||= read.lines > MOST_LINES || read.characters > MOST_CHARACTERS || pending.length > LONGEST_LINE;
    if (flooded) kill();
    wake();
  });
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    last = (last + piece).slice(-KEPT);
  });
  child.stdin.on('error', () => {});
  const onEnd = (code: number | null) => {
    end ??= { code };
    living.delete(kill);
    wake();
  };
  child.on('error', () => onEnd(null));
  child.on('close', onEnd);
  guard(kill);

  return {
    tell: (line) => void child.stdin.write(`${line}\n`),
    ask: async (line, milliseconds) => {
      read = { lines: 0, characters: 0 };
      child.stdin.write(`${line}\n`);
      return answer(line, milliseconds);
    },
    more: answer,
    quit: async () => {
      child.stdin.end('quit\n');
      if (!end) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, FAREWELL);
          child.once('close', () => {
            clearTimeout(timer);
            resolve();
          });
        });
      }
      kill();
    },
    kill,
  };

  async function answer(asked: string, milliseconds: number): Promise<Result<string, Lapse>> {
    if (lines.length === 0 && !flooded && !end) await changeWithin(milliseconds);
    if (flooded) return err({ kind: 'endless-output', asked });
    const line = lines.shift();
    if (line !== undefined)
      return /^error\b/.test(line) ? err({ kind: 'refused', asked, said: line }) : ok(line);
    if (end) return err({ kind: 'ended', asked, code: end.code, last: lastLine(last) });
    return err({ kind: 'no-answer', asked, milliseconds });
  }

  /** Resolves when there is something to see, or nothing has come in time. */
  function changeWithin(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        if (lines.length === 0 && !flooded && !end) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function kill(): void {
    killGroup(child);
    living.delete(kill);
  }
}

/** In a group of its own where there are groups, so that whatever it starts ends with it. */
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

/** Engines that are to end with this program, however it ends. */
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

function isRemark(line: string): boolean {
  return /^info\b/.test(line);
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim() ?? '';
}
