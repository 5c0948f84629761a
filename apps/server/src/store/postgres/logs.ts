// The logs of matches in PostgreSQL, behind the referee's port. An append is one statement: it advances the head of its match
// from the expected version, and writes the batch only if that succeeded.

import { formatLog, record } from '@blackpeg/notation';
import type { Batch, EventStore, MatchId } from '@blackpeg/referee';
import { err, ok } from '@blackpeg/rules';
import { count, text } from '../decoded-rows.ts';
import { batchRow, readBatch } from '../written-batches.ts';
import type { PgValue, PostgresDatabase } from './database.ts';

/** How the head of a match is created and advanced: `$1` is the match, `$2` the expected version, `$3` the next, from `$7` on `values`. */
export interface HeadStatements {
  readonly first: string;
  readonly next: string;
  readonly values: readonly PgValue[];
}

const ANYBODYS: HeadStatements = {
  first: `INSERT INTO heads (match_id, version) SELECT $1, $3 WHERE $2::bigint = 0
    ON CONFLICT (match_id) DO NOTHING RETURNING match_id`,
  next: 'UPDATE heads SET version = $3 WHERE match_id = $1 AND version = $2 RETURNING match_id',
  values: [],
};
/** In the same statement as the append that closes a match: its table is over. */
const END_TABLE = "UPDATE tables SET phase = 'over' WHERE table_id IN (SELECT match_id FROM head)";

const appendStatement = (head: string, isOver: boolean) =>
  `WITH head AS (${head})${isOver ? `, ended AS (${END_TABLE})` : ''}
   INSERT INTO batches (match_id, start_version, end_version, actor, action_id, events)
   SELECT $1, $2, $3, $4::jsonb, $5, $6 FROM head`;

const SELECT = `SELECT start_version AS after, end_version AS "end", actor AS "by", action_id AS "actionId", events
  FROM batches WHERE match_id = $1 AND end_version > $2 ORDER BY start_version`;

/** The new version; null if the head is not as expected, and then nothing is written. */
export async function appendBatch(
  database: PostgresDatabase,
  heads: HeadStatements,
  match: MatchId,
  expectedVersion: number,
  { by, actionId, events }: Batch,
): Promise<number | null> {
  const end = expectedVersion + events.length;
  const isOver = events.some(({ type }) => type === 'match-closed');
  const statement = appendStatement(expectedVersion === 0 ? heads.first : heads.next, isOver);
  const written = [match, expectedVersion, end, JSON.stringify(by), actionId, formatLog(events)];
  return (await database.run(statement, ...written, ...heads.values)) === 1 ? end : null;
}

export function createPostgresLogs(database: PostgresDatabase): EventStore {
  return {
    async append(match, expectedVersion, batch) {
      const end = await appendBatch(database, ANYBODYS, match, expectedVersion, batch);
      if (end !== null) return ok(end);
      const head = await database.row(
        'SELECT version FROM heads WHERE match_id = $1',
        record({ version: count }),
        match,
      );
      return err({ kind: 'conflict', version: head?.version ?? 0 });
    },
    read: async (match, afterVersion) =>
      (await database.rows(SELECT, batchRow, match, afterVersion)).map((row) => readBatch(match, row)),
    list: async () =>
      (await database.rows('SELECT match_id AS id FROM heads', record({ id: text }))).map(({ id }) => id),
    async remove(match) {
      await database.run('DELETE FROM heads WHERE match_id = $1', match);
    },
  };
}
