// Every port of the store in one PostgreSQL database.

import { record } from '@blackpeg/notation';
import { count, type LeftOut, toldOnce } from '../decoded-rows.ts';
import type { Stores } from '../ports.ts';
import type { PostgresDatabase } from './database.ts';
import { createPostgresGuests } from './guests.ts';
import { createPostgresLobby } from './lobby.ts';
import { createPostgresLogs } from './logs.ts';
import { createPostgresPeople, createPostgresReports } from './people.ts';
import { createPostgresTables } from './tables.ts';

/** `leftOut` is called for rows that cannot be read. */
export function createPostgresStores(database: PostgresDatabase, leftOut: LeftOut = console.error): Stores {
  return {
    guests: createPostgresGuests(database),
    tables: createPostgresTables(database),
    lobby: createPostgresLobby(database, toldOnce(leftOut)),
    people: createPostgresPeople(database),
    reports: createPostgresReports(database),
    logs: createPostgresLogs(database),
    async check() {
      await database.run('UPDATE migrations SET at = at WHERE version = 1');
    },
    async size() {
      const used = 'SELECT pg_database_size(current_database()) AS used';
      const size = await database.row(used, record({ used: count }));
      // PostgreSQL does not say how much room its disk has; its operator watches that.
      return { used: size?.used ?? 0, free: Number.POSITIVE_INFINITY };
    },
  };
}
