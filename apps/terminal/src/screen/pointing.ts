// What a click on a peg of the palette or on a hole means for the row that is being filled.

import type { CodeSpec } from '@blackpeg/rules';
import type { Draft, DraftIntent } from '@blackpeg/session';

export type Compose = (intent: DraftIntent) => void;

/** Of a pair just this half, whichever is the next to be chosen. */
export function kindPointed({ facets }: CodeSpec, facet: number, kind: number): DraftIntent {
  return { type: 'kind', kind, facet: facets.length === 1 ? null : facet, hole: null };
}

/** What stands there is taken out; an empty hole is the next to fill. */
export function holePointed({ holes }: Draft, hole: number): DraftIntent {
  const isFilled = holes[hole]?.some((kind) => kind !== null) ?? false;
  return isFilled ? { type: 'take-out', hole } : { type: 'move', to: hole };
}
