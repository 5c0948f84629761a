// Exclusive use of a database, for moving a store into it while no server uses it. Servers hold the same lock in shared
// mode.

import { err, ok, type Result } from '@blackpeg/rules';
import pg from 'pg';
import { PATIENCE } from './database.ts';
import { unusable } from './fault.ts';

/** An arbitrary constant. */
export const SERVING = 7_212_002;
export const IN_USE =
  'Another Blackpeg server uses the database of DATABASE_URL: stop that one, or name another database.';

/** Returns the function that releases it; the error is a sentence. */
export async function takeDatabase(url: string): Promise<Result<() => Promise<void>, string>> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const locked = await client.query('SELECT pg_try_advisory_lock($1) AS locked', [SERVING]);
    if (locked.rows[0]?.locked === true) return ok(() => client.end());
    await client.end();
    return err(IN_USE);
  } catch (error) {
    await client.end().catch(() => {});
    return err(unusable(error));
  }
}
