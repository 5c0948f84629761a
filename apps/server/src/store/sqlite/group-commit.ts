// Many writes, one sync: the writes of one turn of the event loop, or of a short time under load, are committed in one
// transaction.

import type { Milliseconds } from '@blackpeg/rules';
import type { Database } from 'libsql';
import { asStoreFault } from './fault.ts';

export interface GroupCommit {
  /**
   * Runs the job inside a transaction; resolves when that is on the disk, rejected if it failed. A job only reads
   * and writes the database: if another one of its transaction fails, it is run again without that one.
   */
  write<T>(job: () => T): Promise<T>;
  /** Runs everything pending at once. */
  flush(): void;
}

interface Waiting {
  run(): void;
  keep(): void;
  reject(error: unknown): void;
}

/** This many jobs take a few milliseconds, during which nobody else is served. */
const MOST_TOGETHER = 200;
/** Milliseconds after a transaction of several until the next: under load, more writes share the cost of a sync. */
const GATHERING: Milliseconds = 2;

export interface CommitHooks {
  /** Throws if nothing may be written, or what was written may not be acknowledged. */
  check(): void;
  /** A transaction is on the disk; in milliseconds, how long it took. */
  committed(took: number): void;
}

const NO_HOOKS: CommitHooks = { check() {}, committed() {} };

export function createGroupCommit(
  sql: Database,
  hooks: CommitHooks = NO_HOOKS,
  gathering: Milliseconds = GATHERING,
): GroupCommit {
  let waiting: Waiting[] = [];
  let scheduled = false;
  /** By the clock of `performance`. */
  let notBefore = 0;

  function schedule(): void {
    if (scheduled || waiting.length === 0) return;
    scheduled = true;
    const rest = waiting.length < MOST_TOGETHER ? notBefore - performance.now() : 0;
    if (rest > 0) setTimeout(run, rest);
    else setImmediate(run);
  }

  function run(): void {
    scheduled = false;
    next();
    schedule();
  }

  function next(): void {
    const group = waiting.slice(0, MOST_TOGETHER);
    waiting = waiting.slice(MOST_TOGETHER);
    // Nothing is left after a flush, and the database may be closed by now.
    if (group.length > 0) commit(sql, group, hooks);
    if (group.length > 1) notBefore = performance.now() + gathering;
  }

  return {
    write<T>(job: () => T): Promise<T> {
      return new Promise((resolve, reject) => {
        let keep = () => {};
        const run = () => {
          const result = job();
          keep = () => resolve(result);
        };
        waiting.push({ run, keep: () => keep(), reject });
        schedule();
      });
    },
    flush() {
      while (waiting.length > 0) next();
    },
  };
}

/** A failing job affects no others; a failing disk affects all of them. */
function commit(sql: Database, group: readonly Waiting[], hooks: CommitHooks): void {
  const started = performance.now();
  let failing: Waiting | null = null;
  try {
    // Before too: a log that was truncated has its old length again once something is written after its end.
    hooks.check();
    sql.exec('BEGIN IMMEDIATE');
    for (const job of group) {
      failing = job;
      job.run();
    }
    failing = null;
    sql.exec('COMMIT');
    hooks.check();
    hooks.committed(performance.now() - started);
  } catch (error) {
    rollBack(sql);
    const fault = asStoreFault(error);
    if (failing === null || group.length === 1) {
      for (const job of group) job.reject(fault);
      return;
    }
    failing.reject(fault);
    commit(
      sql,
      group.filter((job) => job !== failing),
      hooks,
    );
    return;
  }
  for (const job of group) job.keep();
}

/** A full disk may have ended the transaction by itself; a transaction that cannot be rolled back was not begun. */
function rollBack(sql: Database): void {
  if (sql.inTransaction) sql.exec('ROLLBACK');
}
