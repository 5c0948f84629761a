// What the app stores on this device, as screens see it; and its backing: a place for logs and a place for everything
// else, on disk or in memory.

import type { DeviceExport, DeviceExportFault, MergeCounts } from '@blackpeg/notation';
import type { Batch, EventStore, MatchId, SaveMonitor } from '@blackpeg/referee';
import type { Result } from '@blackpeg/rules';
import type { KeptDraft } from '@blackpeg/session';
import type { Card, Drawer } from '@blackpeg/table';

/** Things of one kind by key. What cannot be understood any more is left where it is and not given out. */
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
   * Any JSON a screen keeps for itself, under a name of its own; `decode` gives null for what it does not know. A key
   * that begins with a match and a space goes when the match is removed.
   */
  drawer<T>(name: DrawerName, decode: (value: unknown) => T | null): StoredDrawer<T>;
  /** Whether the browser promised to keep it, and how much there is. */
  safety(): Promise<Safety>;
  /** Asks the browser to keep everything until the player deletes it. */
  askToKeep(): Promise<boolean>;
  /** All there is, with the player's choices, as one text to save in a file. */
  exportAll(choices: ReadonlyMap<string, string>): Promise<string>;
  /** What such a text holds and is not here yet, all at once; gives the choices in it and what became of its matches. */
  bringInAll(text: string): Promise<Result<BroughtInAll, DeviceExportFault>>;
  deleteAll(): Promise<void>;
}

/** Why nothing is stored where the browser gives no database. */
export const NO_DATABASE = 'no database';

/** The drawer of cards, by match. */
export const CARDS = 'cards';

/** Notes, hints and sealed codes by match and round, results by day, boards of the companion, progress of lessons. */
export const DRAWER_NAMES = ['notes', 'drafts', 'hints', 'days', 'companion', 'lessons', 'vault'] as const;
export type DrawerName = (typeof DRAWER_NAMES)[number];

export interface Safety {
  /** False where the browser gives no place to keep anything: all is gone when the page is closed. */
  readonly lasting: boolean;
  /** Whether the browser promised not to throw it away when space is short. */
  readonly kept: boolean;
  /** Bytes; null where the browser does not tell. */
  readonly used: number | null;
  readonly free: number | null;
}

export interface BroughtInAll {
  /** Its matches, by what became of them. */
  readonly counts: MergeCounts;
  readonly choices: DeviceExport['choices'];
}

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
