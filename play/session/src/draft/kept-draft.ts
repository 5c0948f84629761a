// Half-filled rows that outlive a session: what of a draft is kept, and how it is put back.

import type { Seat } from '@blackpeg/rules';
import type { DraftIntent } from '../intents/intent.ts';
import type { Snapshot } from '../session.ts';
import { compositionOf } from './composition.ts';
import type { Hole } from './draft.ts';

export interface KeptDraft {
  /** Names the row of the match it is for. */
  readonly row: string;
  readonly holes: readonly Hole[];
  readonly cursor: number;
}

/**
 * Null where there is nothing to keep. A code on its way behind the shield is kept only where nobody else uses this
 * screen and the code may lie with the referee: a sealed one leaves its maker's sight for no drawer (K1).
 */
export function draftToKeep({ state, draft }: Snapshot, seat: Seat, shared: boolean): KeptDraft | null {
  const composition = state && compositionOf(state, seat);
  if (!composition || !draft || draft.holes.flat().every((kind) => kind === null)) return null;
  const secret = composition.what === 'code';
  if (secret && (shared || state.terms.custody !== 'escrow')) return null;
  return { row: composition.key, holes: draft.holes, cursor: draft.cursor };
}

/** Nothing where the row is another one by now. */
export function intentsToRestore(kept: KeptDraft, { state }: Snapshot, seat: Seat): readonly DraftIntent[] {
  const composition = state && compositionOf(state, seat);
  if (composition?.key !== kept.row || composition.spec.holes !== kept.holes.length) return [];
  const kinds = kept.holes.flatMap((kindsOfHole, index) =>
    kindsOfHole.flatMap((kind, facet): readonly DraftIntent[] =>
      kind === null ? [] : [{ type: 'kind', kind, facet, hole: index }],
    ),
  );
  return [...kinds, { type: 'move', to: kept.cursor }];
}
