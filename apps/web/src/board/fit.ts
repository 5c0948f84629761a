// How rows fit the height there is: they shrink a little, those not reached become rungs, then leave, then old ones fold.

import type { RowModel } from '@blackpeg/screens';

/** Heights in pixels. */
export interface RowSizes {
  readonly most: number;
  readonly least: number;
  /** What the active row is higher than the others. */
  readonly raised: number;
  /** The least for a row not reached yet. */
  readonly rung: number;
  /** The line that unfolds old rows. */
  readonly fold: number;
}

export interface Fit {
  readonly row: number;
  readonly active: number;
  /** How rows not reached yet are drawn. */
  readonly resting: 'full' | 'rung' | 'away';
  /** How high a rung is: as much as is left for it. */
  readonly rung: number;
  /** So many rows from the first are folded. */
  readonly folded: number;
}

export const DESK: RowSizes = { most: 54, least: 38, raised: 13, rung: 15, fold: 44 };
export const PHONE: RowSizes = { most: 46, least: 40, raised: 12, rung: 9, fold: 44 };
export const NARROW: RowSizes = { most: 42, least: 38, raised: 12, rung: 9, fold: 44 };
/** Halves of a duel on a phone. */
export const DUEL: RowSizes = { most: 42, least: 36, raised: 10, rung: 15, fold: 44 };
export const SMALL: RowSizes = { most: 26, least: 22, raised: 4, rung: 9, fold: 24 };

/** Rows it is about now stand out and are higher: the one being filled, and one that waits for its answer. */
export function isRaised(look: RowModel['look']): boolean {
  return look === 'active' || look === 'placed';
}

/** `height` is what rows may take together; null where they may take what they like. */
export function fitRows(looks: readonly RowModel['look'][], sizes: RowSizes, height: number | null): Fit {
  const resting = looks.filter((look) => look === 'resting').length;
  const shown = looks.length - resting;
  const raised = looks.filter(isRaised).length * sizes.raised;
  const fitted = (row: number, rest: Fit['resting'], folded = 0, rung = sizes.rung): Fit => ({
    row,
    active: row + sizes.raised,
    resting: rest,
    rung,
    folded,
  });
  if (height === null) return fitted(sizes.most, 'full');
  const each = (rows: number, taken: number) => Math.floor((height - raised - taken) / Math.max(1, rows));

  const whole = Math.min(sizes.most, each(looks.length, 0));
  if (whole >= sizes.least) return fitted(whole, 'full');
  const withRungs = Math.min(sizes.most, each(shown, resting * sizes.rung));
  if (withRungs >= sizes.least) return fitted(sizes.least, 'rung', 0, each(resting, shown * sizes.least));
  if (each(shown, 0) >= sizes.least) return fitted(sizes.least, 'away');
  const room = Math.floor((height - raised - sizes.fold) / sizes.least);
  return fitted(sizes.least, 'away', foldable(looks, shown - room));
}

/** The active row and the one before it, with the last answer, never leave; folding one row would gain nothing. */
function foldable(looks: readonly RowModel['look'][], wanted: number): number {
  const last = looks.findLastIndex((look) => look === 'answered' || look === 'faulty');
  const folded = Math.min(wanted, Math.max(0, last));
  return folded > 1 ? folded : 0;
}
