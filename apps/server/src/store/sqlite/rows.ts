// How rows become values: every query names a decoder for its rows, and a damaged row is an error with its place.

import { type Decoder, integer, shortText } from '@blackpeg/notation';
import { err, ok } from '@blackpeg/rules';
import type { Database } from 'libsql';

/** A prepared statement whose rows are decoded. */
export interface Query<T> {
  /** Those that can be read; of the others `leftOut` is told. */
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
  leftOut: (sentence: string) => void = () => {},
): Query<T> {
  const prepared = sql.prepare(statement);
  const decode = (value: unknown): T => {
    const decoded = row(value, '');
    if (decoded.ok) return decoded.value;
    const { path, expected } = decoded.error;
    throw new Error(`A row of the database cannot be read: "${path}" should be ${expected} (${statement}).`);
  };
  return {
    readable: (...values) =>
      prepared.all(...values).flatMap((value) => {
        const decoded = row(value, '');
        if (!decoded.ok)
          leftOut(`A row is left out: "${decoded.error.path}" of ${idOf(value)} cannot be read.`);
        return decoded.ok ? [decoded.value] : [];
      }),
    all: (...values) => prepared.all(...values).map(decode),
    get(...values) {
      // `prepared.get` would add a field of its own.
      const [first] = prepared.all(...values);
      return first === undefined ? null : decode(first);
    },
  };
}

function idOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'id' in row ? `${row.id}` : 'a row without an id';
}

/** Bytes, and SQLite's own limit. */
const LONGEST_TEXT = 1_000_000_000;

export const text: Decoder<string> = shortText(LONGEST_TEXT);

/** A version, a seat or a time. */
export const count: Decoder<number> = integer(0, Number.MAX_SAFE_INTEGER);

/** SQLite has no booleans. */
export const flag: Decoder<boolean> = (value, path) => {
  const number = integer(0, 1)(value, path);
  return number.ok ? ok(number.value === 1) : number;
};

/** A value that stands in its column as JSON. */
export function json<T>(inner: Decoder<T>): Decoder<T> {
  return (value, path) => {
    const written = text(value, path);
    if (!written.ok) return written;
    try {
      return inner(JSON.parse(written.value), path);
    } catch {
      return err({ path, expected: 'JSON', unknown: false });
    }
  };
}
