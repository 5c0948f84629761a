// PostgreSQL against the contracts of what several servers share.

import { describePeers } from '@blackpeg/referee/testing';
import { afterEach } from 'vitest';
import { describeNodes } from '../../contracts/nodes.testing.ts';
import { GUEST, HOST, tableOf } from '../../contracts/under-test.testing.ts';
import type { ClusterNode } from '../../nodes.ts';
import { testDatabases } from '../databases.testing.ts';
import { createPostgresStores } from '../stores.ts';
import { joinNodes } from './node.ts';
import { type Notifications, openNotifications } from './notifications.ts';

const { empty, open } = testDatabases();
const opened: Notifications[] = [];
afterEach(async () => {
  for (const notifications of opened.splice(0)) await notifications.close();
});

async function openShared() {
  const url = await empty();
  const database = await open(url);
  const stores = createPostgresStores(database);
  for (const guest of [HOST, GUEST]) await stores.guests.add(guest, `token of ${guest.id}`);
  await stores.tables.add(tableOf('m', { seats: [HOST, GUEST], phase: 'playing' }));

  async function join(name: string): Promise<ClusterNode> {
    const notifications = await openNotifications(url, name);
    opened.push(notifications);
    return (await joinNodes(database, stores, notifications, name)).node;
  }

  async function expire(name: string): Promise<void> {
    await database.run("UPDATE nodes SET until = until - interval '1 minute' WHERE node = $1", name);
  }

  return { join, expire, store: stores.logs };
}

describeNodes('PostgreSQL', { open: openShared });
describePeers('PostgreSQL', {
  async open() {
    const { join, ...shared } = await openShared();
    return { ...shared, peer: async (name) => (await join(name)).referees };
  },
});
