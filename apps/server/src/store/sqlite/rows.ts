// SQLite statements with decoded rows.

import { type Decoder, integer } from '@blackpeg/notation';
import { ok } from '@blackpeg/rules';
import type { Database } from 'libsql';
import { decodeRow, type LeftOut, readableRows } from '../decoded-rows.ts';

/** A prepared statement whose rows are decoded. */
export interface Query<T> {
  /** Readable rows; `leftOut` is called for the others. */
  readable(...values: readonly SqlValue[]): readonly T[];
  all(...values: readonly SqlValue[]): readonly T[];
  /** The first row, or null. */
  get(...values: readonly SqlValue[]): T | null;
}

export type SqlValue = string | number | null;

export function query<T>(
  sql: Database,
  statement: string,
  row: Decoder<T>,
  leftOut: LeftOut = () => {},
): Query<T> {
  const prepared = sql.prepare(statement);
  return {
    readable: (...values) => readableRows(row, prepared.all(...values), leftOut),
    all: (...values) => prepared.all(...values).map((value) => decodeRow(row, value, statement)),
    get(...values) {
      // `prepared.get` would add a field of its own.
      const [first] = prepared.all(...values);
      return first === undefined ? null : decodeRow(row, first, statement);
    },
  };
}

/** SQLite has no booleans. */
export const flag: Decoder<boolean> = (value, path) => {
  const number = integer(0, 1)(value, path);
  return number.ok ? ok(number.value === 1) : number;
};
