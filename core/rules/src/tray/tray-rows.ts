// Rows that a counted tray still holds (T3c).

import { allPegs, type Code, type CodeSpec } from '../code/code.ts';
import type { Dice } from '../dice.ts';
import { countPegsOf, firstShort, type PegCounts, takeFrom } from './tray.ts';

/** Null if pegs are not counted, so that there are enough of everything. */
export function isInTray(spec: CodeSpec, code: Code, tray: PegCounts | null): boolean {
  return tray === null || firstShort(takeFrom(tray, countPegsOf(spec, [code]))) === undefined;
}

/** A random row, hole by hole from the pegs left; T3d guarantees that every row can be filled. */
export function drawFromTray(spec: CodeSpec, tray: PegCounts | null, dice: Dice): Code {
  const code: number[] = [];
  while (code.length < spec.holes) {
    const usable = allPegs(spec).filter(
      (peg) => (spec.repeats || !code.includes(peg)) && isInTray(spec, [...code, peg], tray),
    );
    const peg = usable[dice(usable.length)];
    if (peg === undefined) throw new RangeError('The tray cannot fill a row.');
    code.push(peg);
  }
  return code;
}
