// The logs of matches in SQLite, behind the referee's port.

import { formatLog, parseLog } from '@blackpeg/notation';
import type { EventStore, MatchId, StoredBatch } from '@blackpeg/referee';
import { type Actor, err, type MatchEvent, ok } from '@blackpeg/rules';
import type { Database } from './database.ts';

interface WrittenBatch {
  readonly start_version: number;
  readonly end_version: number;
  readonly actor: Actor;
  readonly action_id: string;
  /** As a log of their own: it names the version of its format, so that every batch ever written stays readable. */
  readonly events: string;
}

export function createSqliteLogs({ sql, read, write }: Database): EventStore {
  const newest = sql.prepare(
    'SELECT end_version FROM batches WHERE match_id = ? ORDER BY start_version DESC LIMIT 1',
  );
  // Looks and writes in one go; nothing is written where another has written in the meantime.
  const insert = sql.prepare(
    `INSERT INTO batches SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE ?2 = coalesce(
      (SELECT end_version FROM batches WHERE match_id = ?1 ORDER BY start_version DESC LIMIT 1), 0)`,
  );
  const select = sql.prepare(
    `SELECT start_version, end_version, actor, action_id, events FROM batches
     WHERE match_id = ? AND end_version > ? ORDER BY start_version`,
  );
  const endTable = sql.prepare("UPDATE tables SET phase = 'over' WHERE table_id = ?");
  const matches = sql.prepare('SELECT DISTINCT match_id FROM batches');
  const erase = sql.prepare('DELETE FROM batches WHERE match_id = ?');

  function versionOf(match: MatchId): number {
    const last = newest.get(match) as Pick<WrittenBatch, 'end_version'> | undefined;
    return last?.end_version ?? 0;
  }

  return {
    async append(match, expectedVersion, { by, actionId, events }) {
      const text = formatLog(events);
      const isOver = events.some(({ type }) => type === 'match-closed');
      return write(() => {
        const end = expectedVersion + events.length;
        const { changes } = insert.run(match, expectedVersion, end, by, actionId, text);
        if (changes === 0) return err({ kind: 'conflict', version: versionOf(match) });
        if (isOver) endTable.run(match);
        return ok(end);
      });
    },
    read: (match, afterVersion) =>
      read(() => {
        const rows = select.all(match, afterVersion) as readonly WrittenBatch[];
        return rows.map((row) => readBatch(match, row));
      }),
    list: () =>
      read(() => {
        const rows = matches.all() as readonly { readonly match_id: MatchId }[];
        return rows.map(({ match_id }) => match_id);
      }),
    remove: (match) =>
      write(() => {
        erase.run(match);
      }),
  };
}

function readBatch(match: MatchId, row: WrittenBatch): StoredBatch {
  const { start_version: after, actor: by, action_id: actionId } = row;
  return { by, actionId, events: readEvents(match, row), after };
}

function readEvents(
  match: MatchId,
  { start_version, end_version, events }: WrittenBatch,
): readonly MatchEvent[] {
  const log = parseLog(events);
  if (log.ok && log.value.length === end_version - start_version) return log.value;
  const why = log.ok ? 'it has another length' : JSON.stringify(log.error.reason);
  throw new Error(`The log of match ${match} cannot be read after version ${start_version}: ${why}.`);
}
