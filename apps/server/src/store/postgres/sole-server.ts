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
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function take(): Promise<Taken> {
    const client = connectionNamed(url, name);
    client.once('end', () => {
      if (held !== client) return;
      held = null;
      if (!isClosed) timer = setTimeout(takeAgain, AGAIN);
    });
    try {
      await client.connect();
      const taken = await lock(client, name);
      if (taken.isHeld) held = client;
      return taken;
    } finally {
      if (held !== client) client.end().catch(() => {});
    }
  }

  async function takeAgain(): Promise<void> {
    const taken = await take().catch(() => null);
    if (isClosed || (taken?.isHeld && taken.before === name)) return;
    if (taken && taken.before !== name) {
      isClosed = true;
      lost();
    } else timer = setTimeout(takeAgain, AGAIN);
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(timer);
    await held?.end();
  }

  try {
    if ((await take()).isHeld) return ok({ isHeld: () => held !== null && !isClosed, close });
    return err(IN_USE);
  } catch (error) {
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

interface Taken {
  readonly isHeld: boolean;
  /** Who has the database, or had it before: an earlier connection of this server, which PostgreSQL may not know to be gone, too. */
  readonly before: string | undefined;
}

async function lock(client: pg.Client, name: string): Promise<Taken> {
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()',
    [name],
  );
  const locked = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [SERVING]);
  const isHeld = locked.rows[0]?.taken === true;
  const written = await client.query('SELECT server FROM serving');
  if (isHeld)
    await client.query(
      'INSERT INTO serving (one, server) VALUES (TRUE, $1) ON CONFLICT (one) DO UPDATE SET server = $1',
      [name],
    );
  return { isHeld, before: written.rows[0]?.server };
}
