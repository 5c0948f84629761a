// Whether the database file is still the one that was opened. Writes to a file that was removed or replaced are lost
// with the process, so they must not be acknowledged.

import { lstatSync, type Stats, statSync } from 'node:fs';
import { StoreFault } from '../fault.ts';

const WRITABLE = 0o222;
const IN_MEMORY = ':memory:';

/** The sentence that says why a file cannot be opened, or null; a missing file is fine. */
export function unusable(file: string): string | null {
  const link = file === IN_MEMORY ? undefined : lstatSync(file, { throwIfNoEntry: false });
  if (!link) return null;
  if (link.isSymbolicLink()) return 'it is a link; set BLACKPEG_DATA_DIR to the folder of the file itself';
  if (!link.isFile()) return null;
  if (link.nlink > 1)
    return 'it has another name, a hard link, by which a second server could use it; keep one of them, and copies for the rest';
  if (link.size === 0) return 'it is empty; put a copy back, or move it away to begin with an empty one';
  return (link.mode & WRITABLE) === 0 ? 'it may not be written' : null;
}

/** Throws once the file is not the same, or the log of SQLite beside it, where everything is written first. */
export function createFileWatch(file: string): () => void {
  if (file === IN_MEMORY) return () => {};
  let known = statSync(file);
  /** Null until something was written. */
  let log: Stats | null = null;
  return () => {
    known = same(file, known);
    if ((known.mode & WRITABLE) === 0) throw new StoreFault('it may not be written');
    const beside = `${file}-wal`;
    log = log ? same(beside, log) : (statSync(beside, { throwIfNoEntry: false }) ?? null);
  };
}

/** The file as it is now: the one that is known, and no shorter. */
function same(file: string, known: Stats): Stats {
  const now = statSync(file, { throwIfNoEntry: false });
  if (!now || !isSame(now, known)) throw new StoreFault('its file was removed or replaced; start again');
  if (now.size < known.size) throw new StoreFault('its file was cut off; put a copy back, and start again');
  return now;
}

function isSame(one: Stats, other: Stats): boolean {
  return one.ino === other.ino && one.dev === other.dev;
}
