// The lobby in SQLite: queries for tables.

import { record } from '@blackpeg/notation';
import { count } from '../decoded-rows.ts';
import type { ListedTables, LobbyStore, OfferedTables } from '../ports.ts';
import type { StoredTable } from '../records.ts';
import { apartFrom } from '../written-people.ts';
import { writtenTerms } from '../written-tables.ts';
import type { Database } from './database.ts';
import { query } from './rows.ts';
import { TABLE_COLUMNS, type TableRows } from './table-rows.ts';

export function createSqliteLobby(database: Database, rows: TableRows): LobbyStore {
  const { read, write } = database;
  const listOf = prepareList(database.sql, rows);
  const alikeTo = prepareAlike(rows);
  const selectOfGuest = rows.select(
    `SELECT ${TABLE_COLUMNS} FROM seats CROSS JOIN tables USING (table_id) WHERE guest_id = ?
     ORDER BY opened_at DESC, tables.rowid DESC LIMIT ? OFFSET ?`,
  );
  return {
    list: (wanted) => read(() => listOf(wanted)),
    ofGuest: (guestId, most, skip = 0) => read(() => selectOfGuest(guestId, most, skip)),
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

/** As stored in the index; an unreadable row has none. */
const EDITION = "CASE WHEN json_valid(terms) THEN json_extract(terms, '$.edition.name') END";

/**
 * The lobby, page by page. The index is named explicitly: without statistics about the tables, SQLite would choose one
 * with which it has to scan all of them.
 */
function prepareList(
  sql: Database['sql'],
  rows: TableRows,
): (wanted: ListedTables) => readonly StoredTable[] {
  const shown = `listed = 1 AND +visited_at > ?2 AND ${apartFrom('?5')}`;
  const named = 'table_id IN (SELECT value FROM json_each(?4))';
  const first = `FROM tables WHERE ${shown} AND +phase = ?1 AND (?3 IS NULL OR ${EDITION} = ?3) AND ${named}`;
  const newest = 'ORDER BY opened_at DESC, rowid DESC LIMIT ?6 OFFSET ?7';
  const selectFirst = rows.select(`SELECT ${TABLE_COLUMNS} ${first} ${newest}`);
  const countFirst = query(sql, `SELECT count(*) AS count ${first}`, record({ count }));
  const others = (index: string, edition: string) =>
    rows.select(
      `SELECT ${TABLE_COLUMNS} FROM tables INDEXED BY ${index}
       WHERE ${shown} AND phase = ?1 AND ${edition} AND NOT ${named} ${newest}`,
    );
  const selectOthers = others('lobby', '?3 IS NULL');
  const selectOthersOf = others('lobby_of_edition', `${EDITION} = ?3`);

  return ({ phase, edition, visitedSince, hiddenFrom, first, skip, most }) => {
    const wanted = [phase, visitedSince, edition, JSON.stringify(first), hiddenFrom] as const;
    const ahead = countFirst.get(...wanted)?.count ?? 0;
    const found = skip < ahead ? selectFirst(...wanted, most, skip) : [];
    const left = most - found.length;
    if (left <= 0) return found;
    const select = edition === null ? selectOthers : selectOthersOf;
    return [...found, ...select(...wanted, left, Math.max(0, skip - ahead))];
  };
}

/** Tables a guest may be paired at. */
function prepareAlike(
  rows: TableRows,
): (fresh: StoredTable, offered: OfferedTables) => readonly StoredTable[] {
  const alike = "listed = 1 AND phase = 'waiting' AND terms = ?1";
  const selectOwn = rows.select(
    // CROSS JOIN, so that seats come first: those of one guest, not every waiting table.
    `SELECT ${TABLE_COLUMNS} FROM seats CROSS JOIN tables USING (table_id) WHERE ${alike} AND guest_id = ?2 LIMIT 1`,
  );
  const selectNamed = rows.select(
    `SELECT ${TABLE_COLUMNS} FROM tables WHERE ${alike} AND table_id = ?3 AND ${apartFrom('?2')}`,
  );
  const selectVisited = rows.select(
    `SELECT ${TABLE_COLUMNS} FROM tables INDEXED BY alike WHERE ${alike} AND visited_at > ?3 AND ${apartFrom('?2')}
     ORDER BY visited_at DESC, rowid DESC LIMIT ?4`,
  );

  return ({ terms, openedBy }, { named, visitedSince, most }) => {
    const written = writtenTerms(terms);
    return [
      ...selectOwn(written, openedBy),
      ...named.flatMap((id) => selectNamed(written, openedBy, id)),
      ...selectVisited(written, openedBy, visitedSince, most),
    ];
  };
}
