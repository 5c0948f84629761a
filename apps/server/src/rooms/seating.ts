// How a table changes when somebody sits down, leaves or begins: decided from the table alone, so that a store can
// decide and write in one step.

import { err, ok, type Result, type Terms } from '@blackpeg/rules';
import type { Guest, StoredTable } from '../store/records.ts';
import { placeOf } from './table.ts';

const FEWEST = 2;

/** On the first empty seat; a seated guest stays where they are. */
export function sitDown(table: StoredTable, guest: Guest): Result<StoredTable, 'no-seat-left'> {
  if (placeOf(table, guest) !== 'spectator') return ok(table);
  const seat = table.seats.indexOf(null);
  return seat < 0 ? err('no-seat-left') : ok(withSeats(table, table.seats.with(seat, guest)));
}

/** Before the match has begun. A guest without a seat has nothing to give up. */
export function leaveSeat(table: StoredTable, guest: Guest): Result<StoredTable, 'already-begun'> {
  const place = placeOf(table, guest);
  if (place === 'spectator') return ok(table);
  if (table.phase !== 'waiting') return err('already-begun');
  const seats = table.seats.with(place, null);
  const first = seats.find((sitter) => sitter !== null)?.id ?? null;
  return ok({ ...table, seats, openedBy: table.openedBy === guest.id ? first : table.openedBy });
}

/** With those who are seated, at the request of the guest who opened it: the empty seats are removed. A match that has begun stays. */
export function beginEarly(
  table: StoredTable,
  guest: Guest,
): Result<StoredTable, 'not-your-table' | 'not-enough-players'> {
  if (table.phase !== 'waiting' && placeOf(table, guest) !== 'spectator') return ok(table);
  if (table.openedBy !== guest.id) return err('not-your-table');
  const seated = table.seats.filter((sitter) => sitter !== null);
  if (seated.length < FEWEST) return err('not-enough-players');
  return ok(withSeats({ ...table, terms: withoutEmptySeats(table) }, seated));
}

/** A table of these people; it plays once all seats are taken. */
export function withSeats(table: StoredTable, seats: StoredTable['seats']): StoredTable {
  const isFull = seats.every((sitter) => sitter !== null);
  return { ...table, seats, phase: isFull ? 'playing' : table.phase };
}

function withoutEmptySeats({ terms, seats }: StoredTable): Terms {
  return { ...terms, seats: terms.seats.filter((_, seat) => seats[seat] !== null), firstMaker: 'drawn' };
}
