// Surveys a database, and checks all of it: the file itself, every row of guests and tables, every match's log.

import { record } from '@blackpeg/notation';
import type { EventStore, StoredBatch } from '@blackpeg/referee';
import { err, fold, ok, type Result, verifyLog } from '@blackpeg/rules';
import { withoutSecrets } from '../../../monitoring/secrets.ts';
import { count } from '../../decoded-rows.ts';
import type { Database } from '../database.ts';
import { createSqliteLogs } from '../logs.ts';
import { query } from '../rows.ts';
import { damageOf, unreadableTexts } from './damage.ts';

export interface Inventory {
  readonly guests: number;
  readonly tables: number;
  readonly matches: number;
  readonly events: number;
  /** When the newest event happened, in milliseconds; null where there is none. */
  readonly newest: number | null;
}

/** `decidesAgain` asks the rules about every event. The errors are sentences. */
export async function surveyDatabase(
  database: Database,
  decidesAgain: boolean,
): Promise<Result<Inventory, readonly string[]>> {
  const damage = await database.read(() => [...damageOf(database.sql), ...unreadableTexts(database.sql)]);
  if (damage.length > 0) return err(damage.map((found) => `It is damaged: ${found}.`));
  const logs = createSqliteLogs(database);
  const matches = await logs.list();
  const faults: string[] = [];
  let events = 0;
  let newest: number | null = null;
  for (const match of matches) {
    const log = await readLog(logs, match, decidesAgain);
    if (!log.ok) faults.push(log.error);
    else {
      events += log.value.events;
      newest = Math.max(newest ?? 0, log.value.newest);
    }
  }
  if (faults.length > 0) return err(faults);
  const rows = await rowsOf(database);
  return ok({ ...rows, matches: matches.length, events, newest });
}

export function inventoryText({ guests, tables, matches, events, newest }: Inventory): string {
  const counts = `guests: ${guests}, tables: ${tables}, matches: ${matches}, events: ${events}`;
  return newest === null ? counts : `${counts}, the last of ${new Date(newest).toISOString()}`;
}

interface LogFigures {
  readonly events: number;
  readonly newest: number;
}

async function readLog(
  logs: EventStore,
  match: string,
  decidesAgain: boolean,
): Promise<Result<LogFigures, string>> {
  const broken = (why: string) => err(withoutSecrets(`The log of match ${match} is not in order: ${why}.`));
  let batches: readonly StoredBatch[];
  try {
    batches = await logs.read(match, 0);
  } catch (error) {
    return broken(error instanceof Error ? error.message : `${error}`);
  }
  let version = 0;
  for (const { after, events } of batches) {
    if (after !== version) return broken(`after version ${version} comes ${after}`);
    version += events.length;
  }
  const events = batches.flatMap((batch) => batch.events);
  if (fold(events) === undefined) return broken('it does not begin with a match');
  const fault = decidesAgain ? verifyLog(events) : null;
  if (fault) return broken(`the rules forbid it (${JSON.stringify(fault)})`);
  return ok({ events: events.length, newest: events.at(-1)?.at ?? 0 });
}

async function rowsOf({ sql, read }: Database): Promise<Pick<Inventory, 'guests' | 'tables'>> {
  const counts = query(
    sql,
    'SELECT (SELECT count(*) FROM guests) AS guests, (SELECT count(*) FROM tables) AS tables',
    record({ guests: count, tables: count }),
  );
  return (await read(() => counts.get())) ?? { guests: 0, tables: 0 };
}
