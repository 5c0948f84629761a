// Puts back the half-filled row of a seat when its table is opened, and keeps it from then on.

import type { Seat } from '@blackpeg/rules';
import {
  draftToKeep,
  intentsToRestore,
  type KeptDraft,
  type Session,
  type Snapshot,
} from '@blackpeg/session';
import type { Drawer } from '../storage/storage.ts';

export interface DraftPlace {
  readonly drawer: Drawer<KeptDraft>;
  /** Names the seat of the match. */
  readonly key: string;
  readonly seat: Seat;
  /** Whether others use this screen too. */
  readonly shared: boolean;
  fault(error: unknown): void;
}

/** The session has its view already. Gives what ends the keeping. */
export async function keepDraft(session: Session, place: DraftPlace): Promise<() => void> {
  const { drawer, key, seat, shared, fault } = place;
  // A draft that cannot be read is one that is not there.
  const kept = await drawer.get(key).catch(() => null);
  if (kept) for (const intent of intentsToRestore(kept, session.current(), seat)) session.intend(intent);
  let last = kept && JSON.stringify(kept);

  function keep(snapshot: Snapshot): void {
    const draft = draftToKeep(snapshot, seat, shared);
    const now = draft && JSON.stringify(draft);
    if (now === last) return;
    last = now;
    (draft ? drawer.put(key, draft) : drawer.remove(key)).catch(fault);
  }

  keep(session.current());
  return session.subscribe(keep);
}
