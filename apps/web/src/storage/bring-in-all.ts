// What another device saved, or this one before it was cleared, merged with what is here: nothing twice, nothing here
// changed but a match that went on there. All of it is written at once, or nothing.

import {
  type DeviceExport,
  type DeviceExportFault,
  isBeginningOf,
  isSameMatch,
  parseDeviceExport,
  parseLog,
} from '@blackpeg/notation';
import type { MatchId } from '@blackpeg/referee';
import { fold, type MatchEvent, ok, type Result, verifyLog } from '@blackpeg/rules';
import { type Card, decodeCard } from '../table/card.ts';
import type { Backing, Changes } from './backing.ts';
import { type BroughtInAll, CARDS, DRAWER_NAMES } from './storage.ts';

type Log = readonly MatchEvent[];

/** How one match of the file goes on here. */
type Fate =
  | { readonly kind: 'left-out' | 'here' }
  /** `instead` goes: the same match, brought in before without its card. */
  | { readonly kind: 'added'; readonly as: MatchId; readonly log: Log; readonly instead: MatchId | null }
  | { readonly kind: 'continued'; readonly after: number; readonly log: Log };

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
  const own = await ownMatches(backing);
  const changes = emptyChanges();
  const counts = { added: 0, here: 0, continued: 0, leftOut: 0 };
  const names = new Map<MatchId, MatchId>();
  const replaced = new Map<MatchId, MatchId>();
  let since = Date.now();
  for (const [match, logText] of given.logs) {
    const card = cardOf(given, match);
    const fate = fateOf(match, logText, card, own, newId);
    if (fate.kind === 'left-out') counts.leftOut += 1;
    else counts[fate.kind] += 1;
    if (fate.kind !== 'left-out') names.set(match, fate.kind === 'added' ? fate.as : match);
    apply(changes, match, fate, card);
    if (fate.kind === 'added') {
      if (fate.instead !== null) replaced.set(fate.instead, fate.as);
      own.delete(fate.instead ?? '');
      own.set(fate.as, { log: fate.log, isImport: false });
    }
    if (Date.now() - since < TURN) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = Date.now();
  }
  await addThings(backing, given, { names, replaced }, changes);
  await backing.change(changes);
  return ok({ counts, choices: given.choices });
}

interface OwnMatch {
  readonly log: Log;
  /** Brought in as a single log or record. */
  readonly isImport: boolean;
}

type Draft = { -readonly [K in keyof Changes]: Changes[K][number][] };

function emptyChanges(): Draft {
  return { removed: [], gone: [], batches: [], things: [] };
}

async function ownMatches({ logs, things }: Backing): Promise<Map<MatchId, OwnMatch>> {
  const cards = new Map(await things.all(CARDS));
  const own = new Map<MatchId, OwnMatch>();
  for (const match of await logs.list()) {
    const log = (await logs.read(match, 0)).flatMap(({ events }) => events);
    own.set(match, { log, isImport: decoded(cards.get(match))?.origin.kind === 'import' });
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

function cardOf({ drawers }: DeviceExport, match: MatchId): Card | null {
  return decodeCard(drawers.get(CARDS)?.get(match));
}

function fateOf(
  match: MatchId,
  text: string | null,
  card: Card | null,
  own: ReadonlyMap<MatchId, OwnMatch>,
  newId: () => MatchId,
): Fate {
  const log = text === null ? null : vouchedFor(text, card);
  if (!log) return { kind: 'left-out' };
  const here = own.get(match)?.log ?? null;
  if (here && isBeginningOf(log, here)) return { kind: 'here' };
  if (here && here.length > 0 && isBeginningOf(here, log))
    return { kind: 'continued', after: here.length, log };
  const [twin, { isImport } = { isImport: false }] =
    [...own].find(([name, { log: other }]) => name !== match && isSameMatch(log, other)) ?? [];
  if (twin !== undefined && (!isImport || card === null || card.origin.kind === 'import'))
    return { kind: 'here' };
  // Where both devices went on by themselves, both matches are kept; one that is damaged here is mended.
  if (here && here.length > 0) return { kind: 'added', as: newId(), log, instead: twin ?? null };
  return { kind: 'added', as: match, log, instead: twin ?? (here && match) };
}

/** What a server told one seat has gaps that no rule can fill; everything else is decided again. */
function vouchedFor(text: string, card: Card | null): Log | null {
  const parsed = parseLog(text);
  if (!parsed.ok || parsed.value[0]?.type !== 'match-opened') return null;
  const log = parsed.value;
  return card?.origin.kind === 'online' || verifyLog(log) === null ? log : null;
}

function apply(changes: Draft, match: MatchId, fate: Fate, card: Card | null): void {
  switch (fate.kind) {
    case 'left-out':
    case 'here':
      return;
    case 'continued':
      changes.batches.push([match, fate.after, batchOf(match, fate.log.slice(fate.after))]);
      if (card) changes.things.push([CARDS, match, JSON.stringify(card)]);
      return;
    case 'added': {
      const { as, log, instead } = fate;
      if (instead !== null) changes.removed.push(instead);
      if (instead !== null && instead !== as) changes.gone.push([CARDS, instead]);
      changes.batches.push([as, 0, batchOf(as, log)]);
      changes.things.push([CARDS, as, JSON.stringify({ ...(card ?? plainCard(log)), match: as })]);
    }
  }
}

function batchOf(match: MatchId, events: Log): Changes['batches'][number][2] {
  return { by: 'referee', actionId: `${match} ${events[0]?.at ?? 0}`, events };
}

/** A lost card is made anew from the log. */
function plainCard(log: Log): Omit<Card, 'match'> {
  const state = fold(log);
  const seats = state?.terms.seats ?? [];
  return {
    origin: { kind: 'import' },
    sitters: seats.map(({ player }) =>
      player === 'house' ? { kind: 'house', level: 'steady' } : { kind: 'person', name: null },
    ),
    codemaker: 'random',
    hints: true,
    madeAt: log[0]?.at ?? 0,
    touchedAt: log.at(-1)?.at ?? 0,
    closed: state?.phase === 'closed',
  };
}

interface Renamed {
  /** From the file's name of a match to the one it has here; without those that are left out. */
  readonly names: ReadonlyMap<MatchId, MatchId>;
  /** From a match that goes to the one that takes its place. */
  readonly replaced: ReadonlyMap<MatchId, MatchId>;
}

/** What lies under a match goes with it, under the name it has here; what is here already stays. */
async function addThings(
  { things }: Backing,
  { drawers, logs }: DeviceExport,
  { names, replaced }: Renamed,
  changes: Draft,
): Promise<void> {
  for (const drawer of DRAWER_NAMES) {
    const here = new Set<string>();
    for (const [key, text] of await things.all(drawer)) {
      const to = renamed(key, replaced);
      here.add(to);
      if (to === key) continue;
      changes.gone.push([drawer, key]);
      changes.things.push([drawer, to, text]);
    }
    for (const [key, thing] of drawers.get(drawer) ?? []) {
      const match = matchIn(key);
      if (logs.has(match) && !names.has(match)) continue;
      const to = renamed(key, names);
      if (!here.has(to)) changes.things.push([drawer, to, JSON.stringify(thing)]);
    }
  }
}

/** A key that begins with a match and a space belongs to that match. */
function matchIn(key: string): MatchId {
  return key.split(' ')[0] ?? '';
}

function renamed(key: string, names: ReadonlyMap<MatchId, MatchId>): string {
  const match = matchIn(key);
  return (names.get(match) ?? match) + key.slice(match.length);
}
