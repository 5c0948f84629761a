// The life of tables: opened, joined, left, begun, rematched.

import { randomBytes } from 'node:crypto';
import type { Result, Terms } from '@blackpeg/rules';
import { drawReadable } from '../identity/readable-characters.ts';
import type { TableStore } from '../store/ports.ts';
import type { Guest, StoredTable } from '../store/records.ts';
import { beginEarly, leaveSeat, sitDown, withSeats } from './seating.ts';

export interface TableRegistry {
  /** The guests sit in this order; null is a free seat. A guest has one listed table: the last opened. */
  create(terms: Terms, guests: readonly (Guest | null)[], listed?: boolean): Promise<StoredTable>;
  /** By id or by code. */
  find(name: string): Promise<StoredTable | null>;
  /** On the first empty seat; a seated guest stays where they are. */
  sit(name: string, guest: Guest): Promise<Result<StoredTable, 'no-such-table' | 'no-seat-left'>>;
  /** Before the match has begun; the last one removes the table. A guest without a seat has nothing to give up. */
  leave(name: string, guest: Guest): Promise<Result<StoredTable, 'no-such-table' | 'already-begun'>>;
  /** With those who are seated, at the request of the guest who opened it: the empty seats are removed. A match that has begun stays. */
  begin(
    name: string,
    guest: Guest,
  ): Promise<Result<StoredTable, 'no-such-table' | 'not-your-table' | 'not-enough-players'>>;
  /** A rematch at a table of its own, the same however often it is requested: everybody keeps their seat. */
  again(table: StoredTable, terms: Terms): Promise<StoredTable>;
  /** Somebody came, or the last one left. */
  visited(id: string): Promise<void>;
}

const CODE_LENGTH = 6;
const ID_BYTES = 16;

export function createTables(store: TableStore): TableRegistry {
  return {
    create: (terms, seats, listed = false) =>
      withFreeCode(async () => {
        const table = newTable({ terms, seats, listed });
        if (!(await store.add(table))) return null;
        if (listed) await store.unlistOthers(table);
        return table;
      }),
    find: store.find,
    sit: (name, guest) => store.change(name, (table) => sitDown(table, guest)),
    leave: (name, guest) => store.change(name, (table) => leaveSeat(table, guest)),
    begin: (name, guest) => store.change(name, (table) => beginEarly(table, guest)),
    again: ({ id, seats, listed }, terms) =>
      withFreeCode(() => store.addRematch(id, newTable({ terms, seats, listed }))),
    visited: (id) => store.noteVisit(id, Date.now()),
  };
}

/** A table that is in no store yet. */
export function newTable({
  terms,
  seats,
  listed,
}: Pick<StoredTable, 'terms' | 'seats' | 'listed'>): StoredTable {
  const now = Date.now();
  const empty: StoredTable = {
    id: randomBytes(ID_BYTES).toString('base64url'),
    code: drawReadable(CODE_LENGTH),
    terms,
    seats: [],
    phase: 'waiting',
    listed,
    openedAt: now,
    visitedAt: now,
    openedBy: seats.find((sitter) => sitter !== null)?.id ?? null,
  };
  return withSeats(
    empty,
    terms.seats.map((_, seat) => seats[seat] ?? null),
  );
}

/** Tries again with another code if the store returns null: the code is taken. */
export async function withFreeCode<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const done = await attempt();
    if (done !== null) return done;
  }
}
