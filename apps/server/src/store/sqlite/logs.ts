// The logs of matches in SQLite, behind the referee's port.

import { formatLog, record } from '@blackpeg/notation';
import type { EventStore } from '@blackpeg/referee';
import { err, ok } from '@blackpeg/rules';
import { count, text } from '../decoded-rows.ts';
import { batchRow, readBatch } from '../written-batches.ts';
import type { Database } from './database.ts';
import { query } from './rows.ts';

export function createSqliteLogs({ sql, read, write }: Database): EventStore {
  const newest = query(
    sql,
    'SELECT end_version AS version FROM batches WHERE match_id = ? ORDER BY start_version DESC LIMIT 1',
    record({ version: count }),
  );
  // Checks and writes in one transaction; nothing is written if another has written in the meantime.
  const insert = sql.prepare(
    `INSERT INTO batches SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE ?2 = coalesce(
      (SELECT end_version FROM batches WHERE match_id = ?1 ORDER BY start_version DESC LIMIT 1), 0)`,
  );
  const select = query(
    sql,
    `SELECT start_version AS after, end_version AS end, actor AS "by", action_id AS actionId, events FROM batches
     WHERE match_id = ? AND end_version > ? ORDER BY start_version`,
    batchRow,
  );
  const endTable = sql.prepare("UPDATE tables SET phase = 'over' WHERE table_id = ?");
  const matches = query(sql, 'SELECT DISTINCT match_id AS id FROM batches', record({ id: text }));
  const erase = sql.prepare('DELETE FROM batches WHERE match_id = ?');

  return {
    async append(match, expectedVersion, { by, actionId, events }) {
      const log = formatLog(events);
      const isOver = events.some(({ type }) => type === 'match-closed');
      return write(() => {
        const end = expectedVersion + events.length;
        const { changes } = insert.run(match, expectedVersion, end, by, actionId, log);
        if (changes === 0) return err({ kind: 'conflict', version: newest.get(match)?.version ?? 0 });
        if (isOver) endTable.run(match);
        return ok(end);
      });
    },
    read: (match, afterVersion) =>
      read(() => select.all(match, afterVersion).map((row) => readBatch(match, row))),
    list: () => read(() => matches.all().map(({ id }) => id)),
    remove: (match) =>
      write(() => {
        erase.run(match);
      }),
  };
}
