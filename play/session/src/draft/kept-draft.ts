// Half-filled rows that outlive a session: what is stored of a draft, and how it is restored.

import type { Seat } from '@blackpeg/rules';
import { type DraftIntent, type HidingChoices, NO_CHOICES } from '../intents/intent.ts';
import type { Snapshot } from '../session.ts';
import { compositionOf } from './composition.ts';
import type { Hole } from './draft.ts';

export interface KeptDraft {
  /** Identifies the row of the match it is for. */
  readonly row: string;
  readonly holes: readonly Hole[];
  readonly cursor: number;
  /** Of a code; missing in data stored before there were choices. */
  readonly hiding?: HidingChoices | undefined;
}

/**
 * Null if there is nothing to store. A code being composed behind the shield is stored only if nobody else uses this
 * screen and the code will be in escrow: a sealed one is never stored outside the vault (K1).
 */
export function draftToKeep({ state, draft }: Snapshot, seat: Seat, shared: boolean): KeptDraft | null {
  const composition = state && compositionOf(state, seat);
  const secret = composition?.what === 'code';
  const hiding = secret && draft && draft.hiding !== NO_CHOICES ? draft.hiding : undefined;
  if (!composition || !draft || (!hiding && draft.holes.flat().every((kind) => kind === null))) return null;
  if (secret && (shared || state.terms.custody !== 'escrow')) return null;
  return { row: composition.key, holes: draft.holes, cursor: draft.cursor, ...(hiding && { hiding }) };
}

/** No intents if the row has changed meanwhile. */
export function intentsToRestore(kept: KeptDraft, { state }: Snapshot, seat: Seat): readonly DraftIntent[] {
  const composition = state && compositionOf(state, seat);
  if (composition?.key !== kept.row || composition.spec.holes !== kept.holes.length) return [];
  const kinds = kept.holes.flatMap((kindsOfHole, index) =>
    kindsOfHole.flatMap((kind, facet): readonly DraftIntent[] =>
      kind === null ? [] : [{ type: 'kind', kind, facet, hole: index }],
    ),
  );
  return [...kinds, ...choicesToRestore(kept.hiding), { type: 'move', to: kept.cursor }];
}

function choicesToRestore({ blanks, palmed }: HidingChoices = NO_CHOICES): readonly DraftIntent[] {
  const palms = (palmed ?? []).flatMap((counts, facet) =>
    counts.map((count, index): DraftIntent => ({ type: 'palm', facet, index, count })),
  );
  return blanks === null ? palms : [{ type: 'choose-blanks', on: blanks }, ...palms];
}
