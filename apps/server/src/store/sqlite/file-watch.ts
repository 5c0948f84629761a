// Whether the file of the database is still the one that was opened. What is written to a file that was removed or replaced
// is gone with the process, so nothing of it may be acknowledged.

import { lstatSync, type Stats, statSync } from 'node:fs';
import { StoreFault } from '../fault.ts';

const WRITABLE = 0o222;
const IN_MEMORY = ':memory:';

/** The sentence that says why a file cannot be opened, or null; one that is not there yet can. */
export function unusable(file: string): string | null {
  const link = file === IN_MEMORY ? undefined : lstatSync(file, { throwIfNoEntry: false });
  if (!link) return null;
  if (link.isSymbolicLink()) return 'it is a link; set BLACKPEG_DATA_DIR to the folder of the file itself';
  if (!link.isFile()) return null;
  if (link.size === 0) return 'it is empty; put a copy back, or move it away to begin with an empty one';
  return (link.mode & WRITABLE) === 0 ? 'it may not be written' : null;
}

/** Throws once the file is not what it was. */
export function createFileWatch(file: string): () => void {
  if (file === IN_MEMORY) return () => {};
  const opened = statSync(file);
  let size = opened.size;
  return () => {
    const now = statSync(file, { throwIfNoEntry: false });
    if (!now || !isSame(now, opened)) throw new StoreFault('its file was removed or replaced; start again');
    if (now.size < size) throw new StoreFault('its file was cut off; put a copy back, and start again');
    if ((now.mode & WRITABLE) === 0) throw new StoreFault('it may not be written');
    size = now.size;
  };
}

function isSame(one: Stats, other: Stats): boolean {
  return one.ino === other.ino && one.dev === other.dev;
}
