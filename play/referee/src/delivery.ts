// Delivery: each viewer gets what they may know of a batch, after it was stored (I4, I5).

import type { MatchEvent, Viewer } from '@blackpeg/rules';
import type { ActionId, MatchId } from './store/event-store.ts';

/** Consecutive events as one viewer may know them. */
export interface Dispatch {
  readonly match: MatchId;
  /** The version of the log before the first of them. */
  readonly after: number;
  readonly events: readonly MatchEvent[];
  /** For the seat that acted, its action's id, which makes this the acknowledgement; null for everybody else. */
  readonly actionId: ActionId | null;
  /** The log is not the one that was asked about, because an older copy was restored: these are its first events. */
  readonly afresh?: boolean;
}

export interface Delivery {
  /** Who is watching; events are redacted for nobody else. */
  audience(match: MatchId): Iterable<Viewer>;
  /** Hands it on and returns at once. What is lost is requested again by version. */
  deliver(viewer: Viewer, dispatch: Dispatch): void;
}
