// Dropping a dragged peg on the row: it is placed, copied, swapped with another, or taken out.

import type { Peg } from '@blackpeg/rules';
import type { DraftIntent } from '../intents/intent.ts';

export type CarriedPeg =
  /** A whole peg or pair, from the palette or from an earlier row. */
  | { readonly from: 'elsewhere'; readonly peg: Peg }
  /** Half of a pair, from the palette. */
  | { readonly from: 'elsewhere'; readonly facet: number; readonly kind: number }
  /** The contents of this hole of the row itself. */
  | { readonly from: 'row'; readonly hole: number };

/** `hole` is null if it is dropped outside the row. The result is null if nothing changes. */
export function dropIntent(carried: CarriedPeg, hole: number | null): DraftIntent | null {
  if (carried.from === 'row') {
    if (hole === null) return { type: 'take-out', hole: carried.hole };
    return hole === carried.hole ? null : { type: 'swap', from: carried.hole, to: hole };
  }
  if (hole === null) return null;
  return 'peg' in carried
    ? { type: 'peg', peg: carried.peg, hole }
    : { type: 'kind', kind: carried.kind, facet: carried.facet, hole };
}
