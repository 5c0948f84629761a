// Opens a PostgreSQL database: checks that it is suitable, and migrates it to the present schema.

import { oneOf, record } from '@blackpeg/notation';
import { err, ok, type Result } from '@blackpeg/rules';
import { count, text } from '../decoded-rows.ts';
import { connectPostgres, type PostgresDatabase, type Sql } from './database.ts';
import { unusable } from './fault.ts';
import { migrate } from './migrate.ts';

/** As PostgreSQL counts its versions. */
const OLDEST = 15;
const OF_MAIN_VERSION = 10_000;

/** The error is the sentence that says why it cannot be used. `committed` gets the duration of each write in milliseconds. */
export async function openPostgres(
  url: string,
  committed: (took: number) => void = () => {},
): Promise<Result<PostgresDatabase, string>> {
  const database = connectPostgres(url, committed);
  try {
    const fault = (await unfit(database)) ?? (await migrate(database));
    if (fault === undefined) return ok(database);
    await database.close();
    return err(`The database of DATABASE_URL cannot be used: ${fault}.`);
  } catch (error) {
    await database.close();
    return err(unusable(error));
  }
}

const settings = record({
  version: count,
  encoding: text,
  commits: oneOf(['on', 'off', 'local', 'remote_write', 'remote_apply']),
});

/** Why a server of PostgreSQL is not suitable. */
export async function unfit(sql: Pick<Sql, 'row'>): Promise<string | undefined> {
  const found = await sql.row(
    `SELECT current_setting('server_version_num')::bigint AS version, current_setting('server_encoding') AS encoding,
       current_setting('synchronous_commit') AS commits`,
    settings,
  );
  if (!found) return 'it does not say what it is';
  const version = Math.floor(found.version / OF_MAIN_VERSION);
  if (version < OLDEST) return `it is PostgreSQL ${version}, and Blackpeg needs ${OLDEST} or newer`;
  if (found.encoding !== 'UTF8') return `its encoding is ${found.encoding}; create a database with UTF8`;
  if (found.commits === 'off')
    return 'it says that something is written before it is (synchronous_commit is off); set that to on';
  return undefined;
}
