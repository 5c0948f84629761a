// The lines a player types, one at a time, whoever asks for the next.

import { type Console, LONGEST_LINE, linesOf } from '../io.ts';

export interface Lines {
  /** Null when there are no more. */
  next(): Promise<string | null>;
}

export function createLines({ input }: Console): Lines {
  const lines = linesOf(input);
  let over = false;
  return {
    async next() {
      const line = over ? null : await lines.next();
      over = line === null || line.done === true;
      return line === null || line.done ? null : line.value.slice(0, LONGEST_LINE).trim();
    },
  };
}
