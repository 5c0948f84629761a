// What a table needs from its device, besides a clock, random numbers and the store of logs.

import type { EventStore, MatchId } from '@blackpeg/referee';
import type { KeptDraft } from '@blackpeg/session';
import type { Card } from './card.ts';

/** Synchronous, as from a file, or asynchronous, as from a database. */
export type Awaitable<T> = T | Promise<T>;

/** Data of one kind by key. Null if missing or unreadable. */
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

/** Releases the lock. */
export type Release = () => void;

export type MatchLock =
  | { readonly kind: 'held'; readonly release: Release }
  /** By another tab or program; its process id if known. */
  | { readonly kind: 'taken'; readonly process: number | null };

/** The program that plays a match holds its lock: one tab, one program at a time. */
export interface Locks {
  /** `wanted` is called when another asks for it, or has taken it by force. */
  take(match: MatchId, wanted: () => void): Awaitable<MatchLock>;
  /** Asks the holder to release it, and takes it from one that does not answer. Missing if nobody can be asked. */
  takeOver?(match: MatchId, wanted: () => void): Promise<Release>;
}

/** Calls back each time the screen is hidden, until the returned function is called. */
export type OutOfSight = (callback: () => void) => () => void;
