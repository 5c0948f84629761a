// Migrates a database to the present schema, all steps or none; databases of newer programs are not touched.

import { record } from '@blackpeg/notation';
import type { Database } from 'libsql';
import { count } from '../decoded-rows.ts';
import { query } from './rows.ts';

/** The sentence that says why it cannot be used, or nothing. */
export function migrate(sql: Database, steps: readonly string[]): string | undefined {
  sql.exec('BEGIN IMMEDIATE');
  try {
    sql.exec('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, at TEXT NOT NULL) STRICT');
    const newest = 'SELECT version FROM migrations ORDER BY version DESC LIMIT 1';
    const version = query(sql, newest, record({ version: count })).get()?.version ?? 0;
    if (version > steps.length) {
      sql.exec('ROLLBACK');
      return `it was written by a newer Blackpeg (step ${version}, and this one knows ${steps.length})`;
    }
    const note = sql.prepare("INSERT INTO migrations VALUES (?, datetime('now'))");
    for (const [index, step] of steps.entries()) {
      if (index < version) continue;
      sql.exec(step);
      note.run(index + 1);
    }
    sql.exec('COMMIT');
    return undefined;
  } catch (error) {
    if (sql.inTransaction) sql.exec('ROLLBACK');
    throw error;
  }
}
