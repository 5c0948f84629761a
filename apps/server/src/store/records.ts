// The types of what the stores hold.

import type { PersonCard, ReportReason, SaidPhrases, TableCard } from '@blackpeg/protocol';
import type { Terms } from '@blackpeg/rules';

/** A player without sign-up. */
export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** Whose a token is, and when it was used last, in milliseconds. */
export interface TokenHolder {
  readonly guest: Guest;
  readonly usedAt: number;
}

/** Further data of a guest. */
export interface GuestDetails extends Guest {
  /** In milliseconds. */
  readonly usedAt: number;
  readonly hasPhrase: boolean;
}

/** Somebody in the list of a guest. */
export interface StoredPerson extends PersonCard {
  readonly guestId: string;
}

export interface Block {
  readonly by: string;
  readonly about: string;
}

export interface StoredReport {
  readonly id: string;
  /** The id of the guest who reports; null when they were deleted. */
  readonly by: string | null;
  /** With the name they had then. */
  readonly about: Guest;
  readonly table: string;
  readonly reason: ReportReason;
  /** What they had said there recently. */
  readonly phrases: SaidPhrases;
  /** In milliseconds. */
  readonly at: number;
}

/** One device of a guest. */
export interface StoredToken {
  readonly tokenHash: string;
  /** In milliseconds. */
  readonly usedAt: number;
}

/** The terms, who sits where, and the phase. */
export interface StoredTable {
  /** Also the id of its match. Anybody who has it may watch. */
  readonly id: string;
  /** The same to say aloud or to type. */
  readonly code: string;
  readonly terms: Terms;
  /** Null for a free seat. */
  readonly seats: readonly (StoredSitter | null)[];
  /** Waiting until all sit, over when the match has been closed. */
  readonly phase: TableCard['phase'];
  /** Listed in the lobby. */
  readonly listed: boolean;
  readonly openedAt: number;
  /** When somebody came last, or the last one went. */
  readonly visitedAt: number;
  /** The id of the guest who may begin before all seats are taken; null when they were deleted. */
  readonly openedBy: string | null;
}

/** A seat's guest, or nobody if the guest was deleted. */
export type StoredSitter = Guest | typeof NOBODY;

/** A seat that was taken by a deleted guest; it is not free. */
export const NOBODY = { id: null, name: null } as const;
