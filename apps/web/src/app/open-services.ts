// The services of this tab, put together.

import { lookForFile } from '../late/load-part.ts';
import { openStorage } from '../storage/open-storage.ts';
import { openTables } from '../table/open-tables.ts';
import { createThinker } from '../thinking/create-thinker.ts';
import { watchSaving } from './saving.svelte.ts';
import type { Services } from './services.ts';
import { settings } from './settings.svelte.ts';
import { tellStorageNews } from './storage-news.svelte.ts';

export function openServices(): Services {
  const storage = openStorage(tellStorageNews);
  watchSaving(storage.saving);
  const thinker = createThinker((address) => void lookForFile(address));
  const tables = openTables({
    storage,
    thinker,
    housePace: () => settings().housePace,
    fault: (match, error) => console.error(match, error),
  });
  return { storage, tables, thinker };
}
