// Tabs of one browser for tests, over the app's own storage in memory.

import { createTestDevice, type TestDevice } from '@blackpeg/table/testing';
import { createMemory, createMemoryBacking } from './memory-backing.ts';
import { createStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';

export type TestBrowser = TestDevice<Storage>;

export function createTestBrowser(): TestBrowser {
  return createTestDevice(createStorage(Promise.resolve(createMemoryBacking(createMemory())), null));
}
