// SQLite against the contracts of all databases.

import { describeGuestStore } from '../contracts/guests.testing.ts';
import { describeLobbyStore } from '../contracts/lobby.testing.ts';
import { describePeopleStore } from '../contracts/people.testing.ts';
import { describeTableStore } from '../contracts/tables.testing.ts';
import type { StoresUnderTest } from '../contracts/under-test.testing.ts';
import { testFolder } from './folder.testing.ts';
import { createSqliteStores } from './stores.ts';

const { open } = testFolder();

const sqlite: StoresUnderTest = { open: async () => createSqliteStores(open(':memory:')) };

describeGuestStore('SQLite', sqlite);
describeTableStore('SQLite', sqlite);
describeLobbyStore('SQLite', sqlite);
describePeopleStore('SQLite', sqlite);
