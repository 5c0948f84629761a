// R20: how guests treat each other. Nobody can join a table where somebody sits whom they have blocked or who has
// blocked them; those already seated stay.

import { randomUUID } from 'node:crypto';
import { MOST_PEOPLE, type PersonCard, type SeatTreatment, type Treatment } from '@blackpeg/protocol';
import type { PeopleStore } from '../store/ports.ts';
import type { Guest, StoredTable } from '../store/records.ts';

/** For a blocked player a table does not exist: they learn nothing else. */
export type Barred = 'no-such-table' | 'you-blocked';

export interface People {
  /** Why this guest may not come to the table; null if they may. */
  barred(table: StoredTable, guest: Guest): Promise<Barred | null>;
  /** Whether one of those who sit here has blocked another. */
  areApart(table: StoredTable): Promise<boolean>;
  /** How this guest treats each who sits there. */
  at(table: StoredTable, guest: Guest): Promise<readonly SeatTreatment[]>;
  /** False if their list is full. */
  treat(guest: Guest, about: Guest, as: Treatment): Promise<boolean>;
  /** The latest first. */
  of(guest: Guest): Promise<readonly PersonCard[]>;
  /** By the entry of the list. */
  release(guest: Guest, person: string): Promise<void>;
}

export function createPeople(store: PeopleStore): People {
  return {
    async barred(table, { id }) {
      const sitters = sittersAt(table);
      if (sitters.length === 0 || sitters.includes(id)) return null;
      const blocks = await store.blocksAmong([id, ...sitters]);
      // A guest who has blocked somebody is told that first: they already know it.
      if (blocks.some(({ by }) => by === id)) return 'you-blocked';
      return blocks.some(({ about }) => about === id) ? 'no-such-table' : null;
    },
    areApart: async (table) => (await store.blocksAmong(sittersAt(table))).length > 0,
    async at({ seats }, { id }) {
      const list = await store.of(id);
      return seats.map((sitter) => {
        if (!sitter || sitter.id === null || sitter.id === id) return 'none';
        return list.find(({ guestId }) => guestId === sitter.id)?.as ?? 'heard';
      });
    },
    async treat({ id }, about, as) {
      if (as !== 'heard') {
        const entry = { person: randomUUID(), guestId: about.id, name: about.name, as, since: Date.now() };
        return store.add(id, entry, MOST_PEOPLE);
      }
      await store.remove(id, about.id);
      return true;
    },
    of: async ({ id }) =>
      (await store.of(id)).map(({ person, name, as, since }) => ({ person, name, as, since })),
    release: ({ id }, person) => store.remove(id, person),
  };
}

function sittersAt({ seats }: StoredTable): readonly string[] {
  return seats.flatMap((sitter) => sitter?.id ?? []);
}
