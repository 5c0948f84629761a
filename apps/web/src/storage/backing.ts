// What storage stands on: a place for logs and a place for everything else, on disk or in memory.

import type { Batch, EventStore, MatchId } from '@blackpeg/referee';

export interface Backing {
  /** False where everything is gone with the page. */
  readonly lasting: boolean;
  readonly logs: EventStore;
  /** A log as it lies there, for an export that leaves nothing out. */
  rawLog(match: MatchId): Promise<readonly unknown[]>;
  readonly things: Things;
  /** All of it or nothing. */
  change(changes: Changes): Promise<void>;
  clear(): Promise<void>;
}

/** Texts by drawer and key. */
export interface Things {
  get(drawer: string, key: string): Promise<string | null>;
  put(drawer: string, key: string, text: string): Promise<void>;
  remove(drawer: string, key: string): Promise<void>;
  /** In the order of keys. */
  all(drawer: string): Promise<readonly (readonly [key: string, text: string])[]>;
  clear(drawer: string): Promise<void>;
}

/** In this order: what goes, then what comes. */
export interface Changes {
  /** Logs that go. */
  readonly removed: readonly MatchId[];
  readonly gone: readonly (readonly [drawer: string, key: string])[];
  /** With the version they follow. */
  readonly batches: readonly (readonly [match: MatchId, after: number, batch: Batch])[];
  readonly things: readonly (readonly [drawer: string, key: string, text: string])[];
}
