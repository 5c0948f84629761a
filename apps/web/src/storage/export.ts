// Everything as one text: for the player to keep, to be brought in again, and to be read without this app.

import { formatDeviceExport, formatLog } from '@blackpeg/notation';
import type { MatchId } from '@blackpeg/referee';
import type { Backing } from './backing.ts';

/** Logs as core/notation writes them; what cannot be understood any more goes out as it lies there. */
export async function exportText(
  backing: Backing,
  names: readonly string[],
  choices: ReadonlyMap<string, string>,
): Promise<string> {
  const logs = new Map<MatchId, string | { readonly damaged: unknown }>();
  for (const match of [...(await backing.logs.list())].sort()) logs.set(match, await logText(backing, match));
  const drawers = new Map<string, ReadonlyMap<string, unknown>>();
  for (const name of names) drawers.set(name, await contents(backing, name));
  return formatDeviceExport({ drawers, choices }, logs);
}

async function logText(
  backing: Backing,
  match: MatchId,
): Promise<string | { readonly damaged: readonly unknown[] }> {
  const events = (await backing.logs.read(match, 0)).flatMap((batch) => batch.events);
  return events.length > 0 ? formatLog(events) : { damaged: await backing.rawLog(match) };
}

async function contents(backing: Backing, name: string): Promise<ReadonlyMap<string, unknown>> {
  const texts = await backing.things.all(name);
  return new Map(texts.map(([key, text]) => [key, plain(text)]));
}

function plain(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { damaged: text };
  }
}
