// Exports for the tests of other packages.

export {
  createMemoryStorage,
  createTestDevice,
  type MemoryStorage,
  type TestDevice,
} from './device.testing.ts';
export { AHEAD, createTestServer, newDevice, TABLE, type TestServer } from './online/server.testing.ts';
export { compose, created, guess, logIn, opened, rowOf, stateOf, submit } from './play.testing.ts';
