// Writes a file completely or not at all, and never over another one.

import { closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { err, ok, type Result } from '@blackpeg/rules';

/** Written beside the file it is to become. */
export function draftOf(file: string): string {
  return `${file}.${process.pid}.part`;
}

/** Renames the draft once the disk has all of it. The error is a sentence. */
export function publish(draft: string, file: string): Result<void, string> {
  sync(draft);
  try {
    // Of two who write one name, the second is refused: a rename would replace the first.
    linkSync(draft, file);
  } catch (error) {
    if (existsSync(file)) return err(alreadyThere(file));
    throw error;
  }
  rmSync(draft);
  sync(path.dirname(file));
  return ok(undefined);
}

export function alreadyThere(file: string): string {
  return `"${file}" is there already, and is left as it is.`;
}

/** Also what SQLite makes beside a database. */
export function removeDraft(draft: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(draft + ending, { force: true });
}

function sync(file: string): void {
  const opened = openSync(file, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
