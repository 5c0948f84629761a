// The lobby in PostgreSQL: queries for tables.

import { record } from '@blackpeg/notation';
import { count, type LeftOut, text } from '../decoded-rows.ts';
import type { LobbyStore, OfferedTables } from '../ports.ts';
import type { StoredTable } from '../records.ts';
import { apartFrom } from '../written-people.ts';
import { writtenTerms } from '../written-tables.ts';
import type { PgValue, PostgresDatabase, Sql } from './database.ts';
import { insertTable, replaceTable, SELECT_TABLES, tableRow } from './table-rows.ts';

const NEWEST = 'ORDER BY opened_at DESC, tables.added DESC';
const LISTED = `listed AND phase = $1 AND visited_at > $2
  AND ($3::text IS NULL OR terms::jsonb #>> '{edition,name}' = $3) AND ${apartFrom('$5')}`;
const NAMED = 'table_id = ANY ($4::text[])';
/** By the hash, which the index has: terms may be longer than an index takes. */
const ALIKE = "listed AND phase = 'waiting' AND md5(terms) = md5($1) AND terms = $1";

export function createPostgresLobby(database: PostgresDatabase, leftOut: LeftOut): LobbyStore {
  const tablesOf = (statement: string, ...values: readonly PgValue[]) =>
    database.readable(`${SELECT_TABLES} ${statement}`, tableRow, leftOut, ...values);
  return {
    async list({ phase, edition, visitedSince, hiddenFrom, first, skip, most }) {
      const wanted = [phase, visitedSince, edition, first, hiddenFrom] as const;
      const counted = `SELECT count(*) AS count FROM tables WHERE ${LISTED} AND ${NAMED}`;
      const ahead = (await database.row(counted, record({ count }), ...wanted))?.count ?? 0;
      const page = `${NEWEST} LIMIT $6 OFFSET $7`;
      const found =
        skip < ahead ? await tablesOf(`WHERE ${LISTED} AND ${NAMED} ${page}`, ...wanted, most, skip) : [];
      const left = most - found.length;
      if (left === 0) return found;
      const others = `WHERE ${LISTED} AND NOT ${NAMED} ${page}`;
      return [...found, ...(await tablesOf(others, ...wanted, left, Math.max(0, skip - ahead)))];
    },
    ofGuest: (guestId, most, skip = 0) =>
      tablesOf(
        `WHERE table_id IN (SELECT table_id FROM seats WHERE guest_id = $1) ${NEWEST} LIMIT $2 OFFSET $3`,
        guestId,
        most,
        skip,
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

/** The tables a guest may be paired at, locked for the rest of the transaction: concurrent requests wait. */
async function alikeTo(
  sql: Sql,
  { terms, openedBy }: StoredTable,
  { named, visitedSince, most }: OfferedTables,
  leftOut: LeftOut,
): Promise<readonly StoredTable[]> {
  const written = writtenTerms(terms);
  await sql.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', written);
  const ids = async (which: string, ...values: readonly PgValue[]) => {
    const statement = `SELECT table_id AS id FROM tables WHERE ${ALIKE} AND ${which} FOR UPDATE`;
    const found = await sql.rows(statement, record({ id: text }), written, openedBy, ...values);
    return found.map(({ id }) => id);
  };
  const own = await ids('table_id IN (SELECT table_id FROM seats WHERE guest_id = $2)');
  const known = await ids(`table_id = ANY ($3::text[]) AND ${apartFrom('$2')}`, named);
  const visited = await ids(
    `visited_at > $3 AND ${apartFrom('$2')} ORDER BY visited_at DESC, added DESC LIMIT $4`,
    visitedSince,
    most,
  );
  const order = [...own.slice(0, 1), ...named.filter((id) => known.includes(id)), ...visited];
  const found = await sql.readable(`${SELECT_TABLES} WHERE table_id = ANY ($1)`, tableRow, leftOut, order);
  return order.flatMap((id) => found.filter((table) => table.id === id));
}
