// Who mutes and blocks whom, and reports to the operator, in PostgreSQL.

import { record } from '@blackpeg/notation';
import { ok, type Result } from '@blackpeg/rules';
import { count } from '../decoded-rows.ts';
import type { PeopleStore, ReportStore } from '../ports.ts';
import type { OpenedReports } from '../read-reports.ts';
import {
  blockRow,
  personRow,
  reportRow,
  SELECT_BLOCKS,
  SELECT_PEOPLE,
  SELECT_REPORTS,
} from '../written-people.ts';
import type { PostgresDatabase } from './database.ts';
import { openPostgres } from './open.ts';

const OLDEST_FIRST = 'ORDER BY reported_at, added';

export function createPostgresPeople({ rows, run, transact }: PostgresDatabase): PeopleStore {
  return {
    add: (by, { person, guestId, name, as, since }, most) =>
      transact(async (sql) => {
        // Of two that are added concurrently, the second counts the first.
        await sql.run('SELECT 1 FROM guests WHERE guest_id = $1 FOR UPDATE', by);
        const others = await sql.row(
          'SELECT count(*) AS others FROM people WHERE by_guest = $1 AND about_guest <> $2',
          record({ others: count }),
          by,
          guestId,
        );
        if ((others?.others ?? 0) >= most) return false;
        await sql.run(
          `INSERT INTO people (entry_id, by_guest, about_guest, name, treatment, since)
           VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (by_guest, about_guest) DO UPDATE SET entry_id = excluded.entry_id, name = excluded.name,
             treatment = excluded.treatment, since = excluded.since`,
          ...[person, by, guestId, name, as, since],
        );
        return true;
      }),
    of: (by) => rows(`${SELECT_PEOPLE} WHERE by_guest = $1 ORDER BY since DESC, added DESC`, personRow, by),
    async remove(by, name) {
      await run('DELETE FROM people WHERE by_guest = $1 AND (entry_id = $2 OR about_guest = $2)', by, name);
    },
    blocksAmong: (guestIds) =>
      rows(
        `${SELECT_BLOCKS} AND by_guest = ANY ($1::text[]) AND about_guest = ANY ($1::text[])`,
        blockRow,
        guestIds,
      ),
  };
}

export function createPostgresReports({ row, rows, run }: PostgresDatabase): ReportStore {
  return {
    async add({ id, by, about, table, reason, phrases, at }) {
      await run(
        `INSERT INTO reports (report_id, by_guest, about_guest, name, table_id, reason, phrases, reported_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (by_guest, about_guest, table_id) DO UPDATE SET report_id = excluded.report_id,
           name = excluded.name, reason = excluded.reason, phrases = excluded.phrases,
           reported_at = excluded.reported_at`,
        ...[id, by, about.id, about.name, table, reason, JSON.stringify(phrases), at],
      );
    },
    list: (most) => rows(`${SELECT_REPORTS} ${OLDEST_FIRST} LIMIT $1`, reportRow, most),
    of: (guestId) =>
      rows(`${SELECT_REPORTS} WHERE by_guest = $1 OR about_guest = $1 ${OLDEST_FIRST}`, reportRow, guestId),
    count: async () =>
      (await row('SELECT count(*) AS reports FROM reports', record({ reports: count })))?.reports ?? 0,
    remove: async (id) => (await run('DELETE FROM reports WHERE report_id = $1', id)) > 0,
    removeOld: (before, most) =>
      run(
        'DELETE FROM reports WHERE report_id IN (SELECT report_id FROM reports WHERE reported_at < $1 LIMIT $2)',
        before,
        most,
      ),
  };
}

/** Those of a server that runs or not. The error is a sentence. */
export async function openPostgresReports(url: string): Promise<Result<OpenedReports, string>> {
  const opened = await openPostgres(url);
  if (!opened.ok) return opened;
  return ok({ reports: createPostgresReports(opened.value), close: opened.value.close });
}
