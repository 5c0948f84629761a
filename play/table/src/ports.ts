// What a table needs from its device, besides a clock, random numbers and the store of logs.

import type { EventStore, MatchId } from '@blackpeg/referee';
import type { KeptDraft } from '@blackpeg/session';
import type { Card } from './card.ts';

/** At once, as from a file, or later, as from a database. */
export type Awaitable<T> = T | Promise<T>;

/** Things of one kind by key. Null for what is not there, and for what is not understood. */
export interface Drawer<T> {
  get(key: string): Awaitable<T | null>;
  put(key: string, thing: T): Awaitable<void>;
  remove(key: string): Awaitable<void>;
}

export interface TableStorage {
  readonly logs: EventStore;
  /** By match. */
  readonly cards: Drawer<Card>;
  /** By match and seat. */
  readonly drafts: Drawer<KeptDraft>;
}

/** Gives the lock back. */
export type Release = () => void;

export type MatchLock =
  | { readonly kind: 'held'; readonly release: Release }
  /** By another tab or program; its process where it is known. */
  | { readonly kind: 'taken'; readonly process: number | null };

/** Whoever plays a match holds its lock: one tab, one program at a time. */
export interface Locks {
  /** `wanted` is called when another asks for it, or has taken it by force. */
  take(match: MatchId, wanted: () => void): Awaitable<MatchLock>;
  /** Asks whoever holds it to let go, and takes it from one that does not answer. Missing where nobody can be asked. */
  takeOver?(match: MatchId, wanted: () => void): Promise<Release>;
}

/** Calls back each time the screen goes out of sight, until the given function is called. */
export type OutOfSight = (callback: () => void) => () => void;
