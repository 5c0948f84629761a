// Input lines that can be waited for until something else happens: a line that comes later is kept for the next reader.

import type { Lines } from '../../plain/printer.ts';

export interface HeldLines extends Lines {
  /** The same lines, which end once this resolves. */
  until(over: Promise<unknown>): HeldLines;
}

/** Lines that are already held stay as they are, so that none is held twice. */
export function holdLines(lines: Lines | HeldLines): HeldLines {
  if ('until' in lines) return lines;
  /** Requested, but not delivered yet. */
  let held: Promise<string | null> | null = null;

  function next(over: Promise<unknown> | null): Promise<string | null> {
    held ??= lines.next();
    const coming = held;
    return new Promise((resolve, reject) => {
      let isOver = false;
      over?.then(() => {
        isOver = true;
        resolve(null);
      });
      coming.then((line) => {
        if (isOver) return;
        if (held === coming) held = null;
        resolve(line);
      }, reject);
    });
  }

  function heldUntil(over: Promise<unknown> | null): HeldLines {
    return {
      next: () => next(over),
      until: (sooner) => heldUntil(over ? Promise.race([over, sooner]) : sooner),
    };
  }

  return heldUntil(null);
}
