// How a board fits its area. Rows grow up to what their width allows. If the area is short, first the rows not reached
// yet become lower and then shrink to rungs, then all become lower, then those not reached are left out, then old ones fold.

import type { RowModel } from '@blackpeg/screens';

/** Heights in pixels. */
export interface RowSizes {
  readonly most: number;
  /** The height that rows keep as long as those not reached can shrink. */
  readonly usual: number;
  /** With pegs of 26 px, the smallest that can be used. */
  readonly least: number;
  /** The extra height of the active row. */
  readonly raised: number;
  /** The minimum for a row not reached yet. */
  readonly rung: number;
  /** The line that unfolds old rows. */
  readonly fold: number;
}

export interface Fit {
  readonly row: number;
  readonly active: number;
  /** How rows not reached yet are drawn: like the others, like them but lower, as thin rungs, or not at all. */
  readonly resting: 'full' | 'low' | 'rung' | 'away';
  /** The height of low rows and rungs in whole pixels: what is left for each. */
  readonly rest: number;
  /** Those from this row on, from 0, are a pixel higher: what is left over. So few of them change in a turn. */
  readonly higherFrom: number;
  /** How many rows from the first are folded. */
  readonly folded: number;
}

export const DESK: RowSizes = { most: 54, usual: 38, least: 30, raised: 13, rung: 10, fold: 44 };
export const PHONE: RowSizes = { most: 46, usual: 40, least: 30, raised: 12, rung: 9, fold: 44 };
export const NARROW: RowSizes = { most: 42, usual: 38, least: 30, raised: 12, rung: 9, fold: 44 };
/** Halves of a duel on a phone. */
export const DUEL: RowSizes = { most: 42, usual: 36, least: 30, raised: 10, rung: 9, fold: 44 };

/** The share of a row's height that holds its number, its holes and its answer. */
const WHOLE = 0.8;

/** Rows may be as high as their columns are wide: in a large window the board is just larger. */
export function grownTo(sizes: RowSizes, width: number, holes: number): RowSizes {
  const BESIDE_HOLES = 0.3;
  return { ...sizes, most: Math.max(sizes.most, Math.floor((width * (1 - BESIDE_HOLES)) / holes)) };
}

/** The current row, from 0, is raised and higher: one being filled or waiting for its answer, otherwise the last one placed,
    and the first before anything is. */
export function raisedRow(looks: readonly RowModel['look'][]): number {
  const now = looks.findLastIndex((look) => look === 'active' || look === 'placed');
  return now >= 0 ? now : Math.max(0, lastReached(looks));
}

/** From 0; -1 for none. */
export function lastReached(looks: readonly RowModel['look'][]): number {
  return looks.findLastIndex((look) => look !== 'resting');
}

/** The height of a row not reached yet, from 0; null if it is drawn like the others. */
export function restingHeight({ resting, rest, higherFrom }: Fit, row: number): number | null {
  if (resting !== 'low' && resting !== 'rung') return null;
  return row < higherFrom ? rest : rest + 1;
}

/** `height` is the space for all rows; null for any. */
export function fitRows(looks: readonly RowModel['look'][], sizes: RowSizes, height: number | null): Fit {
  // One row is raised from the start.
  const shown = Math.max(1, looks.filter((look) => look !== 'resting').length);
  const resting = looks.length - shown;
  const { usual, least, raised } = sizes;
  const fitted = (row: number, drawn: Fit['resting'], folded = 0): Fit => ({
    row,
    active: row + raised,
    resting: drawn,
    rest: row,
    higherFrom: looks.length,
    folded,
  });
  if (height === null) return fitted(sizes.most, 'full');
  const each = (rows: number, taken: number) => Math.floor((height - raised - taken) / Math.max(1, rows));

  const whole = Math.min(sizes.most, each(looks.length, 0));
  if (whole >= usual) return fitted(whole, 'full');
  const low = Math.min(usual, each(shown, resting * sizes.rung));
  if (low >= least && resting === 0) return fitted(low, 'full');
  if (low >= least) {
    // They share what is left, so that the board has the same height in every turn.
    const left = Math.floor(height) - raised - shown * low;
    const rest = Math.floor(left / resting);
    const drawn = rest >= low * WHOLE ? 'low' : 'rung';
    return { ...fitted(low, drawn), rest, higherFrom: looks.length - (left % resting) };
  }
  const alone = Math.min(usual, each(shown, 0));
  if (alone >= least) return fitted(alone, 'away');
  const room = Math.floor((height - raised - sizes.fold) / least);
  return fitted(least, 'away', foldable(looks, shown - room));
}

/** The active row and the one before it, with the last answer, are never folded; folding a single row would gain nothing. */
function foldable(looks: readonly RowModel['look'][], wanted: number): number {
  const last = looks.findLastIndex((look) => look === 'answered' || look === 'faulty');
  const folded = Math.min(wanted, Math.max(0, last));
  return folded > 1 ? folded : 0;
}
