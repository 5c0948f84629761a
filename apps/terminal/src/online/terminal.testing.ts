// The program as a process that is played line by line over a network: input is typed, output is awaited.

import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { start } from '../process.testing.ts';

export interface Terminal {
  /** Where it stores its identity. */
  readonly home: string;
  readonly lines: readonly string[];
  /** What was written to standard error. */
  err(): string;
  type(...lines: readonly string[]): void;
  /** The next matching line after the last one that was awaited. */
  hears(pattern: RegExp): Promise<string>;
  /** By SIGKILL. */
  kill(): Promise<void>;
  /** Ends the input; returns the exit code. */
  leave(): Promise<number | null>;
  readonly ended: Promise<number | null>;
}

/** Milliseconds after which a missing line will never come; not a measurement, machines are shared. */
const HANGS = 60_000;

export function startTerminal(args: readonly string[], home: string, env: NodeJS.ProcessEnv = {}): Terminal {
  const child = start(args, { ...env, BLACKPEG_HOME: home });
  child.stdin.on('error', () => {});
  const lines: string[] = [];
  const errors: string[] = [];
  let next = 0;
  let look = () => {};
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    look();
  });
  child.stderr.on('data', (piece) => errors.push(String(piece)));
  const ended = once(child, 'close').then(([code]) => code as number | null);

  function hears(pattern: RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
      const missing = () =>
        reject(new Error(`${pattern} was not said after: ${[...lines, ...errors].join(' | ')}`));
      const limit = setTimeout(missing, HANGS);
      look = () => {
        const at = lines.findIndex((line, index) => index >= next && pattern.test(line));
        if (at < 0) return;
        clearTimeout(limit);
        next = at + 1;
        look = () => {};
        resolve(lines[at] ?? '');
      };
      look();
      ended.then(missing);
    });
  }

  return {
    home,
    lines,
    ended,
    hears,
    err: () => errors.join(''),
    type: (...typed) => void child.stdin.write(typed.map((line) => `${line}\n`).join('')),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    leave() {
      child.stdin.end();
      return ended;
    },
  };
}
