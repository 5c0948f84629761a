// PostgreSQL against the contracts of all databases.

import { describeEventStore } from '@blackpeg/referee/testing';
import { describeGuestStore } from '../contracts/guests.testing.ts';
import { describeLobbyStore } from '../contracts/lobby.testing.ts';
import { describePeopleStore } from '../contracts/people.testing.ts';
import { describeTableStore } from '../contracts/tables.testing.ts';
import type { StoresUnderTest } from '../contracts/under-test.testing.ts';
import { testDatabases } from './databases.testing.ts';
import { createPostgresLogs } from './logs.ts';
import { createPostgresStores } from './stores.ts';

const { empty, open } = testDatabases();
const postgres: StoresUnderTest = { open: async () => createPostgresStores(await open(await empty())) };

describeGuestStore('PostgreSQL', postgres);
describeTableStore('PostgreSQL', postgres);
describeLobbyStore('PostgreSQL', postgres);
describePeopleStore('PostgreSQL', postgres);

let url = '';
describeEventStore('PostgreSQL', {
  async open() {
    url = await empty();
    return createPostgresLogs(await open(url));
  },
  reopen: async () => createPostgresLogs(await open(url)),
});
