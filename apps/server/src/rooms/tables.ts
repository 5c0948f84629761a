// The life of tables: opened, joined, left, begun, rematched.

import { randomBytes } from 'node:crypto';
import type { Result, Terms } from '@blackpeg/rules';
import { drawReadable } from '../identity/readable-characters.ts';
import type { TableStore } from '../store/ports.ts';
import type { Guest, StoredTable } from '../store/records.ts';
import { beginEarly, leaveSeat, sitDown, withSeats } from './seating.ts';

export interface TableRegistry {
  /** The guests sit in this order; null leaves a seat for whoever comes. A guest has one listed table: the last opened. */
  create(terms: Terms, guests: readonly (Guest | null)[], listed?: boolean): Promise<StoredTable>;
  /** By id or by code. */
  find(name: string): Promise<StoredTable | null>;
  /** On the first empty seat; who sits already stays where they are. */
  sit(name: string, guest: Guest): Promise<Result<StoredTable, 'no-such-table' | 'no-seat-left'>>;
  /** Before the match has begun; the last one takes the table away. Who does not sit there has nothing to give up. */
  leave(name: string, guest: Guest): Promise<Result<StoredTable, 'no-such-table' | 'already-begun'>>;
  /** With those who sit already, for who opened it: the empty seats are taken away. What has begun stays as it is. */
  begin(
    name: string,
    guest: Guest,
  ): Promise<Result<StoredTable, 'no-such-table' | 'not-your-table' | 'not-enough-players'>>;
  /** One more match at a table of its own, the same however often it is asked for: everybody keeps their seat. */
  again(table: StoredTable, terms: Terms): Promise<StoredTable>;
  /** Somebody came, or the last one went. */
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

/** Tries again with another code where the store gives null: somebody has that one. */
export async function withFreeCode<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const done = await attempt();
    if (done !== null) return done;
  }
}
