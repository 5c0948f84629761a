// Tables as the database stores them, with their seats. Everything here runs inside a read or a write.

import { type Decoder, decodeTerms, either, nothing, record } from '@blackpeg/notation';
import { count, json, type LeftOut, text, toldOnce } from '../decoded-rows.ts';
import type { StoredTable } from '../records.ts';
import { phase, SEAT_COLUMNS, type SeatRow, seatsFrom, writtenTerms } from '../written-tables.ts';
import type { Database } from './database.ts';
import { flag, query, type SqlValue } from './rows.ts';

export interface TableRows {
  find(name: string): StoredTable | null;
  /** The result of a query for `TABLE_COLUMNS`; an unreadable one is left out, so that it does not affect the others. */
  select(query: string): (...values: readonly SqlValue[]) => readonly StoredTable[];
  /** False if its code is taken. */
  insert(table: StoredTable, rematchOf: string | null): boolean;
  /** Writes what has changed; a table without seated guests is deleted. */
  replace(before: StoredTable, after: StoredTable): void;
}

export const TABLE_COLUMNS =
  'table_id AS id, code, terms, phase, listed, opened_at AS openedAt, visited_at AS visitedAt, opened_by AS openedBy';

const tableRow: Decoder<Omit<StoredTable, 'seats'>> = record({
  id: text,
  code: text,
  terms: json(decodeTerms),
  phase,
  listed: flag,
  openedAt: count,
  visitedAt: count,
  openedBy: either(text, nothing),
});

interface SeatOfTable extends SeatRow {
  readonly table: string;
}

const seatOfTable: Decoder<SeatOfTable> = record({ table: text, ...SEAT_COLUMNS });

/** `leftOut` is called once for each row that cannot be read. */
export function createTableRows(sql: Database['sql'], leftOut: LeftOut): TableRows {
  const tellOnce = toldOnce(leftOut);
  const withSeats = prepareSeats(sql);
  const insertTable = sql.prepare(
    `INSERT INTO tables (table_id, code, terms, phase, listed, opened_at, visited_at, opened_by, rematch_of)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (code) DO NOTHING`,
  );
  const updateTable = sql.prepare('UPDATE tables SET terms = ?, phase = ?, opened_by = ? WHERE table_id = ?');
  const deleteTable = sql.prepare('DELETE FROM tables WHERE table_id = ?');
  const insertSeat = sql.prepare('INSERT INTO seats (table_id, seat, guest_id) VALUES (?, ?, ?)');
  const deleteSeats = sql.prepare('DELETE FROM seats WHERE table_id = ?');
  const select: TableRows['select'] = (statement) => {
    const rows = query(sql, statement, tableRow, tellOnce);
    return (...values) => withSeats(rows.readable(...values));
  };
  const selectByName = query(
    sql,
    `SELECT ${TABLE_COLUMNS} FROM tables WHERE table_id = ? OR code = ?`,
    tableRow,
  );

  function insertSeats({ id, seats }: StoredTable): void {
    for (const [seat, sitter] of seats.entries()) if (sitter) insertSeat.run(id, seat, sitter.id);
  }

  return {
    find(name) {
      const row = selectByName.get(name, name.toUpperCase());
      return row && (withSeats([row])[0] ?? null);
    },
    select,
    insert(table, rematchOf) {
      const { id, code, terms, phase, listed, openedAt, visitedAt, openedBy } = table;
      const shown = listed ? 1 : 0;
      const values = [id, code, writtenTerms(terms), phase, shown, openedAt, visitedAt, openedBy, rematchOf];
      const { changes } = insertTable.run(values);
      if (changes === 1) insertSeats(table);
      return changes === 1;
    },
    replace(before, after) {
      if (after === before) return;
      const { id, terms, phase, openedBy, seats } = after;
      deleteSeats.run(id);
      if (seats.every((sitter) => sitter === null)) deleteTable.run(id);
      else {
        updateTable.run(writtenTerms(terms), phase, openedBy, id);
        insertSeats(after);
      }
    },
  };
}

/** Adds the seats, with one query for all of them: a page of the lobby has a hundred. */
function prepareSeats(
  sql: Database['sql'],
): (tables: readonly Omit<StoredTable, 'seats'>[]) => readonly StoredTable[] {
  const selectSeats = query(
    sql,
    `SELECT table_id AS "table", seat, guest_id AS id, name FROM seats LEFT JOIN guests USING (guest_id)
     WHERE table_id IN (SELECT value FROM json_each(?))`,
    seatOfTable,
  );
  return (tables) => {
    const rows = tables.length === 0 ? [] : selectSeats.all(JSON.stringify(tables.map(({ id }) => id)));
    const sitters = new Map<string, SeatRow[]>();
    for (const row of rows) sitters.set(row.table, [...(sitters.get(row.table) ?? []), row]);
    return tables.map((table) => ({ ...table, seats: seatsFrom(sitters.get(table.id) ?? [], table.terms) }));
  };
}
