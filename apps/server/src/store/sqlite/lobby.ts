// The lobby in SQLite: tables by what somebody looks for.

import type { LobbyStore } from '../ports.ts';
import type { Database } from './database.ts';
import { TABLE_COLUMNS, type TableRows, writtenTerms } from './table-rows.ts';

export function createSqliteLobby({ read, write }: Database, rows: TableRows): LobbyStore {
  const selectListed = rows.select(
    `SELECT ${TABLE_COLUMNS} FROM tables WHERE listed = 1 AND phase = ?1 AND visited_at > ?2
       AND (?3 IS NULL OR json_extract(terms, '$.edition.name') = ?3)
     ORDER BY opened_at, rowid LIMIT ?4`,
  );
  const selectOfGuest = rows.select(
    `SELECT ${TABLE_COLUMNS} FROM tables JOIN seats USING (table_id) WHERE guest_id = ?
     ORDER BY opened_at DESC, tables.rowid DESC LIMIT ?`,
  );
  const selectAlike = rows.select(
    `SELECT ${TABLE_COLUMNS} FROM tables
     WHERE listed = 1 AND phase = 'waiting' AND visited_at > ? AND terms = ? ORDER BY opened_at, rowid`,
  );
  return {
    list: ({ phase, edition, visitedSince, most }) =>
      read(() => selectListed(phase, visitedSince, edition, most)),
    ofGuest: (guestId, most) => read(() => selectOfGuest(guestId, most)),
    pair: (fresh, visitedSince, choose) =>
      write(() => {
        const alike = selectAlike(visitedSince, writtenTerms(fresh.terms));
        const chosen = choose(alike);
        if (!chosen) return rows.insert(fresh, null) ? fresh : null;
        const before = alike.find(({ id }) => id === chosen.id);
        if (before) rows.replace(before, chosen);
        return chosen;
      }),
  };
}
