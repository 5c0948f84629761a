// One server at a time for one database: rooms and clocks of a match live in one process. The lock belongs to a connection, so
// that it goes with the server however that ends, and is taken again when a connection that broke is back.

import { err, ok, type Result } from '@blackpeg/rules';
import pg from 'pg';
import { faultSentence } from './fault.ts';

export interface SoleServer {
  /** False while another server may have the database. */
  isHeld(): boolean;
  close(): Promise<void>;
}

/** Any number, and always the same. */
const SERVING = 7_212_002;
const PATIENCE = 1_500;
/** Milliseconds. */
const AGAIN = 500;

/** The error is a sentence. */
export async function takeDatabase(url: string): Promise<Result<SoleServer, string>> {
  let held: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function take(): Promise<'held' | 'in use'> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE,
      keepAlive: true,
    });
    client.on('error', () => {});
    client.on('end', () => {
      if (held === client) held = null;
      if (!isClosed && !held) timer ??= setTimeout(takeAgain, AGAIN);
    });
    await client.connect();
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [SERVING]);
    if (rows[0]?.taken === true) held = client;
    else await client.end();
    return held === client ? 'held' : 'in use';
  }

  function takeAgain(): void {
    timer = undefined;
    take().catch(() => {
      if (!isClosed) timer ??= setTimeout(takeAgain, AGAIN);
    });
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(timer);
    await held?.end();
  }

  try {
    if ((await take()) === 'held') return ok({ isHeld: () => held !== null, close });
    await close();
    return err(
      'Another Blackpeg server uses the database of DATABASE_URL: stop that one, or name another database.',
    );
  } catch (error) {
    await close();
    const why = faultSentence(error) ?? (error as Error).message;
    return err(`The database of DATABASE_URL cannot be used: ${why}.`);
  }
}
