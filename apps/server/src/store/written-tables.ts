// How a table is stored, in every database: its terms in one form, and who sits on which seat.

import { type Decoder, decodeTerms, either, nothing, oneOf } from '@blackpeg/notation';
import type { Terms } from '@blackpeg/rules';
import { count, text } from './decoded-rows.ts';
import { NOBODY, type StoredSitter, type StoredTable } from './records.ts';

/** A seat that is taken. */
export interface SeatRow {
  readonly seat: number;
  readonly id: string | null;
  readonly name: string | null;
}

export const SEAT_COLUMNS = { seat: count, id: either(text, nothing), name: either(text, nothing) };

export const phase: Decoder<StoredTable['phase']> = oneOf(['waiting', 'playing', 'over']);

/** As many as the terms have. */
export function seatsFrom(rows: readonly SeatRow[], terms: Terms): StoredTable['seats'] {
  return terms.seats.map((_, seat) => sitterIn(rows.find((row) => row.seat === seat)));
}

function sitterIn(row: SeatRow | undefined): StoredSitter | null {
  if (!row) return null;
  return row.id === null || row.name === null ? NOBODY : { id: row.id, name: row.name };
}

/** One canonical form, so that tables with equal terms are found by it. */
export function writtenTerms(terms: Terms): string {
  const decoded = decodeTerms(terms, 'terms');
  if (decoded.ok) return JSON.stringify(decoded.value);
  throw new Error(`These terms cannot be written: ${JSON.stringify(decoded.error)}.`);
}
