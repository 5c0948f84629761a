// All matches of this machine as one text, in the form the web app saves and reads, and such a text merged with them.

import {
  type DeviceExport,
  type DeviceExportFault,
  type DeviceMatch,
  formatDeviceExport,
  formatLog,
  type MatchFate,
  type MatchMerge,
  type MergeCounts,
  mergeMatches,
  parseDeviceExport,
} from '@blackpeg/notation';
import type { MatchId } from '@blackpeg/referee';
import { fold, type MatchEvent } from '@blackpeg/rules';
import { type Card, cardOf, decodeCard, decodeDraft } from '@blackpeg/table';
import { newName } from '../game/tables.ts';
import type { FileDrawer } from './drawer.ts';
import type { Lock } from './lock.ts';
import { type DamagedMatch, decodeNote, keptMatches, type Saved } from './saved.ts';

export type DeviceImport =
  | { readonly kind: 'imported'; readonly counts: MergeCounts; readonly stillOnline: number }
  | { readonly kind: 'refused'; readonly fault: DeviceExportFault }
  /** A match that would be extended is open in this process; nothing was changed. */
  | { readonly kind: 'elsewhere'; readonly process: number };

/** Codes of unfinished matches too: without them they could not be resumed. Of a damaged one only its fault. */
export async function deviceText(saved: Saved, tell: (damaged: DamagedMatch) => void): Promise<string> {
  const logs = new Map<MatchId, string | { readonly damaged: unknown }>();
  const cards = new Map<string, unknown>();
  const kept = await keptMatches(saved, (damaged) => {
    logs.set(damaged.match, { damaged: damaged.fault.why });
    tell(damaged);
  });
  for (const match of kept) {
    logs.set(match.card.match, formatLog(match.log));
    cards.set(match.card.match, match.card);
  }
  const drawers = new Map<string, ReadonlyMap<string, unknown>>([
    ['cards', cards],
    ['notes', saved.notes.all()],
    ['drafts', saved.drafts.all()],
  ]);
  return formatDeviceExport({ drawers, choices: new Map() }, new Map([...logs].sort()));
}

export async function importDevice(saved: Saved, text: string): Promise<DeviceImport> {
  const parsed = parseDeviceExport(text);
  if (!parsed.ok) return { kind: 'refused', fault: parsed.error };
  const own = await ownMatches(saved);
  const merge = mergeMatches(own, () => newName(new Set([...own.keys(), ...parsed.value.logs.keys()])));
  const changes = [...parsed.value.logs].map(([match, log]) => {
    const card = givenCard(parsed.value, match);
    const isUnderWay = card?.origin.kind === 'online' && !log?.includes('"type":"match-closed"');
    if (isUnderWay) return { card, fate: null };
    const given = {
      match,
      text: match.length > LONGEST_NAME ? null : log,
      origin: card?.origin.kind ?? null,
    };
    return { card, fate: merge.take(given) };
  });
  const locks = changes.flatMap(({ fate }) => changedHere(fate).map((match) => saved.lock(match)));
  const taken = locks.find((lock) => lock.kind === 'taken');
  if (!taken) {
    for (const { fate, card } of changes) if (fate) await apply(saved, fate, card);
    moveThings(saved.notes, decodeNote, parsed.value.drawers.get('notes'), merge);
    moveThings(saved.drafts, decodeDraft, parsed.value.drawers.get('drafts'), merge);
  }
  for (const lock of locks) release(lock);
  if (taken) return { kind: 'elsewhere', process: taken.process };
  const stillOnline = changes.filter(({ fate }) => fate === null).length;
  return { kind: 'imported', counts: merge.counts(), stillOnline };
}

/** Of a match: a file is named after it. */
const LONGEST_NAME = 60;

async function ownMatches(saved: Saved): Promise<Map<MatchId, DeviceMatch>> {
  const own = new Map<MatchId, DeviceMatch>();
  const kept = await keptMatches(saved, ({ match }) => own.set(match, { log: [], origin: null }));
  for (const { card, log } of kept) own.set(card.match, { log, origin: card.origin.kind });
  return own;
}

/** Existing matches that are not only added to. */
function changedHere(fate: MatchFate | null): readonly MatchId[] {
  if (fate?.kind === 'continued') return [fate.as];
  return fate?.kind === 'added' && fate.instead !== null ? [fate.instead] : [];
}

function release(lock: Lock): void {
  if (lock.kind === 'held') lock.release();
}

async function apply(saved: Saved, fate: MatchFate, card: Card | null): Promise<void> {
  if (fate.kind === 'left-out' || fate.kind === 'here') return;
  const { as, log } = fate;
  if (fate.kind === 'added' && fate.instead !== null) {
    await saved.logs.remove(fate.instead);
    saved.cards.remove(fate.instead);
  }
  const after = fate.kind === 'continued' ? fate.after : 0;
  const events = log.slice(after);
  await saved.logs.append(as, after, { by: 'referee', actionId: `${as} ${events[0]?.at ?? 0}`, events });
  const newCard = card ? { ...card, match: as } : importedCard(as, log);
  if (newCard) saved.cards.put(as, newCard);
}

function importedCard(match: MatchId, log: readonly MatchEvent[]): Card | null {
  const state = fold(log);
  return state ? { ...cardOf(match, null, log, state), origin: { kind: 'import' } } : null;
}

/** What this program does not understand stays in the file. */
function moveThings<T>(
  drawer: FileDrawer<T>,
  decode: (value: unknown) => T | null,
  given: ReadonlyMap<string, unknown> | undefined,
  merge: MatchMerge,
): void {
  const understood = [...(given ?? [])].flatMap(([key, value]) => {
    const thing = decode(value);
    return thing === null ? [] : [[key, thing] as const];
  });
  const { gone, put } = merge.things(drawer.all(), understood);
  for (const key of gone) drawer.remove(key);
  for (const [key, thing] of put) drawer.put(key, thing);
}

/** Null for anything that is not a card. */
function givenCard({ drawers }: DeviceExport, match: MatchId): Card | null {
  return decodeCard(drawers.get('cards')?.get(match));
}
