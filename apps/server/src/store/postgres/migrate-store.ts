// `blackpeg-server migrate-store`: copies the database in a folder into an empty one in PostgreSQL, in one transaction,
// which is committed only if both have the same hashes. The folder is not changed.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { record } from '@blackpeg/notation';
import { err, ok, type Result } from '@blackpeg/rules';
import { databaseFile } from '../../data-dir.ts';
import { count, text } from '../decoded-rows.ts';
import { inventoryText, surveyDatabase } from '../sqlite/backup/survey.ts';
import { type Database, openDatabase } from '../sqlite/database.ts';
import { takeFolder } from '../sqlite/folder-lock.ts';
import { query } from '../sqlite/rows.ts';
import type { PostgresDatabase, Sql } from './database.ts';
import { takeDatabase } from './exclusive.ts';
import { unusable } from './fault.ts';
import { openPostgres } from './open.ts';

interface CopiedTable {
  readonly name: string;
  readonly key: readonly string[];
  readonly others: readonly string[];
  /** Where its rows are in SQLite, if not in a table of its name. */
  readonly from?: string;
}

/** In this order, so that referenced rows exist first. */
const COPIED: readonly CopiedTable[] = [
  { name: 'guests', key: ['guest_id'], others: ['name', 'phrase_hash', 'used_at'] },
  { name: 'tokens', key: ['token_hash'], others: ['guest_id', 'used_at'] },
  {
    name: 'tables',
    key: ['table_id'],
    others: ['code', 'terms', 'phase', 'listed', 'opened_at', 'visited_at', 'opened_by', 'rematch_of'],
  },
  { name: 'seats', key: ['table_id', 'seat'], others: ['guest_id'] },
  {
    name: 'heads',
    key: ['match_id'],
    others: ['version'],
    from: '(SELECT match_id, max(end_version) AS version, min(rowid) AS rowid FROM batches GROUP BY match_id)',
  },
  {
    name: 'batches',
    key: ['match_id', 'start_version'],
    others: ['end_version', 'actor', 'action_id', 'events'],
  },
  { name: 'people', key: ['entry_id'], others: ['by_guest', 'about_guest', 'name', 'treatment', 'since'] },
  {
    name: 'reports',
    key: ['report_id'],
    others: ['by_guest', 'about_guest', 'name', 'table_id', 'reason', 'phrases', 'reported_at'],
  },
];

/** Rows in one statement. */
const AT_ONCE = 200;

/** What was done, in a sentence; the errors are sentences too. */
export async function migrateStore(dataDir: string, url: string): Promise<Result<string, readonly string[]>> {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return err([`There is no database "${file}": BLACKPEG_DATA_DIR names its folder.`]);
  const taken = takeFolder(dataDir);
  if (!taken.ok) return err([taken.error]);
  const opened = openDatabase(file);
  try {
    if (!opened.ok) return err([opened.error]);
    const found = await surveyDatabase(opened.value, false);
    if (!found.ok) return found;
    const moved = await copyInto(url, opened.value);
    if (!moved.ok) return err([moved.error]);
    return ok(`"${file}" was copied into the database of DATABASE_URL: ${inventoryText(found.value)}.
All hashes are equal; of all of it together: ${moved.value}.`);
  } finally {
    if (opened.ok) opened.value.close();
    taken.value();
  }
}

async function copyInto(url: string, source: Database): Promise<Result<string, string>> {
  const target = await openPostgres(url);
  if (!target.ok) return target;
  const sole = await takeDatabase(url);
  try {
    return sole.ok ? await copyAll(source, target.value) : sole;
  } catch (error) {
    return err(unusable(error));
  } finally {
    if (sole.ok) await sole.value();
    await target.value.close();
  }
}

/** The error of a transaction that is to be rolled back. */
class Refused extends Error {}

async function copyAll(source: Database, target: PostgresDatabase): Promise<Result<string, string>> {
  try {
    return ok(
      await target.transact(async (sql) => {
        const whole = createHash('sha256');
        for (const table of COPIED) whole.update(await copyTable(source, sql, table));
        return whole.digest('hex');
      }),
    );
  } catch (error) {
    if (error instanceof Refused) return err(error.message);
    throw error;
  }
}

/** The hash of its rows, which is the same in both. */
async function copyTable(source: Database, sql: Sql, table: CopiedTable): Promise<string> {
  const { name } = table;
  const there = await sql.row(`SELECT count(*) AS rows FROM ${name}`, record({ rows: count }));
  if (there?.rows !== 0)
    throw new Refused(`The database of DATABASE_URL is not empty: it has ${name}. Name an empty one.`);
  const columns = [...table.key, ...table.others].join(', ');
  const insert = `INSERT INTO ${name} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${name}, $1::json)`;
  for await (const rows of pagesOf(source, table, 'rowid')) await sql.run(insert, `[${rows.join(',')}]`);
  const before = createHash('sha256');
  for await (const rows of pagesOf(source, table, table.key.join(', '))) hashRows(before, table, rows);
  const hash = before.digest('hex');
  if (hash !== (await hashOf(sql, table)))
    throw new Refused(`The copy of "${name}" differs from the original: nothing was written.`);
  return hash;
}

/** Of the rows in PostgreSQL, in the order SQLite has. */
async function hashOf(sql: Sql, table: CopiedTable): Promise<string> {
  const hash = createHash('sha256');
  const order = table.key.map((column) => (isText(column) ? `${column} COLLATE "C"` : column)).join(', ');
  const values = [...table.key, ...table.others].map((column) => `'${column}', ${column}`).join(', ');
  const rows = `SELECT json_build_object(${values})::text AS row FROM ${table.name} ORDER BY ${order}`;
  await sql.run(`DECLARE copied CURSOR FOR ${rows}`);
  for (;;) {
    const page = await sql.rows(`FETCH ${AT_ONCE} FROM copied`, record({ row: text }));
    if (page.length === 0) break;
    hashRows(
      hash,
      table,
      page.map(({ row }) => row),
    );
  }
  await sql.run('CLOSE copied');
  return hash.digest('hex');
}

const isText = (column: string) => column !== 'seat' && column !== 'start_version';

/** Rows of a SQLite table as JSON, this many at a time. */
async function* pagesOf(
  { sql, read }: Database,
  { name, from = name, key, others }: CopiedTable,
  order: string,
): AsyncIterable<readonly string[]> {
  const values = [...key, ...others].map((column) => `'${column}', ${asJson(column)}`).join(', ');
  const page = query(
    sql,
    `SELECT json_object(${values}) AS row FROM ${from} ORDER BY ${order} LIMIT ${AT_ONCE} OFFSET ?`,
    record({ row: text }),
  );
  for (let skip = 0; ; skip += AT_ONCE) {
    const rows = await read(() => page.all(skip));
    if (rows.length === 0) return;
    yield rows.map(({ row }) => row);
  }
}

const asJson = (column: string) => (column === 'listed' ? "json(iif(listed, 'true', 'false'))" : column);

/** Independent of how a database formats JSON. */
function hashRows(
  hash: ReturnType<typeof createHash>,
  { key, others }: CopiedTable,
  rows: readonly string[],
): void {
  for (const row of rows) {
    const values = JSON.parse(row);
    hash.update(`${JSON.stringify([...key, ...others].map((column) => values[column]))}\n`);
  }
}
