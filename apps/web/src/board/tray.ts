// The palette as a tray: which pegs lie in it, in which order, in how many columns.

import { allPegs, BLANK, type CodeSpec, type Peg, type PegCounts } from '@blackpeg/rules';

/** Pegs by number, the blank last, as they lie in the tray. */
export function trayPegs(spec: CodeSpec): readonly Peg[] {
  const pegs = allPegs(spec);
  return [...pegs.filter((peg) => peg !== BLANK), ...pegs.filter((peg) => peg === BLANK)];
}

/** Null where nobody counts: without a counted tray, and for blanks, which are no pegs of it. */
export function countLeft(left: PegCounts | null, peg: Peg): number | null {
  return peg === BLANK ? null : (left?.[0]?.[peg - 1] ?? null);
}

export interface TrayColumns {
  readonly desk: number;
  readonly phone: number;
  /** Phones below 390 px. */
  readonly narrow: number;
}

/**
 * On a desk a tray is about as wide as high; on a phone it has two lines, or one where every key is wide enough for
 * a finger: five with a number beside the peg, seven where the peg carries it.
 */
export function trayColumns(keys: number, numbered = true): TrayColumns {
  const desk = keys <= 2 ? keys : keys <= 4 ? 2 : keys <= 9 ? 3 : 4;
  const lines = (most: number) => (keys <= most ? keys : Math.ceil(keys / 2));
  return { desk, phone: lines(numbered ? 5 : 7), narrow: lines(5) };
}
