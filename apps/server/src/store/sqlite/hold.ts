// The data folder of a running server, with its database.

import { chmodSync } from 'node:fs';
import { err, ok, type Result } from '@blackpeg/rules';
import { databaseFile, prepareDataDir } from '../../data-dir.ts';
import type { HeldStores, StoreNews } from '../ports.ts';
import { startCheckpoints } from './checkpoint/checkpoints.ts';
import { openDatabase } from './database.ts';
import { takeFolder } from './folder-lock.ts';
import { createSqliteStores } from './stores.ts';

/** For this process alone. The error is a sentence. */
export function holdFolder(dataDir: string, news: StoreNews): Result<HeldStores, string> {
  const fault = prepareDataDir(dataDir);
  if (fault !== undefined) return err(fault);
  const taken = takeFolder(dataDir);
  if (!taken.ok) return taken;
  const file = databaseFile(dataDir);
  let noteCommit = () => {};
  const opened = openDatabase(file, (milliseconds) => {
    news.committed(milliseconds);
    noteCommit();
  });
  if (!opened.ok) {
    taken.value();
    return opened;
  }
  // Also an existing one; what SQLite creates beside it has the same permissions.
  chmodSync(file, 0o600);
  const checkpoints = startCheckpoints(opened.value, file, news.failed);
  noteCommit = checkpoints.note;
  return ok({
    stores: createSqliteStores(opened.value, news.leftOut),
    async letGo() {
      checkpoints.end();
      opened.value.close();
      taken.value();
    },
  });
}
