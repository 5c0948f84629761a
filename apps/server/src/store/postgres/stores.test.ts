// PostgreSQL against the contracts of all databases.

import { record } from '@blackpeg/notation';
import { describeEventStore } from '@blackpeg/referee/testing';
import { expect, test } from 'vitest';
import { describeGuestStore } from '../contracts/guests.testing.ts';
import { describeLobbyStore } from '../contracts/lobby.testing.ts';
import { describePeopleStore } from '../contracts/people.testing.ts';
import { describeTableStore } from '../contracts/tables.testing.ts';
import type { StoresUnderTest } from '../contracts/under-test.testing.ts';
import { count, text } from '../decoded-rows.ts';
import { StoreFault } from '../fault.ts';
import { testDatabases } from './databases.testing.ts';
import { createPostgresLogs } from './logs.ts';
import { createPostgresStores } from './stores.ts';

const { empty, open } = testDatabases();
const postgres: StoresUnderTest = { open: async () => createPostgresStores(await open(await empty())) };

describeGuestStore('PostgreSQL', postgres);
describeTableStore('PostgreSQL', postgres);
describeLobbyStore('PostgreSQL', postgres);
describePeopleStore('PostgreSQL', postgres);

test('a connection that breaks between two statements rolls back its transaction, and the next one works', async () => {
  const url = await empty();
  const [database, other] = [await open(url), await open(url)];
  const broken = database.transact(async (sql) => {
    const found = await sql.row('SELECT pg_backend_pid() AS pid', record({ pid: count }));
    const ending = 'SELECT pg_terminate_backend($1, 10000)::int AS ended';
    expect(await other.row(ending, record({ ended: count }), found?.pid ?? 0)).toEqual({ ended: 1 });
    await sql.run("INSERT INTO nodes (node, until) VALUES ('lost', now())");
  });
  await expect(broken).rejects.toThrow(StoreFault);
  expect(await database.rows('SELECT node FROM nodes', record({ node: text }))).toEqual([]);
});

let url = '';
describeEventStore('PostgreSQL', {
  async open() {
    url = await empty();
    return createPostgresLogs(await open(url));
  },
  reopen: async () => createPostgresLogs(await open(url)),
});
