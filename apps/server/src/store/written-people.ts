// Mutes, blocks and reports as columns, the same in every database.

import { type Decoder, either, integer, listOf, nothing, oneOf, record } from '@blackpeg/notation';
import { PHRASES, REPORT_REASONS, type SaidPhrases } from '@blackpeg/protocol';
import { ok } from '@blackpeg/rules';
import { count, json, text } from './decoded-rows.ts';
import type { Block, StoredPerson, StoredReport } from './records.ts';

const MOST_PHRASES = 1000;

/** What a query for `personRow` begins with. */
export const SELECT_PEOPLE =
  'SELECT entry_id AS person, about_guest AS "guestId", name, treatment AS "as", since FROM people';

export const personRow: Decoder<StoredPerson> = record({
  person: text,
  guestId: text,
  name: text,
  as: oneOf(['muted', 'blocked']),
  since: count,
});

/** What a query for `blockRow` begins with. */
export const SELECT_BLOCKS = `SELECT by_guest AS "by", about_guest AS about FROM people WHERE treatment = 'blocked'`;

export const blockRow: Decoder<Block> = record({ by: text, about: text });

const phrases: Decoder<SaidPhrases> = listOf(
  record({ phrase: oneOf(PHRASES), at: integer(0, Number.MAX_SAFE_INTEGER) }),
  0,
  MOST_PHRASES,
);

/** What a query for `reportRow` begins with. */
export const SELECT_REPORTS = `SELECT report_id AS id, by_guest AS "by", about_guest AS "aboutId", name,
  table_id AS "table", reason, phrases, reported_at AS at FROM reports`;

const writtenReport = record({
  id: text,
  by: either(text, nothing),
  aboutId: text,
  name: text,
  table: text,
  reason: oneOf(REPORT_REASONS),
  phrases: json(phrases),
  at: count,
});

export const reportRow: Decoder<StoredReport> = (value, path) => {
  const written = writtenReport(value, path);
  if (!written.ok) return written;
  const { aboutId, name, ...report } = written.value;
  return ok({ ...report, about: { id: aboutId, name } });
};

/** No table where this guest has blocked a seated guest, or was blocked by one. */
export const apartFrom = (
  guest: string,
) => `tables.table_id NOT IN (SELECT table_id FROM seats WHERE guest_id IN (
  SELECT about_guest FROM people WHERE by_guest = ${guest} AND treatment = 'blocked'
  UNION SELECT by_guest FROM people WHERE about_guest = ${guest} AND treatment = 'blocked'))`;
