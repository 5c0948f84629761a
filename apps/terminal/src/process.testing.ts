// The built program as a process of its own: what the shell would see of it.

import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

export const BIN = fileURLToPath(new URL('../bin/blackpeg.js', import.meta.url));

/** Skipped if nothing changed, so that no test runs an outdated program. */
const BUILD = fileURLToPath(new URL('../../../tools/build-programs.mjs', import.meta.url));
execFileSync(process.execPath, [BUILD], { stdio: 'inherit' });

/** In English unless told otherwise, independent of the machine's language. */
export const ENV: NodeJS.ProcessEnv = { PATH: process.env.PATH, LANG: 'C' };

export function start(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  nodeArgs: readonly string[] = [],
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [...nodeArgs, BIN, ...args], { env: { ...ENV, ...env } });
}

/** All that a process wrote, and how it ended. */
export function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  const out: string[] = [];
  const err: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (piece: string) => void out.push(piece));
  child.stderr.setEncoding('utf8').on('data', (piece: string) => void err.push(piece));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, out: out.join(''), err: err.join('') }));
  });
}

export async function blackpeg(
  args: readonly string[],
  { input = '', env = {} }: { readonly input?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  const child = start(args, env);
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return ended(child);
}
