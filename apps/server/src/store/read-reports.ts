// `blackpeg-server reports`: players' reports for the operator, whether the server runs or not.

import { err, ok, type Result } from '@blackpeg/rules';
import type { ReportStore } from './ports.ts';
import type { StoredReport } from './records.ts';

export interface ReportsAsked {
  /** The id of a report, all of them, or null to read them. */
  readonly clear: string | null;
  readonly asJson: boolean;
}

export interface OpenedReports {
  readonly reports: ReportStore;
  close(): Promise<void>;
}

/** How many at once; after clearing those the next are shown. */
const MOST_SHOWN = 1000;

/** Lines about the result; the error is a sentence. */
export async function readReports(
  opened: Result<OpenedReports, string>,
  { clear, asJson }: ReportsAsked,
): Promise<Result<readonly string[], string>> {
  if (!opened.ok) return opened;
  const { reports, close } = opened.value;
  try {
    if (clear !== null) return await cleared(reports, clear);
    const found = await reports.list(MOST_SHOWN);
    if (asJson) return ok(found.map((report) => JSON.stringify(report)));
    return ok(found.length > 0 ? found.flatMap(linesOf) : ['There are no reports.']);
  } finally {
    await close();
  }
}

async function cleared(reports: ReportStore, which: string): Promise<Result<readonly string[], string>> {
  if (which !== 'all')
    return (await reports.remove(which)) ? ok(['Cleared.']) : err(`There is no report "${which}".`);
  // Those that exist now: what comes meanwhile is still to be read.
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
