// Everything as one text: for the player to keep, and to be read without this app.

import { formatLog } from '@blackpeg/notation';
import type { MatchId } from '@blackpeg/referee';
import type { Backing } from './backing.ts';

const EXPORT_FORMAT = 'blackpeg-export';
const EXPORT_VERSION = 1;

/** Logs as core/notation writes them; what cannot be understood any more goes out as it lies there. */
export async function exportText(backing: Backing, drawers: readonly string[]): Promise<string> {
  const matches = [...(await backing.logs.list())].sort();
  const logs = await Promise.all(matches.map(async (match) => [match, await logText(backing, match)]));
  const things = await Promise.all(drawers.map(async (name) => [name, await contents(backing, name)]));
  const all = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    logs: Object.fromEntries(logs),
    drawers: Object.fromEntries(things),
  };
  return `${JSON.stringify(all, null, 1)}\n`;
}

async function logText(backing: Backing, match: MatchId): Promise<unknown> {
  const events = (await backing.logs.read(match, 0)).flatMap((batch) => batch.events);
  return events.length > 0 ? formatLog(events) : { damaged: await backing.rawLog(match) };
}

async function contents(backing: Backing, name: string): Promise<Readonly<Record<string, unknown>>> {
  const texts = await backing.things.all(name);
  return Object.fromEntries(texts.map(([key, text]) => [key, plain(text)]));
}

function plain(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { damaged: text };
  }
}
