// The services of this tab, put together.

import { lookForFile } from '../late/load-part.ts';
import { openStorage } from '../storage/open-storage.ts';
import { openTables } from '../table/open-tables.ts';
import { createBrain } from '../thinking/brain.ts';
import { createWorker } from '../thinking/create-worker.ts';
import { createThinker } from '../thinking/thinker.ts';
import { watchSaving } from './saving.svelte.ts';
import type { Services } from './services.ts';
import { settings } from './settings.svelte.ts';
import { tellStorageNews } from './storage-news.svelte.ts';

export function openServices(): Services {
  const storage = openStorage(tellStorageNews);
  watchSaving(storage.saving);
  const thinker = createThinker(() => createWorker((address) => void lookForFile(address)));
  const tables = openTables({
    storage,
    brainFor: (card, who, { edition }) => {
      const sitter = who === 'house' ? undefined : card.sitters[who];
      return createBrain(thinker, {
        level: sitter?.kind === 'house' ? sitter.level : 'master',
        codemaker: card.codemaker,
        marking: edition.marking,
      });
    },
    pace: () => settings().housePace,
    fault: (match, error) => console.error(match, error),
  });
  return { storage, tables, thinker };
}
