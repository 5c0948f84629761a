// Who is connected to this server at which table, as rows for the others: the latest state, of many tables at once.

import type { ClusterNode, TableConnections } from '../../nodes.ts';
import type { PostgresDatabase } from '../database.ts';

export interface ConnectionRows {
  readonly note: ClusterNode['noteConnections'];
  /** Failed writes are retried. */
  write(): void;
  stop(): void;
}

/** Milliseconds for which changes are gathered. */
const GATHERED = 10;

/**
 * All or nothing, and nothing if a later one was written: a write whose answer did not come in time may still be on
 * its way. What it would have written is in the later ones.
 */
const WRITE = `WITH latest AS (UPDATE nodes SET written = $2 WHERE node = $1 AND written < $2 RETURNING node),
  removed AS (DELETE FROM connections USING latest WHERE connections.node = latest.node AND table_id = ANY ($3))
  INSERT INTO connections (table_id, node, seats, spectators, lags, attended)
  SELECT "table", node, seats, spectators, lags, attended FROM latest,
    json_to_recordset($4::json) AS noted ("table" TEXT, seats TEXT, spectators BIGINT, lags TEXT, attended BOOLEAN)
  ON CONFLICT (table_id, node) DO UPDATE
    SET seats = excluded.seats, spectators = excluded.spectators, lags = excluded.lags, attended = excluded.attended`;

/** `written` is called for each table that was written. */
export function createConnectionRows(
  { run }: PostgresDatabase,
  node: string,
  written: (table: string) => void,
): ConnectionRows {
  const waiting = new Map<string, TableConnections | null>();
  let timer: NodeJS.Timeout | undefined;
  let isWriting = false;
  /** How many writes were attempted. */
  let tried = 0;

  async function writeAll(): Promise<void> {
    const batch = new Map(waiting);
    waiting.clear();
    isWriting = true;
    tried += 1;
    try {
      const gone = [...batch].flatMap(([table, connections]) => (connections ? [] : [table]));
      const rows = [...batch].flatMap(([table, connections]) =>
        connections ? [rowOf(table, connections)] : [],
      );
      await run(WRITE, node, tried, gone, JSON.stringify(rows));
      for (const table of batch.keys()) written(table);
    } catch {
      // Retried with the next beat, unless the state has changed by then.
      for (const [table, connections] of batch) if (!waiting.has(table)) waiting.set(table, connections);
      return;
    } finally {
      isWriting = false;
    }
    if (waiting.size > 0) write();
  }

  function write(): void {
    if (waiting.size === 0 || isWriting) return;
    clearTimeout(timer);
    timer = setTimeout(() => void writeAll(), GATHERED);
  }

  return {
    note(table, connections) {
      waiting.set(table, connections);
      write();
    },
    write,
    stop: () => clearTimeout(timer),
  };
}

function rowOf(table: string, { seats, spectators, lags }: TableConnections) {
  const attended = seats.some((count) => count > 0);
  return { table, seats: JSON.stringify(seats), spectators, lags: JSON.stringify(lags), attended };
}
