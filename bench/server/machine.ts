// What the bench needs of the machine: the built server, open files, memory.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** From where benches run once they are built, in a folder beneath node_modules. */
export const MAIN = fileURLToPath(new URL('../../../../../apps/server/bundle/main.js', import.meta.url));

/** Node uses as many as the machine allows; with fewer than needed, the bench ends with a message. */
export function checkOpenFiles(needed: number): void {
  const { stdout } = spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' });
  const allowed = stdout.trim() === 'unlimited' ? Number.POSITIVE_INFINITY : Number(stdout);
  if (!(allowed < needed)) return;
  console.error(
    `So many sockets need ${needed} open files in one process, and this machine allows ${allowed}: raise that (ulimit -n), or ask for fewer with --tables=NUMBER.`,
  );
  process.exit(2);
}

/** Peak memory of a process in MB; NaN if the system does not report it. */
export function memoryOf(pid: number): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
