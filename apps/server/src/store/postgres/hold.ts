// The PostgreSQL database of a server, for as long as it serves.

import { ok, type Result } from '@blackpeg/rules';
import { StoreFault } from '../fault.ts';
import type { HeldStores, StoreNews } from '../ports.ts';
import type { PostgresDatabase } from './database.ts';
import { openPostgres } from './open.ts';
import { takeDatabase } from './sole-server.ts';
import { createPostgresStores } from './stores.ts';

const LOST = 'Another Blackpeg server has taken the database of DATABASE_URL over.';

/** For this process alone. The error is a sentence. */
export async function holdPostgres(url: string, news: StoreNews): Promise<Result<HeldStores, string>> {
  const opened = await openPostgres(url, news.committed);
  if (!opened.ok) return opened;
  const sole = await takeDatabase(url, () => news.lost(LOST));
  if (!sole.ok) {
    await opened.value.close();
    return sole;
  }
  const { isHeld, close } = sole.value;
  return ok({
    stores: createPostgresStores(whileHeld(opened.value, isHeld), news.leftOut),
    async letGo() {
      await opened.value.close();
      await close();
    },
  });
}

/** Nothing is written while another server may have the database. */
function whileHeld(database: PostgresDatabase, isHeld: () => boolean): PostgresDatabase {
  const check = () => {
    if (!isHeld()) throw new StoreFault('the connection to it broke');
  };
  return {
    ...database,
    async run(statement, ...values) {
      check();
      return database.run(statement, ...values);
    },
    async transact(job) {
      check();
      return database.transact(job);
    },
  };
}
