// What several servers on one database share about a table, besides its row and its log. A server with its own database
// has none of this.

import type { Phrase, SaidPhrases } from '@blackpeg/protocol';
import type { RefereePeers } from '@blackpeg/referee';
import type { Milliseconds, Seat } from '@blackpeg/rules';

/** Those of one server, or of several together, at a table. */
export interface TableConnections {
  /** How many each seat has. */
  readonly seats: readonly number[];
  readonly spectators: number;
  /** Round trips to each seat; null if unknown. */
  readonly lags: readonly (Milliseconds | null)[];
}

export interface SharedPhrase {
  readonly id: number;
  readonly seat: Seat;
  readonly phrase: Phrase;
}

/** A table as the database has it. */
export interface SharedTable {
  readonly id: string;
  /** Of its log; 0 before it begins. */
  readonly version: number;
  /** No server that is alive runs its clock. */
  readonly isFree: boolean;
  /** Changes when somebody sits down or leaves, is renamed, or has blocked somebody. */
  readonly signature: string;
  /** Of all other servers that are alive. */
  readonly elsewhere: readonly TableConnections[];
  /** Who wants a rematch. */
  readonly wanted: readonly Seat[];
  /** Within the last seconds. */
  readonly said: readonly SharedPhrase[];
}

/** A guest on one of their devices. */
export interface ConnectedDevice {
  readonly guest: string;
  readonly device: string;
}

/** What a server learns with its sign of life. */
export interface Heartbeat {
  /** Its shared data was lost and must be sent again. */
  readonly isNew: boolean;
  /** A server that was alive the last time is not any more: its matches have no owner. */
  readonly isOneGone: boolean;
}

/** One server among several. Its messages may get lost on the way to others, which check for themselves every second. */
export interface ClusterNode {
  readonly referees: RefereePeers;
  /** Sign of life; a server without one for `LEASE` counts as dead. */
  beat(): Promise<Heartbeat>;
  /** In one query; a table that is gone is left out. */
  look(tables: readonly string[]): Promise<readonly SharedTable[]>;
  /** Something about a table has changed: other servers check it. */
  notify(table: string): void;
  /** Called with the tables that other servers notify of. */
  onNotification(listener: (tables: readonly string[]) => void): void;
  /** The connections of this server at a table; null for none any more. The latest counts, and is written soon. */
  noteConnections(table: string, connections: TableConnections | null): void;
  /** Returns the id of the phrase. */
  say(table: string, seat: Seat, phrase: Phrase): Promise<number>;
  /** What was said recently, the oldest first. */
  saidBy(table: string, seat: Seat): Promise<SaidPhrases>;
  /** Returns all who want a rematch. */
  want(table: string, seat: Seat, isWanted: boolean): Promise<readonly Seat[]>;
  /** Listed tables of this phase where one of those who sit is connected to any server, at most this many, the one with the oldest visit first. */
  attended(phase: 'waiting' | 'playing', most: number): Promise<readonly string[]>;
  /** Guests who are logged out, or deleted. */
  loggedOut(connected: readonly ConnectedDevice[]): Promise<readonly ConnectedDevice[]>;
  /** By the clock of the database, in milliseconds. */
  now(): number;
  /** This server did not run for a while: its matches were paused, if it still owns them. */
  stoodStill(): void;
  /**
   * Releases matches that the database assigns to this server without its knowing, because the answer to a claim was
   * lost or a release failed, so that others can take them over. `inUse` are the tables with somebody at them here.
   */
  letGoOfStrays(inUse: readonly string[]): Promise<void>;
  /** Releases everything, so that others can continue at once. */
  leave(): Promise<void>;
}

/** Milliseconds for which a server counts as alive after it said so. */
export const LEASE: Milliseconds = 3_000;
