// The memory store against the contract of all stores.

import { describeEventStore } from './event-store.contract.testing.ts';
import { createMemoryStore, type Shelf } from './memory-store.ts';

let shelf: Shelf = new Map();

describeEventStore('the memory store', {
  async open() {
    shelf = new Map();
    return createMemoryStore(shelf);
  },
  reopen: async () => createMemoryStore(shelf),
});
