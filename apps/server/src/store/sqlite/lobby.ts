// The lobby in SQLite: tables by what somebody looks for.

import { record } from '@blackpeg/notation';
import type { ListedTables, LobbyStore, OfferedTables } from '../ports.ts';
import type { StoredTable } from '../records.ts';
import type { Database } from './database.ts';
import { count, query } from './rows.ts';
import { TABLE_COLUMNS, type TableRows, writtenTerms } from './table-rows.ts';

export function createSqliteLobby(database: Database, rows: TableRows): LobbyStore {
  const { read, write } = database;
  const listOf = prepareList(database.sql, rows);
  const alikeTo = prepareAlike(rows);
  const selectOfGuest = rows.select(
    `SELECT ${TABLE_COLUMNS} FROM tables JOIN seats USING (table_id) WHERE guest_id = ?
     ORDER BY opened_at DESC, tables.rowid DESC LIMIT ?`,
  );
  return {
    list: (wanted) => read(() => listOf(wanted)),
    ofGuest: (guestId, most) => read(() => selectOfGuest(guestId, most)),
    pair: (fresh, offered, choose) =>
      write(() => {
        const tables = alikeTo(fresh, offered);
        const chosen = choose(tables);
        if (!chosen) return rows.insert(fresh, null) ? fresh : null;
        const before = tables.find(({ id }) => id === chosen.id);
        if (before) rows.replace(before, chosen);
        return chosen;
      }),
  };
}

/** What stands in the lobby, page by page. */
function prepareList(
  sql: Database['sql'],
  rows: TableRows,
): (wanted: ListedTables) => readonly StoredTable[] {
  const listed = `listed = 1 AND phase = ?1 AND visited_at > ?2
    AND (?3 IS NULL OR json_extract(terms, '$.edition.name') = ?3)`;
  const named = 'table_id IN (SELECT value FROM json_each(?4))';
  const newest = 'ORDER BY opened_at DESC, rowid DESC LIMIT ?5 OFFSET ?6';
  const selectFirst = rows.select(
    `SELECT ${TABLE_COLUMNS} FROM tables WHERE ${listed} AND ${named} ${newest}`,
  );
  const countFirst = query(
    sql,
    `SELECT count(*) AS count FROM tables WHERE ${listed} AND ${named}`,
    record({ count }),
  );
  const selectOthers = rows.select(
    `SELECT ${TABLE_COLUMNS} FROM tables WHERE ${listed} AND NOT ${named} ${newest}`,
  );

  return ({ phase, edition, visitedSince, first, skip, most }) => {
    const wanted = [phase, visitedSince, edition, JSON.stringify(first)] as const;
    const ahead = countFirst.get(...wanted)?.count ?? 0;
    const found = skip < ahead ? selectFirst(...wanted, most, skip) : [];
    const left = most - found.length;
    return [...found, ...(left > 0 ? selectOthers(...wanted, left, Math.max(0, skip - ahead)) : [])];
  };
}

/** What a guest may be paired at. */
function prepareAlike(
  rows: TableRows,
): (fresh: StoredTable, offered: OfferedTables) => readonly StoredTable[] {
  const alike = "listed = 1 AND phase = 'waiting' AND terms = ?";
  const selectOwn = rows.select(
    `SELECT ${TABLE_COLUMNS} FROM tables JOIN seats USING (table_id) WHERE ${alike} AND guest_id = ? LIMIT 1`,
  );
  const selectNamed = rows.select(`SELECT ${TABLE_COLUMNS} FROM tables WHERE ${alike} AND table_id = ?`);
  const selectVisited = rows.select(
    `SELECT ${TABLE_COLUMNS} FROM tables WHERE ${alike} AND visited_at > ?
     ORDER BY visited_at DESC, rowid DESC LIMIT ?`,
  );

  return ({ terms, seats }, { named, visitedSince, most }) => {
    const written = writtenTerms(terms);
    return [
      ...seats.flatMap((sitter) => (sitter ? selectOwn(written, sitter.id) : [])),
      ...named.flatMap((id) => selectNamed(written, id)),
      ...selectVisited(written, visitedSince, most),
    ];
  };
}
