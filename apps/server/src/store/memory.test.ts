// The stores in memory against the contracts of all databases.

import { describeEventStore } from '@blackpeg/referee/testing';
import { describeGuestStore } from './contracts/guests.testing.ts';
import { describeLobbyStore } from './contracts/lobby.testing.ts';
import { describePeopleStore } from './contracts/people.testing.ts';
import { describeTableStore } from './contracts/tables.testing.ts';
import type { StoresUnderTest } from './contracts/under-test.testing.ts';
import { createMemoryStores } from './memory.testing.ts';

const memory: StoresUnderTest = { open: async () => createMemoryStores() };

describeGuestStore('memory', memory);
describeTableStore('memory', memory);
describeLobbyStore('memory', memory);
describePeopleStore('memory', memory);
describeEventStore('memory', { open: async () => createMemoryStores().logs });
