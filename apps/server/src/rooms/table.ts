// A table as described to its guests: who has which place, and what its card says.

import type { SeatedAt, TableCard } from '@blackpeg/protocol';
import type { Seat, Viewer } from '@blackpeg/rules';
import type { Guest, StoredTable } from '../store/records.ts';

/** Everybody else is a spectator. */
export function placeOf({ seats }: StoredTable, guest: Guest): Viewer {
  const seat = seats.findIndex((other) => other?.id === guest.id);
  return seat < 0 ? 'spectator' : seat;
}

export function namesAt({ seats }: StoredTable): readonly (string | null)[] {
  return seats.map((sitter) => sitter?.name ?? null);
}

/** For a seated guest. */
export function seatedAt(table: StoredTable, guest: Guest): SeatedAt {
  return { table: table.id, code: table.code, seat: placeOf(table, guest) as Seat };
}

/** As described to this guest. */
export function cardOf(table: StoredTable, guest: Guest): TableCard {
  const { id, code, terms, phase, listed, openedAt } = table;
  const place = placeOf(table, guest);
  const seat = place === 'spectator' ? null : place;
  return { table: id, code, terms, names: namesAt(table), seat, phase, listed, openedAt };
}
