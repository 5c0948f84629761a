// Tables as PostgreSQL holds them, with their seats.

import { boolean, type Decoder, decodeTerms, either, listOf, nothing, record } from '@blackpeg/notation';
import { ok } from '@blackpeg/rules';
import { count, json, text } from '../decoded-rows.ts';
import type { StoredTable } from '../records.ts';
import { phase, SEAT_COLUMNS, type SeatRow, seatsFrom, writtenTerms } from '../written-tables.ts';
import type { Sql } from './database.ts';

const SEATS = `SELECT coalesce(json_agg(json_build_object('seat', seat, 'id', guest_id, 'name', name)), '[]')
  FROM seats LEFT JOIN guests USING (guest_id) WHERE seats.table_id = tables.table_id`;

/** What a query for `tableRow` begins with. */
export const SELECT_TABLES = `SELECT tables.table_id AS id, code, terms, phase, listed, opened_at AS "openedAt",
  visited_at AS "visitedAt", opened_by AS "openedBy", (${SEATS}) AS seats FROM tables`;

const MOST_SEATS = 100;

const writtenTable: Decoder<Omit<StoredTable, 'seats'> & { readonly seats: readonly SeatRow[] }> = record({
  id: text,
  code: text,
  terms: json(decodeTerms),
  phase,
  listed: boolean,
  openedAt: count,
  visitedAt: count,
  openedBy: either(text, nothing),
  seats: listOf(record(SEAT_COLUMNS), 0, MOST_SEATS),
});

export const tableRow: Decoder<StoredTable> = (value, path) => {
  const written = writtenTable(value, path);
  if (!written.ok) return written;
  return ok({ ...written.value, seats: seatsFrom(written.value.seats, written.value.terms) });
};

/** By id, or by code in capitals or not. */
export function findTable(sql: Sql, name: string): Promise<StoredTable | null> {
  const named = `${SELECT_TABLES} WHERE tables.table_id = $1 OR code = $2`;
  return sql.row(named, tableRow, name, name.toUpperCase());
}

/** False if its code is taken, or if it is a rematch and another was added before. */
export async function insertTable(sql: Sql, table: StoredTable, rematchOf: string | null): Promise<boolean> {
  const { id, code, terms, listed, openedAt, visitedAt, openedBy } = table;
  const added = await sql.run(
    `INSERT INTO tables (table_id, code, terms, phase, listed, opened_at, visited_at, opened_by, rematch_of)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
    ...[id, code, writtenTerms(terms), table.phase, listed, openedAt, visitedAt, openedBy, rematchOf],
  );
  if (added === 1) await insertSeats(sql, table);
  return added === 1;
}

/** Writes what has changed; a table without seated guests is deleted. */
export async function replaceTable(sql: Sql, before: StoredTable, after: StoredTable): Promise<void> {
  if (after === before) return;
  const { id, terms, openedBy, seats } = after;
  await sql.run('DELETE FROM seats WHERE table_id = $1', id);
  if (seats.every((sitter) => sitter === null)) {
    await sql.run('DELETE FROM tables WHERE table_id = $1', id);
    return;
  }
  await sql.run(
    'UPDATE tables SET terms = $2, phase = $3, opened_by = $4 WHERE table_id = $1',
    ...[id, writtenTerms(terms), after.phase, openedBy],
  );
  await insertSeats(sql, after);
}

async function insertSeats(sql: Sql, { id, seats }: StoredTable): Promise<void> {
  for (const [seat, sitter] of seats.entries())
    if (sitter)
      await sql.run('INSERT INTO seats (table_id, seat, guest_id) VALUES ($1, $2, $3)', id, seat, sitter.id);
}
