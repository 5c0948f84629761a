// `blackpeg-server reports`: what players reported, for who runs the server, while it runs or not.

import { existsSync } from 'node:fs';
import { err, ok, type Result } from '@blackpeg/rules';
import { databaseFile } from '../../../data-dir.ts';
import type { ReportStore } from '../../ports.ts';
import type { StoredReport } from '../../records.ts';
import { openDatabase } from '../database.ts';
import { createSqliteReports } from './reports.ts';

export interface ReportsAsked {
  /** The id of a report, all of them, or null to read them. */
  readonly clear: string | null;
  readonly asJson: boolean;
}

/** At once; who has cleared those sees the next. */
const MOST_SHOWN = 1000;

/** Lines of what there is or was done; the error is a sentence. */
export async function readReports(
  dataDir: string,
  { clear, asJson }: ReportsAsked,
): Promise<Result<readonly string[], string>> {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return err(`There is no database "${file}": BLACKPEG_DATA_DIR names its folder.`);
  const opened = openDatabase(file);
  if (!opened.ok) return opened;
  try {
    const reports = createSqliteReports(opened.value);
    if (clear !== null) return await cleared(reports, clear);
    const found = await reports.list(MOST_SHOWN);
    if (asJson) return ok(found.map((report) => JSON.stringify(report)));
    return ok(found.length > 0 ? found.flatMap(linesOf) : ['There are no reports.']);
  } finally {
    opened.value.close();
  }
}

async function cleared(reports: ReportStore, which: string): Promise<Result<readonly string[], string>> {
  if (which !== 'all')
    return (await reports.remove(which)) ? ok(['Cleared.']) : err(`There is no report "${which}".`);
  // Those that are there now: what comes meanwhile is still to be read.
  let count = 0;
  for (const { id } of await reports.list(MOST_SHOWN)) if (await reports.remove(id)) count += 1;
  return ok([`Cleared: ${count}.`]);
}

function linesOf({ id, at, reason, about, by, table, phrases }: StoredReport): readonly string[] {
  const said = phrases.map(({ phrase, at: when }) => `${timeOf(when)} ${phrase}`).join(', ');
  return [
    `${id}  ${timeOf(at)}  ${reason}`,
    `  about  ${about.name} (${about.id})`,
    `  by     ${by ?? 'a guest who was deleted'}`,
    `  table  ${table}`,
    ...(said === '' ? [] : [`  said   ${said}`]),
  ];
}

function timeOf(at: number): string {
  return new Date(at).toISOString();
}
