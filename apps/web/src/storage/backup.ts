// Everything as one text, which can be read without this app; and importing such a text: no duplicates, no change here
// except to matches that continue there, all written at once or nothing.

import {
  type DeviceExport,
  type DeviceExportFault,
  type DeviceMatch,
  formatDeviceExport,
  formatLog,
  type MatchFate,
  type MatchMerge,
  mergeMatches,
  parseDeviceExport,
} from '@blackpeg/notation';
import type { MatchId } from '@blackpeg/referee';
import { fold, type MatchEvent, ok, type Result } from '@blackpeg/rules';
import { type Card, cardOf, decodeCard } from '@blackpeg/table';
import type { Backing, Changes } from './storage.ts';
import { type BroughtInAll, CARDS, DRAWER_NAMES } from './storage.ts';

/** Milliseconds of work after which the page gets a turn. */
const TURN = 40;

export async function bringInAll(
  backing: Backing,
  text: string,
  newId: () => MatchId,
): Promise<Result<BroughtInAll, DeviceExportFault>> {
  const parsed = parseDeviceExport(text);
  if (!parsed.ok) return parsed;
  const given = parsed.value;
  const merge = mergeMatches(await ownMatches(backing), newId);
  const changes = emptyChanges();
  let since = Date.now();
  for (const [match, text] of given.logs) {
    const card = givenCard(given, match);
    apply(changes, merge.take({ match, text, origin: originOf(card) }), card);
    if (Date.now() - since < TURN) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = Date.now();
  }
  await addThings(backing, given, merge, changes);
  await backing.change(changes);
  return ok({ counts: merge.counts(), choices: given.choices });
}

type Draft = { -readonly [K in keyof Changes]: Changes[K][number][] };

function emptyChanges(): Draft {
  return { removed: [], gone: [], batches: [], things: [] };
}

async function ownMatches({ logs, things }: Backing): Promise<Map<MatchId, DeviceMatch>> {
  const cards = new Map(await things.all(CARDS));
  const own = new Map<MatchId, DeviceMatch>();
  for (const match of await logs.list()) {
    const log = (await logs.read(match, 0)).flatMap(({ events }) => events);
    own.set(match, { log, origin: originOf(decoded(cards.get(match))) });
  }
  return own;
}

function decoded(text: string | undefined): Card | null {
  try {
    return text === undefined ? null : decodeCard(JSON.parse(text));
  } catch {
    return null;
  }
}

function givenCard({ drawers }: DeviceExport, match: MatchId): Card | null {
  return decodeCard(drawers.get(CARDS)?.get(match));
}

function originOf(card: Card | null): string | null {
  return card?.origin.kind ?? null;
}

function apply(changes: Draft, fate: MatchFate, card: Card | null): void {
  switch (fate.kind) {
    case 'left-out':
    case 'here':
      return;
    case 'continued':
      changes.batches.push([fate.as, fate.after, batchOf(fate.as, fate.log.slice(fate.after))]);
      if (card) changes.things.push([CARDS, fate.as, JSON.stringify(card)]);
      return;
    case 'added': {
      const { as, log, instead } = fate;
      if (instead !== null) changes.removed.push(instead);
      if (instead !== null && instead !== as) changes.gone.push([CARDS, instead]);
      changes.batches.push([as, 0, batchOf(as, log)]);
      changes.things.push([CARDS, as, JSON.stringify(card ? { ...card, match: as } : newCard(as, log))]);
    }
  }
}

function batchOf(match: MatchId, events: readonly MatchEvent[]): Changes['batches'][number][2] {
  return { by: 'referee', actionId: `${match} ${events[0]?.at ?? 0}`, events };
}

/** A lost card is rebuilt from the log. */
function newCard(match: MatchId, log: readonly MatchEvent[]): Card | null {
  const state = fold(log);
  return state ? { ...cardOf(match, null, log, state), origin: { kind: 'import' } } : null;
}

async function addThings(
  { things }: Backing,
  { drawers }: DeviceExport,
  merge: MatchMerge,
  changes: Draft,
): Promise<void> {
  for (const drawer of DRAWER_NAMES) {
    const given = [...(drawers.get(drawer) ?? [])].map(
      ([key, thing]) => [key, JSON.stringify(thing)] as const,
    );
    const { gone, put } = merge.things(await things.all(drawer), given);
    for (const key of gone) changes.gone.push([drawer, key]);
    for (const [key, text] of put) changes.things.push([drawer, key, text]);
  }
}

/** Logs as core/notation writes them; unreadable ones are exported as they are. */
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
