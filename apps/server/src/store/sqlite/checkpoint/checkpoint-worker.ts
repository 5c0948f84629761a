// A thread that moves committed data from SQLite's log into the database file, so that nobody waits for it. It reopens
// the file each time: the last one to close it leaves a complete file and no log.

import { parentPort, workerData } from 'node:worker_threads';
import Libsql from 'libsql';
import { createFileWatch } from '../file-watch.ts';

/** The database. */
const file = String(workerData);
const check = createFileWatch(file);

parentPort?.on('message', (asked: 'checkpoint' | 'end') => {
  if (asked === 'end') {
    parentPort?.close();
    return;
  }
  if (isSameFile()) checkpoint();
  parentPort?.postMessage('done');
});

/** A file that was removed or replaced must not be touched: the log beside it is not its own. */
function isSameFile(): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

/** As far as possible without making anybody wait. */
function checkpoint(): void {
  const sql = new Libsql(file);
  try {
    // Not `pragma`: a prepared statement keeps its connection, and the files, after the close.
    sql.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } finally {
    sql.close();
  }
}
