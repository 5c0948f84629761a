// Notifications from server to server that something about a table has changed: ids only, many in one message, over a separate
// connection. The same connection holds a lock that all servers share, so that nobody migrates a database in use.

import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { PATIENCE } from '../database.ts';
import { SERVING } from '../exclusive.ts';

export interface Notifications {
  notify(table: string): void;
  onNotification(listener: (tables: readonly string[]) => void): void;
  close(): Promise<void>;
}

const CHANNEL = 'blackpeg';
/** The name of the connection as the database's operator sees it, with the name of the server. */
export const NOTIFICATIONS = 'blackpeg notifications';
/** Maximum length of a message; PostgreSQL's limit is 8,000 bytes. */
const MOST_IDS = 150;
/** Milliseconds for which notifications are gathered, until a broken connection is reopened, and until a silent one is checked. */
const GATHERED = 5;
const AGAIN = 500;
const QUIET = 10_000;

/** `node` is the name of this server, which ignores its own notifications. The first connection is awaited. */
export async function openNotifications(url: string, node: string): Promise<Notifications> {
  const listeners = new Set<(tables: readonly string[]) => void>();
  const connection = await keepConnection(url, node, (payload) => {
    const [from, ...tables] = payload.split(' ');
    if (from !== node) for (const listener of listeners) listener(tables);
  });
  const waiting = new Set<string>();
  let sending: Promise<void> | null = null;

  /** Ids that arrive while notifications are being sent go with the next message. */
  async function gather(): Promise<void> {
    while (waiting.size > 0) {
      await delay(GATHERED);
      await send();
    }
    sending = null;
  }

  async function send(): Promise<void> {
    const tables = [...waiting];
    waiting.clear();
    for (let from = 0; from < tables.length; from += MOST_IDS) {
      const payload = [node, ...tables.slice(from, from + MOST_IDS)].join(' ');
      await connection.ask('SELECT pg_notify($1, $2)', [CHANNEL, payload]).catch(() => {});
    }
  }

  return {
    notify(table) {
      waiting.add(table);
      sending ??= gather();
    },
    onNotification: (listener) => void listeners.add(listener),
    async close() {
      await sending;
      await connection.close();
    },
  };
}

interface KeptConnection {
  /** In order; nothing is done while there is no connection. */
  ask(statement: string, values?: readonly unknown[]): Promise<void>;
  close(): Promise<void>;
}

/** Reopened when it breaks; a connection that fails silently is detected, too. */
async function keepConnection(
  url: string,
  node: string,
  notified: (payload: string) => void,
): Promise<KeptConnection> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  function ask(statement: string, values: readonly unknown[] = []): Promise<void> {
    const asked = last.then(async () => {
      await client?.query(statement, [...values]);
    });
    last = asked.catch(() => {});
    return asked;
  }

  async function connect(): Promise<void> {
    const next = await listening(url, node, notified);
    next.once('end', () => {
      client = null;
      later();
    });
    client = next;
    if (isClosed) await close();
  }

  function later(): void {
    if (!isClosed) timer = setTimeout(() => connect().catch(later), AGAIN);
  }

  const trying = setInterval(() => {
    const tried = client;
    if (tried) ask('SELECT 1').catch(() => tried.end().catch(() => {}));
  }, QUIET).unref();

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(timer);
    clearInterval(trying);
    await client?.end().catch(() => {});
  }

  await connect().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { ask, close };
}

/** A connection that receives notifications, and holds the lock. */
async function listening(url: string, node: string, notified: (payload: string) => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `${NOTIFICATIONS} ${node}`,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
  });
  client.on('error', () => {});
  client.on('notification', ({ payload = '' }) => notified(payload));
  try {
    await client.connect();
    const locked = await client.query('SELECT pg_try_advisory_lock_shared($1) AS locked', [SERVING]);
    if (locked.rows[0]?.locked !== true) throw new InUse();
    await client.query(`LISTEN ${CHANNEL}`);
    return client;
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  }
}

/** The database is in exclusive use: by an older server, or by a migration into it. */
export class InUse extends Error {}
