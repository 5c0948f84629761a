// Half-filled rows that survive a reload or a run: restored when their table is opened, and stored from then on.

import {
  boolean,
  type Decoder,
  either,
  integer,
  listOf,
  nothing,
  record,
  shortText,
} from '@blackpeg/notation';
import type { MatchId } from '@blackpeg/referee';
import { MOST_HOLES, MOST_PALMED, ok, type Seat } from '@blackpeg/rules';
import {
  draftToKeep,
  type HidingChoices,
  type Hole,
  intentsToRestore,
  type KeptDraft,
  type Session,
  type Snapshot,
} from '@blackpeg/session';
import type { Drawer } from './ports.ts';
import type { Writes } from './writes.ts';

export interface DraftPlace {
  readonly drawer: Drawer<KeptDraft>;
  readonly match: MatchId;
  readonly seat: Seat;
  /** Whether others use this screen too. */
  readonly shared: boolean;
  readonly writes: Writes;
}

const LONGEST_NAME = 100;
const MOST_FACETS = 2;
const MOST_KINDS = 9;

const hole: Decoder<Hole> = listOf(either(nothing, integer(0, MOST_KINDS)), 1, MOST_FACETS);

const hiding = record<HidingChoices>({
  blanks: either(nothing, boolean),
  palmed: either(nothing, listOf(listOf(integer(0, MOST_PALMED), 1, MOST_KINDS), 1, MOST_FACETS)),
});

const keptDraft: Decoder<KeptDraft> = record<KeptDraft>({
  row: shortText(LONGEST_NAME),
  holes: listOf(hole, 1, MOST_HOLES),
  cursor: integer(0, MOST_HOLES - 1),
  hiding: (value, path) => (value === undefined ? ok(value) : hiding(value, path)),
});

/** Null for anything that is not a draft. */
export function decodeDraft(value: unknown): KeptDraft | null {
  const decoded = keptDraft(value, '');
  return decoded.ok ? decoded.value : null;
}

/** The storage key of one seat of a match. */
export function seatKey(match: MatchId, seat: Seat): string {
  return `${match} ${seat}`;
}

/** The session already has its view. Returns the function that stops storing. */
export async function keepDraft(session: Session, place: DraftPlace): Promise<() => void> {
  const { drawer, match, seat, shared, writes } = place;
  const key = seatKey(match, seat);
  const kept = await readDraft(drawer, key);
  if (kept) for (const intent of intentsToRestore(kept, session.current(), seat)) session.intend(intent);
  let last = kept && JSON.stringify(kept);

  function keep(snapshot: Snapshot): void {
    const draft = draftToKeep(snapshot, seat, shared);
    const now = draft && JSON.stringify(draft);
    if (now === last) return;
    last = now;
    writes.add(() => (draft ? drawer.put(key, draft) : drawer.remove(key)));
  }

  keep(session.current());
  return session.subscribe(keep);
}

/** An unreadable draft counts as none. */
async function readDraft(drawer: Drawer<KeptDraft>, key: string): Promise<KeptDraft | null> {
  try {
    return await drawer.get(key);
  } catch {
    return null;
  }
}
