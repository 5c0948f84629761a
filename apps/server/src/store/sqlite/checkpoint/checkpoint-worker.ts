// A thread that moves what was committed from SQLite's log into the database file, so that nobody waits for it. It opens the file
// for each time anew: who closes last leaves a whole file and no log.

import { parentPort, workerData } from 'node:worker_threads';
import Libsql from 'libsql';

/** The database. */
const file = String(workerData);

parentPort?.on('message', (asked: 'checkpoint' | 'end') => {
  if (asked === 'end') {
    parentPort?.close();
    return;
  }
  const sql = new Libsql(file);
  try {
    // As far as it goes without making anybody wait.
    sql.pragma('wal_checkpoint(PASSIVE)');
  } finally {
    sql.close();
  }
  parentPort?.postMessage('done');
});
