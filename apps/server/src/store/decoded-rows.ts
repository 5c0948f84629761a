// Decodes the rows of a database: a damaged one is an error with its place, or is left out of a list.

import { type Decoder, integer, shortText } from '@blackpeg/notation';
import { err } from '@blackpeg/rules';

/** Called for a row that cannot be read. */
export type LeftOut = (sentence: string) => void;

/** `from` is the key the row was read by. */
export function decodeRow<T>(row: Decoder<T>, value: unknown, from: string): T {
  const decoded = row(value, '');
  if (decoded.ok) return decoded.value;
  const { path, expected } = decoded.error;
  throw new Error(`A row of the database cannot be read: "${path}" should be ${expected} (${from}).`);
}

export function readableRows<T>(row: Decoder<T>, values: readonly unknown[], leftOut: LeftOut): readonly T[] {
  return values.flatMap((value) => {
    const decoded = row(value, '');
    if (!decoded.ok) leftOut(`A row is left out: "${decoded.error.path}" of ${idOf(value)} cannot be read.`);
    return decoded.ok ? [decoded.value] : [];
  });
}

/** The same message is reported once. */
export function toldOnce(leftOut: LeftOut): LeftOut {
  const told = new Set<string>();
  return (sentence) => {
    if (!told.has(sentence)) leftOut(sentence);
    told.add(sentence);
  };
}

function idOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'id' in row ? `${row.id}` : 'a row without an id';
}

/** Bytes, and the limit of every database here. */
const LONGEST_TEXT = 1_000_000_000;

export const text: Decoder<string> = shortText(LONGEST_TEXT);

/** A version, a seat or a time. */
export const count: Decoder<number> = integer(0, Number.MAX_SAFE_INTEGER);

/** A value stored as JSON in its column. */
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
