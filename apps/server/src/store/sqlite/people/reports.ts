// Reports to who runs the server, in SQLite.

import { type Decoder, either, integer, listOf, nothing, oneOf, record } from '@blackpeg/notation';
import { PHRASES, REPORT_REASONS, type SaidPhrases } from '@blackpeg/protocol';
import { count, json, text } from '../../decoded-rows.ts';
import type { ReportStore } from '../../ports.ts';
import type { StoredReport } from '../../records.ts';
import type { Database } from '../database.ts';
import { query } from '../rows.ts';

const MOST_PHRASES = 1000;

interface ReportRow extends Omit<StoredReport, 'about'> {
  readonly aboutId: string;
  readonly name: string;
}

const phrases: Decoder<SaidPhrases> = listOf(
  record({ phrase: oneOf(PHRASES), at: integer(0, Number.MAX_SAFE_INTEGER) }),
  0,
  MOST_PHRASES,
);
const row: Decoder<ReportRow> = record({
  id: text,
  by: either(text, nothing),
  aboutId: text,
  name: text,
  table: text,
  reason: oneOf(REPORT_REASONS),
  phrases: json(phrases),
  at: count,
});

const REPORTS = `SELECT report_id AS id, by_guest AS "by", about_guest AS aboutId, name, table_id AS "table", reason,
  phrases, reported_at AS at FROM reports`;
const OLDEST_FIRST = 'ORDER BY reported_at, rowid';

export function createSqliteReports({ sql, read, write }: Database): ReportStore {
  const insert = sql.prepare(
    `INSERT INTO reports (report_id, by_guest, about_guest, name, table_id, reason, phrases, reported_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (by_guest, about_guest, table_id) DO UPDATE SET report_id = excluded.report_id, name = excluded.name,
       reason = excluded.reason, phrases = excluded.phrases, reported_at = excluded.reported_at`,
  );
  const select = query(sql, `${REPORTS} ${OLDEST_FIRST} LIMIT ?`, row);
  const selectOf = query(sql, `${REPORTS} WHERE by_guest = ?1 OR about_guest = ?1 ${OLDEST_FIRST}`, row);
  const counted = query(sql, 'SELECT count(*) AS reports FROM reports', record({ reports: count }));
  const erase = sql.prepare('DELETE FROM reports WHERE report_id = ?');
  const eraseOld = sql.prepare(
    'DELETE FROM reports WHERE rowid IN (SELECT rowid FROM reports WHERE reported_at < ? LIMIT ?)',
  );
  return {
    add: ({ id, by, about, table, reason, phrases: said, at }) =>
      write(() => {
        insert.run(id, by, about.id, about.name, table, reason, JSON.stringify(said), at);
      }),
    list: (most) => read(() => select.all(most).map(reportIn)),
    of: (guestId) => read(() => selectOf.all(guestId).map(reportIn)),
    count: () => read(() => counted.get()?.reports ?? 0),
    remove: (id) => write(() => erase.run(id).changes > 0),
    removeOld: (before, most) => write(() => eraseOld.run(before, most).changes),
  };
}

function reportIn({ aboutId, name, ...report }: ReportRow): StoredReport {
  return { ...report, about: { id: aboutId, name } };
}
