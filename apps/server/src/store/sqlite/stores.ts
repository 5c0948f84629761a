// Every port of the store in one SQLite database.

import { record } from '@blackpeg/notation';
import { count } from '../decoded-rows.ts';
import type { Stores } from '../ports.ts';
import type { Database } from './database.ts';
import { createSqliteGuests } from './guests.ts';
import { createSqliteLobby } from './lobby.ts';
import { createSqliteLogs } from './logs.ts';
import { createSqlitePeople } from './people/people.ts';
import { createSqliteReports } from './people/reports.ts';
import { query } from './rows.ts';
import { createTableRows } from './table-rows.ts';
import { createSqliteTables } from './tables.ts';

/** `leftOut` is called for rows that cannot be read. */
export function createSqliteStores(
  database: Database,
  leftOut: (sentence: string) => void = console.error,
): Stores {
  const rows = createTableRows(database.sql, leftOut);
  const pages = query(
    database.sql,
    `SELECT (page_count - freelist_count) * page_size AS used
     FROM pragma_page_count, pragma_freelist_count, pragma_page_size`,
    record({ used: count }),
  );
  const usedBytes = () => pages.get()?.used ?? 0;
  return {
    guests: createSqliteGuests(database),
    tables: createSqliteTables(database, rows),
    lobby: createSqliteLobby(database, rows),
    people: createSqlitePeople(database),
    reports: createSqliteReports(database),
    logs: createSqliteLogs(database),
    check: () =>
      database.write(() => {
        database.sql.exec('PRAGMA user_version = 0');
      }),
    size: () => database.read(() => ({ used: usedBytes(), free: database.freeBytes() })),
  };
}
