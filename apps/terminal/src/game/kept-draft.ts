// Half-filled rows that outlive a run: put back when their table is opened, and kept from then on.

import { type Decoder, either, integer, listOf, nothing, record, shortText } from '@blackpeg/notation';
import { MOST_HOLES, type Seat } from '@blackpeg/rules';
import {
  draftToKeep,
  type Hole,
  intentsToRestore,
  type KeptDraft,
  type Session,
  type Snapshot,
} from '@blackpeg/session';
import type { Drawer } from '../saved/drawer.ts';

export interface DraftPlace {
  readonly drawer: Drawer<KeptDraft>;
  /** Names the seat of the match. */
  readonly key: string;
  readonly seat: Seat;
  /** Whether others use this terminal too. */
  readonly shared: boolean;
}

const LONGEST_NAME = 100;
const MOST_FACETS = 2;
const MOST_KINDS = 9;

const hole: Decoder<Hole> = listOf(either(nothing, integer(0, MOST_KINDS)), 1, MOST_FACETS);

const keptDraft: Decoder<KeptDraft> = record<KeptDraft>({
  row: shortText(LONGEST_NAME),
  holes: listOf(hole, 1, MOST_HOLES),
  cursor: integer(0, MOST_HOLES - 1),
});

/** Null for what is no draft. */
export function decodeDraft(value: unknown): KeptDraft | null {
  const decoded = keptDraft(value, '');
  return decoded.ok ? decoded.value : null;
}

/** From the moment the session has its view. Gives what ends the keeping. */
export function keepDraft(session: Session, { drawer, key, seat, shared }: DraftPlace): () => void {
  let isRestored = false;
  let last: string | null = null;

  function keep({ state }: Snapshot): void {
    if (!state) return;
    if (!isRestored) restore();
    const draft = draftToKeep(session.current(), seat, shared);
    const now = draft && JSON.stringify(draft);
    if (now === last) return;
    last = now;
    if (draft) drawer.put(key, draft);
    else drawer.remove(key);
  }

  function restore(): void {
    isRestored = true;
    const kept = drawer.get(key);
    last = kept && JSON.stringify(kept);
    if (kept) for (const intent of intentsToRestore(kept, session.current(), seat)) session.intend(intent);
  }

  keep(session.current());
  return session.subscribe(keep);
}
