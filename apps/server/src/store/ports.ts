// The database as ports: each database is a folder beside this file that implements them and passes the contract suites
// in `contracts/`. A rejected promise means a broken store, and that nothing was written; a resolved one means that the
// write is as durable as the store allows.

import type { EventStore } from '@blackpeg/referee';
import type { EditionName, Result } from '@blackpeg/rules';
import type { ClusterNode } from './nodes.ts';
import type {
  Block,
  Guest,
  GuestDetails,
  StoredPerson,
  StoredReport,
  StoredTable,
  StoredToken,
  TokenHolder,
} from './records.ts';

/** Only hashes of tokens and phrases are stored: reading the store gives no access. */
export interface GuestStore {
  /** With the token of their first device. */
  add(guest: Guest, tokenHash: string): Promise<void>;
  /** Null for an unknown token. */
  byToken(tokenHash: string): Promise<TokenHolder | null>;
  /** Null for a deleted guest. */
  details(id: string): Promise<GuestDetails | null>;
  /** The latest used first. */
  tokensOf(id: string): Promise<readonly StoredToken[]>;
  removeToken(tokenHash: string): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  /** Replaces the previous phrase. */
  setPhrase(id: string, phraseHash: string): Promise<void>;
  /** One more token for the owner of the phrase, replacing an old one if there is one; null for an unknown phrase. */
  addToken(phraseHash: string, tokenHash: string, replacedHash: string | null): Promise<Guest | null>;
  /**
   * Deletes a guest with their tokens, their own mutes and blocks, their entries in the lists of others, and reports about
   * them; reports by them become anonymous. Frees their seats if nothing was played yet: such a table passes to the first
   * who is still seated, and is deleted if nobody is. At other tables the seat stays taken, by nobody.
   */
  remove(id: string): Promise<void>;
  /** The latest use of a token counts, and is its guest's too. */
  noteUse(tokenHash: string, at: number): Promise<void>;
  /** Deletes guests without token, phrase and seat: nobody can act as them any more. */
  removeUnreachable(): Promise<void>;
  /**
   * Deletes tokens that were not used since then, at most this many, and then guests without a token who were not there since
   * and have no seat, at most this many too. Returns how many of both.
   */
  removeUnused(before: number, most: number): Promise<number>;
}

export interface TableStore {
  /** False if its code is taken, and then nothing is written. */
  add(table: StoredTable): Promise<boolean>;
  /** A rematch at a table of its own, and only one: returns the table that was added first. Null if the code is taken. */
  addRematch(of: string, table: StoredTable): Promise<StoredTable | null>;
  /** By id, or by code in capitals or not. */
  find(name: string): Promise<StoredTable | null>;
  /**
   * Reads a table, decides and writes the result in one step: of two who take the last seat one is
   * refused. `decide` may be called again. A table without seated guests is deleted.
   */
  change<E>(
    name: string,
    decide: (table: StoredTable) => Result<StoredTable, E>,
  ): Promise<Result<StoredTable, E | 'no-such-table'>>;
  /** Removes every other waiting table of the same guest from the lobby. */
  unlistOthers(table: StoredTable): Promise<void>;
  /** The latest visit counts, in whatever order they are noted. */
  noteVisit(id: string, at: number): Promise<void>;
  /** Deletes waiting tables that nobody has visited since then, at most this many; returns how many. */
  removeAbandoned(before: number, most: number): Promise<number>;
  /** The same for played and finished tables, with the logs of their matches. */
  removePlayed(before: number, most: number): Promise<number>;
}

/** Finding a table. */
export interface LobbyStore {
  /** Listed tables of this phase: those named first, then all others, the newest first in either part. */
  list(wanted: ListedTables): Promise<readonly StoredTable[]>;
  /** Where this guest sits, the newest first. */
  ofGuest(guestId: string, most: number, skip?: number): Promise<readonly StoredTable[]>;
  /**
   * Takes a seat where somebody waits, or opens a table, atomically: concurrent requests see one or the other. `choose`
   * gets listed waiting tables with the terms of `fresh`: those where the guest who opened `fresh` sits, then those that are
   * named, in that order, then those visited since, the latest first; none where somebody sits whom they have blocked, or who
   * has blocked them. Its result is written like a change. It may be called again. If it returns null, `fresh` is added;
   * the result is null if the code of `fresh` is taken.
   */
  pair(
    fresh: StoredTable,
    offered: OfferedTables,
    choose: (alike: readonly StoredTable[]) => StoredTable | null,
  ): Promise<StoredTable | null>;
}

/** However many tables wait, no more than these are examined. */
export interface OfferedTables {
  readonly named: readonly string[];
  readonly visitedSince: number;
  /** Of those visited since. */
  readonly most: number;
}

export interface ListedTables {
  readonly phase: 'waiting' | 'playing';
  /** Null for any. */
  readonly edition: EditionName | null;
  /** Tables that nobody has visited since then are left out. */
  readonly visitedSince: number;
  /** The id of a guest: tables where somebody sits whom they have blocked, or who has blocked them, are left out. */
  readonly hiddenFrom: string;
  readonly first: readonly string[];
  readonly skip: number;
  readonly most: number;
}

/** Whom each guest has muted or blocked. */
export interface PeopleStore {
  /** Replaces how they treated that guest before; false if they already have `most` others, and then nothing is written. */
  add(by: string, person: StoredPerson, most: number): Promise<boolean>;
  /** Of one guest, the latest first. */
  of(by: string): Promise<readonly StoredPerson[]>;
  /** By the id of the guest or of the entry; removing a missing entry does nothing. */
  remove(by: string, name: string): Promise<void>;
  /** Those of these guests who have blocked another of them. */
  blocksAmong(guestIds: readonly string[]): Promise<readonly Block[]>;
}

/** Reports waiting for the operator. */
export interface ReportStore {
  /** Replaces an earlier one by the same guest about the same guest at the same table. */
  add(report: StoredReport): Promise<void>;
  /** The oldest first. */
  list(most: number): Promise<readonly StoredReport[]>;
  /** By this guest, and about them. */
  of(guestId: string): Promise<readonly StoredReport[]>;
  count(): Promise<number>;
  /** False if there is none. */
  remove(id: string): Promise<boolean>;
  /** At most this many; returns how many. */
  removeOld(before: number, most: number): Promise<number>;
}

/** One database. */
export interface Stores {
  readonly guests: GuestStore;
  readonly tables: TableStore;
  readonly lobby: LobbyStore;
  readonly people: PeopleStore;
  readonly reports: ReportStore;
  /** The logs of matches, with the keys of sealed codes in them. The append that closes a match also ends its table. */
  readonly logs: EventStore;
  /** Writes like everything else, and changes nothing; rejected while the store accepts no writes. */
  check(): Promise<void>;
  /** Bytes in use, and how many more there is room for on the disk. */
  size(): Promise<StoreSize>;
}

export interface StoreSize {
  readonly used: number;
  readonly free: number;
}

/** The stores of a running server. */
export interface HeldStores {
  readonly stores: Stores;
  /** Absent if no other server can use them. */
  readonly node?: ClusterNode;
  letGo(): Promise<void>;
}

/** Callbacks of the stores. */
export interface StoreNews {
  /** In milliseconds, how long a write took. */
  committed(took: number): void;
  /** A row that cannot be read. */
  leftOut(sentence: string): void;
  /** Something in the background failed; play goes on. */
  failed(error: unknown): void;
}
