// The lobby in PostgreSQL: tables by what somebody looks for.

import { record } from '@blackpeg/notation';
import { count, type LeftOut, text } from '../decoded-rows.ts';
import type { LobbyStore, OfferedTables } from '../ports.ts';
import type { StoredTable } from '../records.ts';
import { writtenTerms } from '../written-tables.ts';
import type { PostgresDatabase, Sql } from './database.ts';
import { insertTable, replaceTable, SELECT_TABLES, tableRow } from './table-rows.ts';

const NEWEST = 'ORDER BY opened_at DESC, tables.added DESC';
const LISTED = `listed AND phase = $1 AND visited_at > $2
  AND ($3::text IS NULL OR terms::jsonb #>> '{edition,name}' = $3)`;
const NAMED = 'table_id = ANY ($4::text[])';
const ALIKE = "listed AND phase = 'waiting' AND terms = $1";

export function createPostgresLobby(database: PostgresDatabase, leftOut: LeftOut): LobbyStore {
  const tablesOf = (
    statement: string,
    ...values: Parameters<Sql['run']> extends [string, ...infer V] ? V : never
  ) => database.readable(`${SELECT_TABLES} ${statement}`, tableRow, leftOut, ...values);
  return {
    async list({ phase, edition, visitedSince, first, skip, most }) {
      const wanted = [phase, visitedSince, edition, first] as const;
      const counted = `SELECT count(*) AS count FROM tables WHERE ${LISTED} AND ${NAMED}`;
      const ahead = (await database.row(counted, record({ count }), ...wanted))?.count ?? 0;
      const page = `${NEWEST} LIMIT $5 OFFSET $6`;
      const found =
        skip < ahead ? await tablesOf(`WHERE ${LISTED} AND ${NAMED} ${page}`, ...wanted, most, skip) : [];
      const left = most - found.length;
      if (left === 0) return found;
      const others = `WHERE ${LISTED} AND NOT ${NAMED} ${page}`;
      return [...found, ...(await tablesOf(others, ...wanted, left, Math.max(0, skip - ahead)))];
    },
    ofGuest: (guestId, most) =>
      tablesOf(
        `WHERE table_id IN (SELECT table_id FROM seats WHERE guest_id = $1) ${NEWEST} LIMIT $2`,
        guestId,
        most,
      ),
    pair: (fresh, offered, choose) =>
      database.transact(async (sql) => {
        const tables = await alikeTo(sql, fresh, offered, leftOut);
        const chosen = choose(tables);
        if (!chosen) return (await insertTable(sql, fresh, null)) ? fresh : null;
        const before = tables.find(({ id }) => id === chosen.id);
        if (before) await replaceTable(sql, before, chosen);
        return chosen;
      }),
  };
}

/** What a guest may be paired at, locked for the rest of the transaction: who asks for the same meanwhile waits. */
async function alikeTo(
  sql: Sql,
  { terms, seats }: StoredTable,
  { named, visitedSince, most }: OfferedTables,
  leftOut: LeftOut,
): Promise<readonly StoredTable[]> {
  const written = writtenTerms(terms);
  await sql.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', written);
  const sitters = seats.flatMap((sitter) => sitter?.id ?? []);
  const ids = async (which: string, ...values: readonly (number | readonly string[])[]) =>
    (
      await sql.rows(
        `SELECT table_id AS id FROM tables WHERE ${ALIKE} AND ${which} FOR UPDATE`,
        record({ id: text }),
        written,
        ...values,
      )
    ).map(({ id }) => id);
  const own = await ids(
    'table_id IN (SELECT table_id FROM seats WHERE guest_id = ANY ($2::text[]))',
    sitters,
  );
  const known = await ids('table_id = ANY ($2::text[])', named);
  const visited = await ids(
    'visited_at > $2 ORDER BY visited_at DESC, added DESC LIMIT $3',
    visitedSince,
    most,
  );
  const order = [...own.slice(0, 1), ...named.filter((id) => known.includes(id)), ...visited];
  const found = await sql.readable(`${SELECT_TABLES} WHERE table_id = ANY ($1)`, tableRow, leftOut, order);
  return order.flatMap((id) => found.filter((table) => table.id === id));
}
