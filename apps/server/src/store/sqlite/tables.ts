// Tables in SQLite: a change is read, decided and written in one transaction.

import { record } from '@blackpeg/notation';
import { err } from '@blackpeg/rules';
import { text } from '../decoded-rows.ts';
import type { TableStore } from '../ports.ts';
import type { Database } from './database.ts';
import { query } from './rows.ts';
import { TABLE_COLUMNS, type TableRows } from './table-rows.ts';

export function createSqliteTables({ sql, read, write }: Database, rows: TableRows): TableStore {
  const selectRematch = rows.select(`SELECT ${TABLE_COLUMNS} FROM tables WHERE rematch_of = ?`);
  const setVisited = sql.prepare('UPDATE tables SET visited_at = max(visited_at, ?) WHERE table_id = ?');
  const unlist = sql.prepare(
    `UPDATE tables INDEXED BY opened_by SET listed = 0 WHERE opened_by = ? AND table_id <> ? AND listed = 1 AND phase = 'waiting'`,
  );
  const deleteAbandoned = sql.prepare(
    `DELETE FROM tables WHERE rowid IN
       (SELECT rowid FROM tables WHERE phase = 'waiting' AND visited_at < ? LIMIT ?)`,
  );
  const selectPlayed = query(
    sql,
    "SELECT table_id AS id FROM tables WHERE phase IN ('playing', 'over') AND visited_at < ? LIMIT ?",
    record({ id: text }),
  );
  const deleteLog = sql.prepare('DELETE FROM batches WHERE match_id = ?');
  const deleteTable = sql.prepare('DELETE FROM tables WHERE table_id = ?');
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
    unlistOthers: ({ id, openedBy }) =>
      write(() => {
        unlist.run(openedBy, id);
      }),
    noteVisit: (id, at) =>
      write(() => {
        setVisited.run(at, id);
      }),
    removeAbandoned: (before, most) => write(() => deleteAbandoned.run(before, most).changes),
    removePlayed: (before, most) =>
      write(() => {
        const played = selectPlayed.all(before, most);
        for (const { id } of played) {
          deleteLog.run(id);
          deleteTable.run(id);
        }
        return played.length;
      }),
  };
}
