// What the app stores on this device, as screens see it; and its backing: a place for logs and a place for everything
// else, on disk or in memory.

import type { DeviceExport, DeviceExportFault, MergeCounts } from '@blackpeg/notation';
import type { Batch, EventStore, MatchId, SaveMonitor } from '@blackpeg/referee';
import type { Result } from '@blackpeg/rules';
import type { KeptDraft } from '@blackpeg/session';
import type { Card, Drawer } from '@blackpeg/table';

/** Data of one kind by key. Unreadable data is left in place and not returned. */
export interface StoredDrawer<T> extends Drawer<T> {
  get(key: string): Promise<T | null>;
  put(key: string, thing: T): Promise<void>;
  remove(key: string): Promise<void>;
  /** In the order of keys. */
  all(): Promise<readonly (readonly [key: string, thing: T])[]>;
  clear(): Promise<void>;
}

export interface Storage {
  /** Whether everything is stored: what cannot be is held in memory. */
  readonly saving: SaveMonitor;
  readonly logs: EventStore;
  /** By match. */
  readonly cards: StoredDrawer<Card>;
  /** Half-filled rows, by match and seat. */
  readonly drafts: StoredDrawer<KeptDraft>;
  /**
   * Any JSON a screen stores, under a name of its own; `decode` returns null for unknown data. A key
   * that begins with a match id and a space is removed with the match.
   */
  drawer<T>(name: DrawerName, decode: (value: unknown) => T | null): StoredDrawer<T>;
  /** Whether the browser promised to keep it, and its size. */
  safety(): Promise<Safety>;
  /** Asks the browser to keep everything until the player deletes it. */
  askToKeep(): Promise<boolean>;
  /** Everything, with the player's settings, as one text to save in a file. */
  exportAll(choices: ReadonlyMap<string, string>): Promise<string>;
  /** Imports what is in such a text and not here yet, all at once; returns its settings and the result for its matches. */
  bringInAll(text: string): Promise<Result<BroughtInAll, DeviceExportFault>>;
  deleteAll(): Promise<void>;
}

/** Why nothing is stored if the browser provides no database. */
export const NO_DATABASE = 'no database';

/** The drawer of cards, by match. */
export const CARDS = 'cards';

/** Notes, hints and sealed codes by match and round, results by day, boards of the companion, progress of lessons. */
export const DRAWER_NAMES = ['notes', 'drafts', 'hints', 'days', 'companion', 'lessons', 'vault'] as const;
export type DrawerName = (typeof DRAWER_NAMES)[number];

export interface Safety {
  /** False if the browser has no storage: everything is lost when the page is closed. */
  readonly lasting: boolean;
  /** Whether the browser promised not to delete it when space is short. */
  readonly kept: boolean;
  /** Bytes; null if the browser does not say. */
  readonly used: number | null;
  readonly free: number | null;
}

export interface BroughtInAll {
  /** Its matches, by result. */
  readonly counts: MergeCounts;
  readonly choices: DeviceExport['choices'];
}

export interface Backing {
  /** False if everything is lost with the page. */
  readonly lasting: boolean;
  readonly logs: EventStore;
  /** A raw log, for an export that leaves nothing out. */
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

/** In this order: removals, then additions. */
export interface Changes {
  /** Logs to remove. */
  readonly removed: readonly MatchId[];
  readonly gone: readonly (readonly [drawer: string, key: string])[];
  /** With the version they follow. */
  readonly batches: readonly (readonly [match: MatchId, after: number, batch: Batch])[];
  readonly things: readonly (readonly [drawer: string, key: string, text: string])[];
}
