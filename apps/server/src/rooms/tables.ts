// Tables from the first seat to the last: opened, sat down at, left again, begun, played again.

import { err, ok, type Result, type Terms } from '@blackpeg/rules';
import type { Guest } from '../store/records.ts';
import type { Database } from '../store/sqlite/database.ts';
import { placeOf, type Table } from './table.ts';
import { createTableRows, type WrittenTable, writeTerms } from './table-rows.ts';

export interface Tables {
  /** The guests sit in this order; null leaves a seat for whoever comes. */
  create(terms: Terms, guests: readonly (Guest | null)[], listed?: boolean): Promise<Table>;
  /** By id or by code. */
  find(name: string): Promise<Table | null>;
  /** On the first empty seat; who sits already stays where they are. */
  sit(name: string, guest: Guest): Promise<Result<Table, 'no-such-table' | 'no-seat-left'>>;
  /** Before the match has begun; the last one takes the table away. Who does not sit there has nothing to give up. */
  leave(name: string, guest: Guest): Promise<Result<Table, 'no-such-table' | 'already-begun'>>;
  /** With those who sit already, for who opened it: the empty seats are taken away. What has begun stays as it is. */
  begin(
    name: string,
    guest: Guest,
  ): Promise<Result<Table, 'no-such-table' | 'not-your-table' | 'not-enough-players'>>;
  /** One more match at a table of its own, the same however often it is asked for: everybody moves on by one seat. */
  again(table: Table): Promise<Table>;
  /** Somebody came, or the last one went. */
  visited(id: string): Promise<void>;
}

const FEWEST = 2;

export function createTables(database: Database): Tables {
  const { sql, read, write } = database;
  const rows = createTableRows(database);
  const deleteSeats = sql.prepare('DELETE FROM seats WHERE table_id = ?');
  const deleteTable = sql.prepare('DELETE FROM tables WHERE table_id = ?');
  const setOpener = sql.prepare('UPDATE tables SET opened_by = ? WHERE table_id = ?');
  const setTerms = sql.prepare('UPDATE tables SET terms = ? WHERE table_id = ?');
  const setVisited = sql.prepare('UPDATE tables SET visited_at = ? WHERE table_id = ?');
  const selectRematch = sql.prepare('SELECT * FROM tables WHERE rematch_of = ?');

  /** The same people on other seats. */
  function reseat(table: Table, seats: Table['seats'], terms: Terms): Table {
    deleteSeats.run(table.id);
    if (terms !== table.terms) setTerms.run(writeTerms(terms), table.id);
    const empty: Table = { ...table, terms, seats: terms.seats.map(() => null) };
    return seats.reduce<Table>(
      (now, sitter, seat) => (sitter ? rows.takeSeat(now, seat, sitter) : now),
      empty,
    );
  }

  return {
    create: (terms, seats, listed = false) =>
      write(() => rows.insert({ terms, seats, listed, rematchOf: null }, Date.now())),
    find: (name) => read(() => rows.find(name)),
    sit: (name, guest) =>
      write(() => {
        const table = rows.find(name);
        if (!table) return err('no-such-table');
        if (placeOf(table, guest) !== 'spectator') return ok(table);
        const seat = table.seats.indexOf(null);
        return seat < 0 ? err('no-seat-left') : ok(rows.takeSeat(table, seat, guest));
      }),
    leave: (name, guest) =>
      write(() => {
        const table = rows.find(name);
        if (!table) return err('no-such-table');
        const place = placeOf(table, guest);
        if (place === 'spectator') return ok(table);
        if (table.phase !== 'waiting') return err('already-begun');
        const left = reseat(table, table.seats.with(place, null), table.terms);
        const [first] = left.seats.filter((sitter) => sitter !== null);
        if (!first) deleteTable.run(table.id);
        else if (table.openedBy === guest.id) setOpener.run(first.id, table.id);
        return ok(left);
      }),
    begin: (name, guest) =>
      write(() => {
        const table = rows.find(name);
        if (!table) return err('no-such-table');
        if (table.phase !== 'waiting' && placeOf(table, guest) !== 'spectator') return ok(table);
        if (table.openedBy !== guest.id) return err('not-your-table');
        const seated = table.seats.filter((sitter) => sitter !== null);
        if (seated.length < FEWEST) return err('not-enough-players');
        return ok(reseat(table, seated, withoutEmptySeats(table)));
      }),
    again: (table) =>
      write(() => {
        const known = selectRematch.get(table.id) as WrittenTable | undefined;
        if (known) return rows.tableIn(known);
        const seats = movedOn(table.seats);
        const next = { terms: termsAgain(table.terms), seats, listed: table.listed, rematchOf: table.id };
        return rows.insert(next, Date.now());
      }),
    visited: (id) =>
      write(() => {
        setVisited.run(Date.now(), id);
      }),
  };
}

function withoutEmptySeats({ terms, seats }: Table): Terms {
  return { ...terms, seats: terms.seats.filter((_, seat) => seats[seat] !== null), firstMaker: 'drawn' };
}

/** Each keeps their own time, and in a handicap duel the length they look for. */
function termsAgain(terms: Terms): Terms {
  const { seats, edition } = terms;
  return { ...terms, seats: movedOn(seats), edition: { ...edition, holes: movedOn(edition.holes) } };
}

function movedOn<T>(list: readonly T[]): readonly T[] {
  return [...list.slice(1), ...list.slice(0, 1)];
}
