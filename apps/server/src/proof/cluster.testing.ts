// Servers on one PostgreSQL, each with its own connection to the database, and the faults that can be injected into one of them.

import { record } from '@blackpeg/notation';
import { count, text } from '../store/decoded-rows.ts';
import { connectPostgres, type PostgresDatabase } from '../store/postgres/database.ts';
import { isAlive } from '../store/postgres/nodes/lease-rows.ts';
import { NOTIFICATIONS } from '../store/postgres/nodes/notifications.ts';
import { startProxy, type TestProxy } from './proxy.testing.ts';
import { type ServerPlace, type ServerProcess, startProcess } from './server-process.testing.ts';

export interface ClusterServer {
  /** The current process, or the last one. */
  process: ServerProcess;
  readonly place: ServerPlace;
  readonly proxy: TestProxy;
}

export interface Cluster {
  readonly servers: readonly ClusterServer[];
  /** The tests' own connection. */
  readonly database: PostgresDatabase;
  /** The name by which the others know a server; null if it has no connection. */
  nameOf(server: ClusterServer): Promise<string | null>;
  /** Matches with players at other servers that this server still owns. */
  heldBy(name: string): Promise<number>;
  /** A PostgreSQL process. */
  backend(): Promise<number>;
  end(): Promise<void>;
}

export async function startCluster(
  size: number,
  { url, main, dataDir }: Pick<ServerPlace, 'main' | 'dataDir'> & { readonly url: string },
): Promise<Cluster> {
  const database = connectPostgres(url, () => {});
  const servers = await Promise.all(
    Array.from({ length: size }, async (): Promise<ClusterServer> => {
      const proxy = await startProxy(Number(new URL(url).port));
      const settings = {
        DATABASE_URL: url.replace(/:\d+\//, `:${proxy.port}/`),
        BLACKPEG_MESSAGES_PER_GUEST: '100000',
      };
      const started = await startProcess({ main, dataDir, port: 0, socketsPerAddress: 10_000, settings });
      const place = { main, dataDir, port: started.port, socketsPerAddress: 10_000, settings };
      return { process: started, place, proxy };
    }),
  );
  return {
    servers,
    database,
    async nameOf({ proxy }) {
      const found = await database.row(
        'SELECT application_name AS name FROM pg_stat_activity WHERE application_name LIKE $1 AND client_port::text = ANY ($2)',
        record({ name: text }),
        `${NOTIFICATIONS} %`,
        proxy.ports().map(String),
      );
      return found?.name.slice(NOTIFICATIONS.length + 1) ?? null;
    },
    async heldBy(name) {
      const found = await database.row(
        `SELECT count(*) AS held FROM heads WHERE owner = $1 AND EXISTS (SELECT 1 FROM connections
           WHERE table_id = match_id AND attended AND node <> $1 AND ${isAlive('connections.node')})`,
        record({ held: count }),
        name,
      );
      return found?.held ?? 0;
    },
    backend: async () =>
      (await database.row('SELECT pg_backend_pid() AS pid', record({ pid: count })))?.pid ?? 0,
    async end() {
      for (const { process: running, proxy } of servers) {
        await running.kill();
        proxy.close();
      }
      await database.close();
    },
  };
}

/** A fault of a server that begins and ends. */
export interface Strike {
  begin(server: ClusterServer, cluster: Cluster): Promise<void>;
  end(server: ClusterServer): Promise<void>;
  /** Whether others must take over its matches meanwhile. */
  readonly isDown: boolean;
  /** One server after the other, each when everybody is back. */
  readonly isRolling?: boolean;
}

export const KILLED: Strike = {
  begin: ({ process: running }) => running.kill(),
  async end(server) {
    server.process = await startProcess(server.place);
  },
  isDown: true,
};

/** As for an upgrade. */
export const RESTARTED: Strike = {
  ...KILLED,
  begin: ({ process: running }) => running.stop(),
  isDown: false,
  isRolling: true,
};

/** As on a machine that is migrated or swaps. */
export const STOPPED: Strike = {
  begin: async ({ process: { pid } }) => void process.kill(pid, 'SIGSTOP'),
  end: async ({ process: { pid } }) => void process.kill(pid, 'SIGCONT'),
  isDown: true,
};

/** Nothing reaches the database, and no error is reported. */
export const CUT_OFF: Strike = {
  begin: async ({ proxy }) => proxy.cut(),
  end: async ({ proxy }) => proxy.mend(),
  isDown: true,
};

export const CONNECTIONS_BROKEN: Strike = {
  begin: async ({ proxy }) => proxy.breakAll(),
  end: async () => {},
  isDown: false,
};

/** Milliseconds between two checks for connections that carry notifications. */
const OFTEN = 50;

/** No server receives notifications. */
export function withoutNotifications(): Strike {
  let timer: NodeJS.Timeout | undefined;
  return {
    async begin(_, { database }) {
      const end = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE $1';
      timer = setInterval(() => void database.run(end, `${NOTIFICATIONS} %`).catch(() => {}), OFTEN);
    },
    end: async () => clearInterval(timer),
    isDown: false,
  };
}
