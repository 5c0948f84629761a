// One server at a time for one database: rooms and clocks of a match live in one process. The lock belongs to a connection, so
// that it goes with the server however that ends, and is taken again when a connection that broke is back.

import { randomUUID } from 'node:crypto';
import { err, ok, type Result } from '@blackpeg/rules';
import pg from 'pg';
import { PATIENCE } from './database.ts';
import { unusable } from './fault.ts';

export interface SoleServer {
  /** False while another server may have the database. */
  isHeld(): boolean;
  close(): Promise<void>;
}

/** Any number, and always the same. */
const SERVING = 7_212_002;
/** Milliseconds. */
const AGAIN = 500;
const IN_USE =
  'Another Blackpeg server uses the database of DATABASE_URL: stop that one, or name another database.';

/** The error is a sentence. `lost` is called once where another server had the database in the meantime: what this one knows is old. */
export async function takeDatabase(url: string, lost: () => void): Promise<Result<SoleServer, string>> {
  const name = `blackpeg ${randomUUID()}`;
  let held: pg.Client | null = null;
  let takings = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** How often the database was taken by now, or null where it is in use. */
  async function take(): Promise<number | null> {
    const client = connectionNamed(url, name);
    client.on('end', () => {
      if (held === client) held = null;
      if (!isClosed && !held) timer ??= setTimeout(takeAgain, AGAIN);
    });
    await client.connect();
    const taken = await lock(client, name);
    if (taken === null) await client.end();
    else held = client;
    return taken;
  }

  async function takeAgain(): Promise<void> {
    try {
      const taken = await take();
      if (taken === takings + 1) takings = taken;
      else if (!isClosed) {
        isClosed = true;
        lost();
      }
      timer = undefined;
    } catch {
      timer = isClosed ? undefined : setTimeout(takeAgain, AGAIN);
    }
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(timer);
    await held?.end();
  }

  try {
    const taken = await take();
    if (taken !== null) {
      takings = taken;
      return ok({ isHeld: () => held !== null && !isClosed, close });
    }
    await close();
    return err(IN_USE);
  } catch (error) {
    await close();
    return err(unusable(error));
  }
}

function connectionNamed(url: string, name: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
  });
  client.on('error', () => {});
  return client;
}

/** PostgreSQL may not know yet that an earlier connection of this server is gone. */
async function lock(client: pg.Client, name: string): Promise<number | null> {
  await client.query(
    'SELECT pg_terminate_backend(pid, 500) FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()',
    [name],
  );
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [SERVING]);
  if (rows[0]?.taken !== true) return null;
  const counted = await client.query("SELECT nextval('takings')::int AS takings");
  return counted.rows[0]?.takings;
}
