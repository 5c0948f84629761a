// What is saved in tests that need no disk: memory, which never fails.

import { createMemoryStore, createSaveMonitor, withMemoryFallback } from '@blackpeg/referee';
import { openSaved, type Saved } from './saved.ts';

export function savedInMemory(): Saved {
  const saving = createSaveMonitor();
  const logs = withMemoryFallback(createMemoryStore(), saving);
  return { ...openSaved({}, () => {}), saving, logs, unfinished: () => logs.list() };
}
