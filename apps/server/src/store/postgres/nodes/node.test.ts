// PostgreSQL against the contracts of what several servers share.

import { describePeers } from '@blackpeg/referee/testing';
import { afterEach, expect, test } from 'vitest';
import { describeNodes } from '../../contracts/nodes.testing.ts';
import { GUEST, HOST, tableOf } from '../../contracts/under-test.testing.ts';
import type { ClusterNode } from '../../nodes.ts';
import type { PostgresDatabase } from '../database.ts';
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
    return (await joinNodes(stores, { database, urgent: database, notifications, name })).node;
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

test('a write about connections that arrives late does not overtake a newer one', async () => {
  const url = await empty();
  const database = await open(url);
  const stores = createPostgresStores(database);
  await stores.guests.add(HOST, 'token');
  await stores.tables.add(tableOf('m', { seats: [HOST, null], phase: 'waiting' }));
  const late: (() => Promise<number>)[] = [];
  /** The first write gets no answer in time. */
  const run: PostgresDatabase['run'] = async (statement, ...values) => {
    if (late.length > 0 || !statement.includes('INSERT INTO connections'))
      return database.run(statement, ...values);
    late.push(() => database.run(statement, ...values));
    throw new Error('no answer');
  };
  const join = async (name: string, on: PostgresDatabase) => {
    const notifications = await openNotifications(url, name);
    opened.push(notifications);
    return (await joinNodes(stores, { database: on, urgent: on, notifications, name })).node;
  };
  const slow = await join('slow', { ...database, run });
  const other = await join('other', database);
  const elsewhere = async () => (await other.look(['m'])).flatMap((table) => table.elsewhere);
  const here = { seats: [1, 0], spectators: 0, lags: [null, null] };
  slow.noteConnections('m', here);
  await expect.poll(() => late.length).toBe(1);
  const now = { ...here, spectators: 1 };
  slow.noteConnections('m', now);
  await expect.poll(elsewhere).toEqual([now]);
  await late[0]?.();
  expect(await elsewhere()).toEqual([now]);
});

test('all matches of a server that is gone are claimed in one statement, each by one of the others', async () => {
  const url = await empty();
  const database = await open(url);
  const stores = createPostgresStores(database);
  const matches = Array.from({ length: 300 }, (_, index) => `match-${index}`);
  await database.run(
    "INSERT INTO heads (match_id, version, owner, epoch, era) SELECT id, 1, 'gone', 1, 0 FROM unnest($1::text[]) AS ids (id)",
    matches,
  );
  let statements = 0;
  const rows: PostgresDatabase['rows'] = (...asked) => {
    statements += 1;
    return database.rows(...asked);
  };
  const join = async (name: string) => {
    const notifications = await openNotifications(url, name);
    opened.push(notifications);
    const place = { database, urgent: { ...database, rows }, notifications, name };
    return (await joinNodes(stores, place)).node.referees;
  };
  const [first, second] = [await join('first'), await join('second')];
  // In opposite orders: neither waits for what the other has.
  const claims = await Promise.all([
    ...matches.map((match) => first.claim(match)),
    ...matches.toReversed().map((match) => second.claim(match)),
  ]);
  expect(statements).toBe(2);
  expect(claims.filter((claim) => claim === 'ours-after-outage')).toHaveLength(matches.length);
  const owners = matches.map((match) => [first, second].filter(({ epochOf }) => epochOf(match) !== null));
  expect(owners.every(({ length }) => length === 1)).toBe(true);
});
