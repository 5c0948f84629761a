// Exports for the tests of other packages.

export { anyGuess, anyTerms, dueWish, pick, strayWish, type Wished } from './any-match.testing.ts';
export { createMemoryPeers, type MemoryPeers } from './memory-peers.testing.ts';
export { describePeers, type PeersUnderTest, type SharedMatches } from './peers.contract.testing.ts';
export { runOut } from './schedule.testing.ts';
export { describeEventStore, type StoreUnderTest } from './store/event-store.contract.testing.ts';
export { createTable, type TableOptions, type TestTable } from './table.testing.ts';
export { createFakeClock, type FakeClock, settled } from './time/fake-clock.testing.ts';
