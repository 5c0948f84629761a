// The PostgreSQL database of a running server, shared with other servers.

import { randomUUID } from 'node:crypto';
import { err, ok, type Result } from '@blackpeg/rules';
import type { HeldStores, StoreNews } from '../ports.ts';
import { connectPostgres, type PostgresDatabase } from './database.ts';
import { IN_USE } from './exclusive.ts';
import { unusable } from './fault.ts';
import { joinNodes } from './nodes/node.ts';
import { InUse, type Notifications, openNotifications } from './nodes/notifications.ts';
import { openPostgres } from './open.ts';
import { createPostgresStores } from './stores.ts';

/** Connections for what must not wait behind players' requests. */
const URGENT_CONNECTIONS = 2;

/** The error is a sentence. */
export async function holdPostgres(url: string, news: StoreNews): Promise<Result<HeldStores, string>> {
  const name = randomUUID();
  let notifications: Notifications | undefined;
  const databases: PostgresDatabase[] = [];
  const close = async () => {
    await notifications?.close();
    await Promise.all(databases.map((database) => database.close()));
  };
  try {
    // First: a database in exclusive use is not changed.
    notifications = await openNotifications(url, name);
    const opened = await openPostgres(url, news.committed);
    if (!opened.ok) {
      await close();
      return opened;
    }
    const database = opened.value;
    const urgent = connectPostgres(url, news.committed, URGENT_CONNECTIONS);
    databases.push(database, urgent);
    const { node, stores } = await joinNodes(createPostgresStores(database, news.leftOut), {
      ...{ database, urgent, notifications, name },
    });
    return ok({
      stores,
      node,
      async letGo() {
        await node.leave().finally(close);
      },
    });
  } catch (error) {
    await close();
    return err(error instanceof InUse ? IN_USE : unusable(error));
  }
}
