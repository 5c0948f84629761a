// A PostgreSQL for a test file, and an empty database of it for each test.

import { afterAll, afterEach, beforeAll } from 'vitest';
import { type RunningPostgres, startPostgres } from '../../../../../tools/postgres.mjs';
import { openPostgres, type PostgresDatabase } from './database.ts';

export interface TestDatabases {
  /** The address of a database that is not there yet in any other test. */
  create(): Promise<string>;
  /** Closed again after the test. */
  open(url: string): Promise<PostgresDatabase>;
}

export function testDatabases(): TestDatabases {
  let server: RunningPostgres | undefined;
  let administration: PostgresDatabase | undefined;
  const opened: PostgresDatabase[] = [];
  let count = 0;

  async function open(url: string): Promise<PostgresDatabase> {
    const result = await openPostgres(url);
    if (!result.ok) throw new Error(result.error);
    opened.push(result.value);
    return result.value;
  }

  beforeAll(async () => {
    server = await startPostgres();
    administration = await open(`${server.url}/postgres`);
    opened.splice(0);
  });
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });
  afterAll(async () => {
    await administration?.close();
    server?.stop();
  });
  return {
    async create() {
      count += 1;
      await administration?.run(`CREATE DATABASE test_${count}`);
      return `${server?.url}/test_${count}`;
    },
    open,
  };
}
