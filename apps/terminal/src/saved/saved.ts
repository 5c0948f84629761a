// Everything of matches that outlives a run: logs, cards, notes and half-filled rows in one folder, with a lock for each match.

import path from 'node:path';
import { createMemoryStore, type EventStore, type MatchId } from '@blackpeg/referee';
import { allRounds, fold, type MatchEvent, type MatchState, type Round } from '@blackpeg/rules';
import type { KeptDraft } from '@blackpeg/session';
import { type Card, decodeCard } from '../game/card.ts';
import { decodeDraft } from '../game/kept-draft.ts';
import { WorldError, type WorldFault } from '../io.ts';
import type { Environment } from '../language.ts';
import { createFileDrawer, createMemoryDrawer, type Drawer } from './drawer.ts';
import { fileNameOf } from './file-name.ts';
import { createFileStore, isFinished } from './file-store.ts';
import { dataFolder } from './folder.ts';
import { type Lock, takeLock } from './lock.ts';

export interface Saved {
  readonly logs: EventStore;
  readonly cards: Drawer<Card>;
  readonly notes: Drawer<string>;
  readonly drafts: Drawer<KeptDraft>;
  /** False where nothing outlives this run. */
  readonly lasts: boolean;
  lock(match: MatchId): Lock;
  /** Found at a glance: no log is read whole for it. */
  unfinished(): Promise<readonly MatchId[]>;
}

export interface KeptMatch {
  readonly card: Card;
  readonly log: readonly MatchEvent[];
  /** The truth: only of a closed match may anything secret be told. */
  readonly state: MatchState;
}

export function openSaved(env: Environment, torn: (match: MatchId) => void): Saved {
  const folder = dataFolder(env);
  return folder === null ? inMemory() : onDisk(folder, torn);
}

/** Null for a match that is not kept here. */
export async function keptMatch({ logs, cards }: Saved, match: MatchId): Promise<KeptMatch | null> {
  const card = cards.get(match);
  const log = card ? (await logs.read(match, 0)).flatMap(({ events }) => events) : [];
  const state = fold(log);
  return card && state ? { card, log, state } : null;
}

/** The newest first. `damaged` hears of each that cannot be read; it is left out, and the others are there. */
export async function keptMatches(
  saved: Saved,
  damaged: (fault: WorldFault) => void = () => {},
): Promise<readonly KeptMatch[]> {
  return readable(saved, await saved.logs.list(), damaged);
}

/** Those that can be gone on with, the newest first. */
export async function openMatches(saved: Saved): Promise<readonly KeptMatch[]> {
  const kept = await readable(saved, await saved.unfinished(), () => {});
  return kept.filter(({ state }) => state.phase !== 'closed');
}

async function readable(
  saved: Saved,
  ids: readonly MatchId[],
  damaged: (fault: WorldFault) => void,
): Promise<readonly KeptMatch[]> {
  const all = await Promise.all(
    ids.map((id) =>
      keptMatch(saved, id).catch((error: unknown) => {
        if (!(error instanceof WorldError)) throw error;
        damaged(error.fault);
        return null;
      }),
    ),
  );
  return all.flatMap((kept) => kept ?? []).sort((a, b) => touchedAt(b) - touchedAt(a));
}

export async function forgetMatch(
  { logs, cards, notes, drafts }: Saved,
  { card, state }: KeptMatch,
): Promise<void> {
  await logs.remove(card.match);
  for (const seat of state.terms.seats.keys()) {
    notes.remove(seatKey(card.match, seat));
    drafts.remove(seatKey(card.match, seat));
    for (const round of allRounds(state)) notes.remove(roundKey(card.match, seat, round));
  }
  cards.remove(card.match);
}

/** Names what one seat of a match keeps for itself. */
export function seatKey(match: MatchId, seat: number): string {
  return `${match} ${seat}`;
}

/** Names what one seat keeps for itself of one round. */
export function roundKey(match: MatchId, seat: number, round: Pick<Round, 'number' | 'replay'>): string {
  return `${seatKey(match, seat)} ${round.number} ${round.replay}`;
}

function touchedAt({ card, log }: KeptMatch): number {
  return log.at(-1)?.at ?? card.madeAt;
}

function onDisk(folder: string, torn: (match: MatchId) => void): Saved {
  const matches = path.join(folder, 'matches');
  const logs = createFileStore(matches, torn);
  return {
    logs,
    cards: createFileDrawer(path.join(folder, 'cards'), decodeCard),
    notes: createFileDrawer(path.join(folder, 'notes'), (value) =>
      typeof value === 'string' ? value : null,
    ),
    drafts: createFileDrawer(path.join(folder, 'drafts'), decodeDraft),
    lasts: true,
    lock: (match) => takeLock(path.join(folder, 'locks', fileNameOf(match))),
    unfinished: async () => (await logs.list()).filter((match) => !isFinished(matches, match)),
  };
}

function inMemory(): Saved {
  const logs = createMemoryStore();
  return {
    logs,
    cards: createMemoryDrawer(),
    notes: createMemoryDrawer(),
    drafts: createMemoryDrawer(),
    lasts: false,
    lock: () => ({ kind: 'held', release: () => {} }),
    unfinished: () => logs.list(),
  };
}
