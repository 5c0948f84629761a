// R19: everything a server stores about a guest, collected page by page into one file.

import type { AnswerOf, AskFault, AskOnline } from '@blackpeg/protocol';
import { ok, type Result } from '@blackpeg/rules';

export interface ExportFile {
  readonly name: string;
  /** JSON. */
  readonly text: string;
}

type ExportPage = AnswerOf<'guests/export'>;

const FORMAT = 'blackpeg-guest';
const VERSION = 1;

/** `at` is when, in milliseconds. */
export async function gatherExport(ask: AskOnline, at: number): Promise<Result<ExportFile, AskFault>> {
  const pages: ExportPage[] = [];
  do {
    const answer = await ask('guests/export', { page: pages.length });
    if (!answer.ok) return answer;
    pages.push(answer.value);
  } while (pages.at(-1)?.more);
  // A table that moved from one page to the next meanwhile is listed once.
  const tables = new Map(pages.flatMap((page) => page.tables.map((table) => [table.card.table, table])));
  const whole = {
    format: FORMAT,
    version: VERSION,
    at: new Date(at).toISOString(),
    guest: pages[0]?.guest ?? null,
    tables: [...tables.values()],
  };
  return ok({
    name: `blackpeg-online-${whole.at.slice(0, 10)}.json`,
    text: `${JSON.stringify(whole, null, 2)}\n`,
  });
}
