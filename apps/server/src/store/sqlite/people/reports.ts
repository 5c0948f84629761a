// Reports to the operator, in SQLite.

import { existsSync } from 'node:fs';
import { record } from '@blackpeg/notation';
import { err, ok, type Result } from '@blackpeg/rules';
import { databaseFile } from '../../../data-dir.ts';
import { count } from '../../decoded-rows.ts';
import type { ReportStore } from '../../ports.ts';
import type { OpenedReports } from '../../read-reports.ts';
import { reportRow, SELECT_REPORTS } from '../../written-people.ts';
import { type Database, openDatabase } from '../database.ts';
import { query } from '../rows.ts';

const OLDEST_FIRST = 'ORDER BY reported_at, rowid';

export function createSqliteReports({ sql, read, write }: Database): ReportStore {
  const insert = sql.prepare(
    `INSERT INTO reports (report_id, by_guest, about_guest, name, table_id, reason, phrases, reported_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (by_guest, about_guest, table_id) DO UPDATE SET report_id = excluded.report_id, name = excluded.name,
       reason = excluded.reason, phrases = excluded.phrases, reported_at = excluded.reported_at`,
  );
  const select = query(sql, `${SELECT_REPORTS} ${OLDEST_FIRST} LIMIT ?`, reportRow);
  const selectOf = query(
    sql,
    `${SELECT_REPORTS} WHERE by_guest = ?1 OR about_guest = ?1 ${OLDEST_FIRST}`,
    reportRow,
  );
  const counted = query(sql, 'SELECT count(*) AS reports FROM reports', record({ reports: count }));
  const erase = sql.prepare('DELETE FROM reports WHERE report_id = ?');
  const eraseOld = sql.prepare(
    'DELETE FROM reports WHERE rowid IN (SELECT rowid FROM reports WHERE reported_at < ? LIMIT ?)',
  );
  return {
    add: ({ id, by, about, table, reason, phrases: said, at }) =>
      write(() => {
        insert.run(id, by, about.id, about.name, table, reason, JSON.stringify(said), at);
      }),
    list: (most) => read(() => select.all(most)),
    of: (guestId) => read(() => selectOf.all(guestId)),
    count: () => read(() => counted.get()?.reports ?? 0),
    remove: (id) => write(() => erase.run(id).changes > 0),
    removeOld: (before, most) => write(() => eraseOld.run(before, most).changes),
  };
}

/** Those of a server that runs or not. The error is a sentence. */
export function openFolderReports(dataDir: string): Result<OpenedReports, string> {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return err(`There is no database "${file}": BLACKPEG_DATA_DIR names its folder.`);
  const opened = openDatabase(file);
  if (!opened.ok) return opened;
  return ok({ reports: createSqliteReports(opened.value), close: async () => opened.value.close() });
}
