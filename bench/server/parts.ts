// Parts of the bench that run as separate processes: the bench itself, called for one part.

import { type ChildProcess, spawn } from 'node:child_process';

export function startPart(args: readonly string[]): ChildProcess {
  const [, bench = ''] = process.argv;
  return spawn(process.execPath, [bench, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** The first line it writes. */
export function lineFrom(child: ChildProcess): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      text += chunk;
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')));
    });
    child.once('close', () => reject(new Error('A part of the bench ended without a word.')));
  });
}
