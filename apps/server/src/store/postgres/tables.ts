// Tables in PostgreSQL: a change is read, decided and written while the row is locked.

import { err } from '@blackpeg/rules';
import type { TableStore } from '../ports.ts';
import type { PostgresDatabase } from './database.ts';
import { findTable, insertTable, replaceTable, SELECT_TABLES, tableRow } from './table-rows.ts';

export function createPostgresTables(database: PostgresDatabase): TableStore {
  const { run, transact } = database;
  return {
    add: (table) => transact((sql) => insertTable(sql, table, null)),
    addRematch: (of, table) =>
      transact(async (sql) => {
        if (await insertTable(sql, table, of)) return table;
        return sql.row(`${SELECT_TABLES} WHERE rematch_of = $1`, tableRow, of);
      }),
    find: (name) => findTable(database, name),
    change: (name, decide) =>
      transact(async (sql) => {
        // A separate statement: only the next one sees what this one waited for.
        const lock = 'SELECT 1 FROM tables WHERE table_id = $1 OR code = $2 FOR UPDATE';
        await sql.run(lock, name, name.toUpperCase());
        const table = await findTable(sql, name);
        if (!table) return err('no-such-table');
        const decided = decide(table);
        if (decided.ok) await replaceTable(sql, table, decided.value);
        return decided;
      }),
    async unlistOthers({ id, openedBy }) {
      await run(
        `UPDATE tables SET listed = FALSE
         WHERE opened_by = $1 AND table_id <> $2 AND listed AND phase = 'waiting'`,
        openedBy,
        id,
      );
    },
    async noteVisit(id, at) {
      await run('UPDATE tables SET visited_at = greatest(visited_at, $2) WHERE table_id = $1', id, at);
    },
    removeAbandoned: (before, most) =>
      run(
        `DELETE FROM tables WHERE table_id IN
           (SELECT table_id FROM tables WHERE phase = 'waiting' AND visited_at < $1 LIMIT $2)`,
        before,
        most,
      ),
    removePlayed: (before, most) =>
      run(
        `WITH played AS (DELETE FROM tables WHERE table_id IN
           (SELECT table_id FROM tables WHERE phase IN ('playing', 'over') AND visited_at < $1 LIMIT $2)
           RETURNING table_id),
         logs AS (DELETE FROM heads WHERE match_id IN (SELECT table_id FROM played))
         SELECT table_id FROM played`,
        before,
        most,
      ),
  };
}
