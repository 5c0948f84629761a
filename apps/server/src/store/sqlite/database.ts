// The server's SQLite database: a reply is sent only after its data is on disk.

import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { err, ok, type Result } from '@blackpeg/rules';
import Libsql from 'libsql';
import { asStoreFault, faultSentence } from './fault.ts';
import { createFileWatch, unusable } from './file-watch.ts';
import { type CommitHooks, createGroupCommit, type GroupCommit } from './group-commit.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

export interface Database {
  /** To prepare statements, which are run by `read` and `write` only: using a closed file would end the process. */
  readonly sql: Libsql.Database;
  read<T>(job: () => T): Promise<T>;
  readonly write: GroupCommit['write'];
  /** On the disk under it. */
  freeBytes(): number;
  /** Writes what is pending, then closes the file. */
  close(): void;
}

/** Milliseconds to wait for another process that writes; nobody is served meanwhile. */
const PATIENCE = 500;

/** The error is the sentence that says why the file cannot be used. */
export function openDatabase(
  file: string,
  committed: CommitHooks['committed'] = () => {},
): Result<Database, string> {
  let sql: Libsql.Database | undefined;
  try {
    const unfit = unusable(file);
    if (unfit !== null) return err(`The database "${file}" cannot be used: ${unfit}.`);
    sql = new Libsql(file, { timeout: PATIENCE });
    sql.pragma('journal_mode = WAL');
    // In WAL mode: a commit returns when the log of the database has been synced.
    sql.pragma('synchronous = FULL');
    // Deleted data is overwritten.
    sql.pragma('secure_delete = ON');
    const fault = migrate(sql, MIGRATIONS);
    if (fault === undefined) return ok(opened(sql, file, committed));
    sql.close();
    return err(`The database "${file}" cannot be used: ${fault}.`);
  } catch (error) {
    sql?.close();
    return err(`The database "${file}" cannot be used: ${faultSentence(error) ?? (error as Error).message}.`);
  }
}

function opened(sql: Libsql.Database, file: string, committed: CommitHooks['committed']): Database {
  const { write, flush } = createGroupCommit(sql, { check: createFileWatch(file), committed });
  let open = true;
  const checkOpen = () => {
    if (!open) throw new Error('The database is closed.');
  };
  return {
    sql,
    async read(job) {
      checkOpen();
      try {
        return job();
      } catch (error) {
        throw asStoreFault(error);
      }
    },
    async write(job) {
      checkOpen();
      return write(job);
    },
    freeBytes() {
      const { bavail, bsize } = statfsSync(file === ':memory:' ? tmpdir() : path.dirname(file));
      return bavail * bsize;
    },
    close() {
      if (!open) return;
      open = false;
      flush();
      sql.close();
    },
  };
}
