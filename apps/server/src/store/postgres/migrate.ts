// Migrates a database to the present schema, all steps or none; if several servers start at once, one does it.

import { record } from '@blackpeg/notation';
import { count } from '../decoded-rows.ts';
import type { PostgresDatabase } from './database.ts';
import { MIGRATIONS } from './migrations.ts';

/** An arbitrary constant. */
const MIGRATING = 7_212_001;

/** The sentence that says why it cannot be used, or nothing. */
export async function migrate(database: PostgresDatabase): Promise<string | undefined> {
  return database.transact(async (sql) => {
    await sql.run('SELECT pg_advisory_xact_lock($1)', MIGRATING);
    await sql.run(
      'CREATE TABLE IF NOT EXISTS migrations (version BIGINT PRIMARY KEY, at TIMESTAMPTZ NOT NULL DEFAULT now())',
    );
    const newest = await sql.row(
      'SELECT coalesce(max(version), 0) AS version FROM migrations',
      record({ version: count }),
    );
    const version = newest?.version ?? 0;
    if (version > MIGRATIONS.length)
      return `it was written by a newer Blackpeg (step ${version}, and this one knows ${MIGRATIONS.length})`;
    for (const [index, step] of MIGRATIONS.entries()) {
      if (index < version) continue;
      await sql.run(step);
      await sql.run('INSERT INTO migrations (version) VALUES ($1)', index + 1);
    }
    return undefined;
  });
}
