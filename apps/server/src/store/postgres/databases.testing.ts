// A PostgreSQL for a test file, with one database that is emptied for each test.

import { afterAll, afterEach, beforeAll } from 'vitest';
import { type RunningPostgres, startPostgres } from '../../../../../tools/postgres.mjs';
import type { PostgresDatabase } from './database.ts';
import { openPostgres } from './open.ts';

export interface TestDatabases {
  /** The address of the database, with nothing in it. */
  empty(): Promise<string>;
  /** Closed again after the test. */
  open(url: string): Promise<PostgresDatabase>;
  /** The address of the server, without a database. */
  server(): string;
}

const EMPTY = `DO $$ BEGIN EXECUTE (SELECT 'TRUNCATE ' || string_agg(tablename, ', ') FROM pg_tables
  WHERE schemaname = 'public' AND tablename NOT IN ('migrations', 'eras')); END $$`;

export function testDatabases(): TestDatabases {
  let postgres: RunningPostgres | undefined;
  let administration: PostgresDatabase | undefined;
  const opened: PostgresDatabase[] = [];
  const server = () => postgres?.url ?? '';

  async function open(url: string): Promise<PostgresDatabase> {
    const result = await openPostgres(url);
    if (!result.ok) throw new Error(result.error);
    opened.push(result.value);
    return result.value;
  }

  beforeAll(async () => {
    postgres = await startPostgres();
    administration = await open(`${server()}/postgres`);
    opened.splice(0);
  });
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });
  afterAll(async () => {
    await administration?.close();
    postgres?.stop();
  });
  return {
    async empty() {
      await administration?.run(EMPTY);
      return `${server()}/postgres`;
    },
    open,
    server,
  };
}
