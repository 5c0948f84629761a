// Every port of the store in one SQLite database.

import type { Stores } from '../ports.ts';
import type { Database } from './database.ts';
import { createSqliteGuests } from './guests.ts';
import { createSqliteLobby } from './lobby.ts';
import { createSqliteLogs } from './logs.ts';
import { createTableRows } from './table-rows.ts';
import { createSqliteTables } from './tables.ts';

export function createSqliteStores(database: Database): Stores {
  const rows = createTableRows(database.sql);
  return {
    guests: createSqliteGuests(database),
    tables: createSqliteTables(database, rows),
    lobby: createSqliteLobby(database, rows),
    logs: createSqliteLogs(database),
    check: () =>
      database.write(() => {
        database.sql.exec('PRAGMA user_version = 0');
      }),
  };
}
