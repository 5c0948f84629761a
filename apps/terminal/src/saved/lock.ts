// One process at a time for a match: a file that names the process holding it, and is worth nothing once that is gone.

import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reasonOf } from '../io.ts';

export type Lock =
  | { readonly kind: 'held'; release(): void }
  | { readonly kind: 'taken'; readonly process: number };

interface Holder {
  readonly pid: number;
  /** When the process began, as the system counts it, so that a number given anew is not taken for the old one. */
  readonly began: string | null;
}

const held = new Set<string>();
let watching = false;

/** Locks given up when the program ends by itself; after a kill the next one sees that nobody is there. */
export function takeLock(file: string): Lock {
  mkdirSync(path.dirname(file), { recursive: true });
  const own: Holder = { pid: process.pid, began: beginningOf(process.pid) };
  for (;;) {
    if (place(file, own)) return holding(file);
    const other = holderIn(file);
    if (other && isAlive(other)) return { kind: 'taken', process: other.pid };
    rmSync(file, { force: true });
  }
}

function holding(file: string): Lock {
  held.add(file);
  if (!watching) process.once('exit', () => held.forEach(remove));
  watching = true;
  return { kind: 'held', release: () => remove(file) };
}

function remove(file: string): void {
  if (held.delete(file)) rmSync(file, { force: true });
}

/** Written beside it and linked, so that nobody ever reads half a lock. */
function place(file: string, own: Holder): boolean {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, JSON.stringify(own));
  try {
    linkSync(beside, file);
    return true;
  } catch (error) {
    if (reasonOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Null for what nobody can have written, or what is gone by now. */
function holderIn(file: string): Holder | null {
  try {
    const { pid, began } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' ? { pid, began: typeof began === 'string' ? began : null } : null;
  } catch {
    return null;
  }
}

function isAlive({ pid, began }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return reasonOf(error) === 'EPERM';
  }
  const now = beginningOf(pid);
  return began === null || now === null || began === now;
}

/** Null where the system does not tell. */
function beginningOf(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[19] ?? null;
  } catch {
    return null;
  }
}
