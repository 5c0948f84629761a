// Every port of the store in one SQLite database.

import type { Stores } from '../ports.ts';
import type { Database } from './database.ts';
import { createSqliteGuests } from './guests.ts';

export function createSqliteStores(database: Database): Stores {
  return { guests: createSqliteGuests(database) };
}
