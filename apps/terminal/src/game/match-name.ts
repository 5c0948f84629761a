// Names for matches of this machine: short enough to be typed.

import { randomInt } from 'node:crypto';
import type { MatchId } from '@blackpeg/referee';
import type { Saved } from '../saved/saved.ts';

/** Signs that are not taken for each other, read or heard. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 6;

export async function unusedName({ logs }: Saved): Promise<MatchId> {
  return newName(new Set(await logs.list()));
}

/** One that none of these is. */
export function newName(taken: ReadonlySet<MatchId>): MatchId {
  for (;;) {
    const name = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    if (!taken.has(name)) return name;
  }
}
