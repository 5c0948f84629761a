// A PostgreSQL database as the stores use it: pooled connections, statements with decoded rows, transactions that are
// retried after conflicts.

import type { Decoder } from '@blackpeg/notation';
import pg from 'pg';
import { decodeRow, type LeftOut, readableRows } from '../decoded-rows.ts';
import { asStoreFault, mayBeTriedAgain } from './fault.ts';

/** One connection, or any of them. */
export interface Sql {
  rows<T>(statement: string, row: Decoder<T>, ...values: readonly PgValue[]): Promise<readonly T[]>;
  /** The first row, or null. */
  row<T>(statement: string, row: Decoder<T>, ...values: readonly PgValue[]): Promise<T | null>;
  /** Readable rows; `leftOut` is called for the others. */
  readable<T>(
    statement: string,
    row: Decoder<T>,
    leftOut: LeftOut,
    ...values: readonly PgValue[]
  ): Promise<readonly T[]>;
  /** How many rows it changed. */
  run(statement: string, ...values: readonly PgValue[]): Promise<number>;
}

export type PgValue = string | number | boolean | null | readonly string[];

export interface PostgresDatabase extends Sql {
  /** All of it or nothing; the job may be run again. */
  transact<T>(job: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Connections of one server. */
const MOST_CONNECTIONS = 10;
/** Milliseconds until a database that does not answer counts as gone; a server that waits longer acknowledges nothing. */
export const PATIENCE = 1_500;
const MOST_TRIES = 10;
/** The type of whole numbers of 64 bits, which hold versions, seats and times here: all of them are safe as numbers. */
const INT8 = 20;

/** Connections that are made when they are needed, and replaced when they break. `committed` gets the duration of each write in milliseconds. */
export function connectPostgres(
  url: string,
  committed: (took: number) => void,
  most = MOST_CONNECTIONS,
): PostgresDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // A connection that breaks while idle is replaced with the next query.
  pool.on('error', () => {});
  return databaseOn(pool, committed);
}

function databaseOn(pool: pg.Pool, committed: (took: number) => void): PostgresDatabase {
  const shared = sqlOn(pool);
  return {
    ...shared,
    async run(statement, ...values) {
      const started = performance.now();
      const changed = await shared.run(statement, ...values);
      committed(performance.now() - started);
      return changed;
    },
    async transact(job) {
      for (let tries = 1; ; tries += 1) {
        try {
          const started = performance.now();
          const result = await inTransaction(pool, job);
          committed(performance.now() - started);
          return result;
        } catch (error) {
          if (!mayBeTriedAgain(error) || tries === MOST_TRIES) throw asStoreFault(error);
        }
      }
    },
    close: () => pool.end(),
  };
}

async function inTransaction<T>(pool: pg.Pool, job: (sql: Sql) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const noteBreak = (fault: Error) => {
    broken = fault;
  };
  // Its queries fail by themselves; between two of them nothing else would handle the error, and the process would end.
  client.on('error', noteBreak);
  try {
    await client.query('BEGIN');
    const result = await job(sqlOn(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(noteBreak);
    throw error;
  } finally {
    client.off('error', noteBreak);
    // A connection that could not even roll back is not reused.
    client.release(broken);
  }
}

function sqlOn(connection: pg.Pool | pg.PoolClient): Sql {
  const ask = async (statement: string, values: readonly PgValue[]) => {
    try {
      return await connection.query<Record<string, unknown>>(statement, [...values]);
    } catch (error) {
      throw connection instanceof pg.Pool ? asStoreFault(error) : error;
    }
  };
  return {
    rows: async (statement, row, ...values) =>
      (await ask(statement, values)).rows.map((value) => decodeRow(row, value, statement)),
    async row(statement, row, ...values) {
      const [first] = (await ask(statement, values)).rows;
      return first === undefined ? null : decodeRow(row, first, statement);
    },
    readable: async (statement, row, leftOut, ...values) =>
      readableRows(row, (await ask(statement, values)).rows, leftOut),
    run: async (statement, ...values) => (await ask(statement, values)).rowCount ?? 0,
  };
}
