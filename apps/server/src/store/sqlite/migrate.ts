// Brings a database to its present shape, all steps or none; what a newer program wrote is left alone.

import type { Database } from 'libsql';

/** The sentence that says why it cannot be used, or nothing. */
export function migrate(sql: Database, steps: readonly string[]): string | undefined {
  sql.exec('BEGIN IMMEDIATE');
  try {
    sql.exec('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, at TEXT NOT NULL) STRICT');
    const { version } = sql.prepare('SELECT coalesce(max(version), 0) AS version FROM migrations').get() as {
      readonly version: number;
    };
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
