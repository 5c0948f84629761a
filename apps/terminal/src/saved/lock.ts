// One process at a time for a match: a lock file that names its process and is invalid once that has ended.

import { existsSync, linkSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reasonOf } from '../command-line/io.ts';
import { disk, isAlive, makeFolder, removeIfPossible } from './disk.ts';

export type Lock =
  | { readonly kind: 'held'; release(): void }
  | { readonly kind: 'taken'; readonly process: number };

interface Holder {
  readonly pid: number;
  /** When the process started, by the system's clock, so that a reused process id is not taken for the old one. */
  readonly began: string | null;
}

const held = new Set<string>();
let watching = false;

/** Locks released when the program ends by itself; after a kill the next one notices that the process is gone. */
export function takeLock(file: string): Lock {
  const own: Holder = { pid: process.pid, began: beginningOf(process.pid) };
  for (;;) {
    const placed = place(file, own);
    if (placed === 'placed') return holding(file);
    const other = holderIn(file);
    if (other && isHeldBy(other)) return { kind: 'taken', process: other.pid };
    // If no lock can be written no match can be either: it is played unsaved.
    if (placed === 'impossible' || !removeIfPossible(file)) return { kind: 'held', release: () => {} };
  }
}

function holding(file: string): Lock {
  held.add(file);
  if (!watching) process.once('exit', () => held.forEach(remove));
  watching = true;
  return { kind: 'held', release: () => remove(file) };
}

function remove(file: string): void {
  if (held.delete(file)) removeIfPossible(file);
}

/** Written beside it and linked, so that nobody ever reads half a lock. */
function place(file: string, own: Holder): 'placed' | 'there already' | 'impossible' {
  const beside = `${file}.${process.pid}.part`;
  try {
    makeFolder(path.dirname(file));
    disk.writeFileSync(beside, JSON.stringify(own));
    linkSync(beside, file);
    return 'placed';
  } catch (error) {
    return reasonOf(error) === 'EEXIST' && existsSync(file) ? 'there already' : 'impossible';
  } finally {
    removeIfPossible(beside);
  }
}

/** Null for invalid contents, or a file that is gone by now. */
function holderIn(file: string): Holder | null {
  try {
    const { pid, began } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' ? { pid, began: typeof began === 'string' ? began : null } : null;
  } catch {
    return null;
  }
}

function isHeldBy({ pid, began }: Holder): boolean {
  if (!isAlive(pid)) return false;
  const now = beginningOf(pid);
  return began === null || now === null || began === now;
}

/** Null if the system does not tell. */
function beginningOf(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[19] ?? null;
  } catch {
    return null;
  }
}
