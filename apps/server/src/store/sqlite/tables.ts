// Tables in SQLite: whatever is decided about one is read, decided and written in one transaction.

import { err } from '@blackpeg/rules';
import type { TableStore } from '../ports.ts';
import type { Database } from './database.ts';
import { TABLE_COLUMNS, type TableRows } from './table-rows.ts';

export function createSqliteTables({ sql, read, write }: Database, rows: TableRows): TableStore {
  const selectRematch = rows.select(`SELECT ${TABLE_COLUMNS} FROM tables WHERE rematch_of = ?`);
  const setVisited = sql.prepare('UPDATE tables SET visited_at = max(visited_at, ?) WHERE table_id = ?');
  const deleteAbandoned = sql.prepare(`DELETE FROM tables WHERE phase = 'waiting' AND visited_at < ?`);
  return {
    add: (table) => write(() => rows.insert(table, null)),
    addRematch: (of, table) =>
      write(() => {
        const [known] = selectRematch(of);
        return known ?? (rows.insert(table, of) ? table : null);
      }),
    find: (name) => read(() => rows.find(name)),
    change: (name, decide) =>
      write(() => {
        const table = rows.find(name);
        if (!table) return err('no-such-table');
        const decided = decide(table);
        if (decided.ok) rows.replace(table, decided.value);
        return decided;
      }),
    noteVisit: (id, at) =>
      write(() => {
        setVisited.run(at, id);
      }),
    removeAbandoned: (before) =>
      write(() => {
        deleteAbandoned.run(before);
      }),
  };
}
