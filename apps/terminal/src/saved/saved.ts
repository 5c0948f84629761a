// Everything stored about matches: logs, cards, notes and half-filled rows in one folder, with a lock for each match.
// If the folder cannot be written, or there is none, all of it is held in memory and `saving` says so.

import path from 'node:path';
import {
  createSaveMonitor,
  type EventStore,
  type FallbackStore,
  type MatchId,
  type SaveMonitor,
  withMemoryFallback,
} from '@blackpeg/referee';
import { fold, type MatchEvent, type Round } from '@blackpeg/rules';
import type { KeptMatch } from '@blackpeg/screens';
import type { KeptDraft } from '@blackpeg/session';
import { briefCard, type Card, cardOf, decodeCard, decodeDraft, seatKey } from '@blackpeg/table';
import { type Environment, WorldError, type WorldFault } from '../command-line/io.ts';
import { dataFolder, fileNameOf, probeFolder, sweepParts } from './disk.ts';
import { createDrawer, type FileDrawer } from './drawer.ts';
import { createFileStore, isFinished, logFile } from './file-store.ts';
import { type Lock, takeLock } from './lock.ts';

export interface Saved {
  readonly logs: FallbackStore;
  readonly cards: FileDrawer<Card>;
  readonly notes: FileDrawer<string>;
  readonly drafts: FileDrawer<KeptDraft>;
  /** Whether all of it, and everything else this run writes, is saved. */
  readonly saving: SaveMonitor;
  /** Null if there is none. */
  readonly folder: string | null;
  /** Before anything is played: removes half-written files, and finds out whether anything can be saved. */
  prepare(): void;
  lock(match: MatchId): Lock;
  /** Determined quickly: no log is read completely for it. */
  unfinished(): Promise<readonly MatchId[]>;
}

/** Its state is complete: secrets may be shown only if the match is over. */
export interface SavedMatch extends KeptMatch {
  readonly log: readonly MatchEvent[];
}

/** A match that exists but cannot be read: it can only be deleted. */
export interface DamagedMatch {
  readonly match: MatchId;
  readonly fault: WorldFault;
}

/** Why nothing can be saved if the environment names no folder; instead of the system's message. */
export const NO_FOLDER = 'no-folder';

export function openSaved(env: Environment, torn: (match: MatchId) => void): Saved {
  const folder = dataFolder(env);
  const saving = createSaveMonitor();
  saving.add(async () => canBeWritten(folder) === null);
  const within = (name: string) => (folder === null ? null : path.join(folder, name));
  const matches = within('matches');
  const logs = withMemoryFallback(matches === null ? NOWHERE : createFileStore(matches, torn), saving);
  return {
    logs,
    cards: createDrawer(within('cards'), decodeCard, saving, briefCard),
    notes: createDrawer(within('notes'), decodeNote, saving),
    drafts: createDrawer(within('drafts'), decodeDraft, saving),
    saving,
    folder,
    prepare() {
      if (folder !== null) sweepParts(folder);
      const error = canBeWritten(folder);
      if (error) saving.failed(error);
    },
    lock: (match) =>
      folder === null
        ? { kind: 'held', release: () => {} }
        : takeLock(path.join(folder, 'locks', fileNameOf(match))),
    async unfinished() {
      const all = await logs.list();
      const unsaved = logs.unsaved();
      return all.filter(
        (match) => matches === null || unsaved.includes(match) || !isFinished(matches, match),
      );
    },
  };
}

/** Null for what is no note. */
export function decodeNote(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Null for a match that is not stored here. One whose card is lost or damaged gets a new one, made from its log. */
export async function keptMatch({ logs, cards }: Saved, match: MatchId): Promise<SavedMatch | null> {
  const log = (await logs.read(match, 0)).flatMap(({ events }) => events);
  const state = fold(log);
  return state ? { card: cardOf(match, cards.get(match), log, state), log, state } : null;
}

/** The newest first. `damaged` is called for each that cannot be read; it is left out. */
export async function keptMatches(
  saved: Saved,
  damaged: (match: DamagedMatch) => void = () => {},
): Promise<readonly SavedMatch[]> {
  return readable(saved, await saved.logs.list(), damaged);
}

/** The resumable ones, the newest first. */
export async function openMatches(saved: Saved): Promise<readonly SavedMatch[]> {
  const kept = await readable(saved, await saved.unfinished(), () => {});
  return kept.filter(({ state }) => state.phase !== 'closed');
}

async function readable(
  saved: Saved,
  ids: readonly MatchId[],
  damaged: (match: DamagedMatch) => void,
): Promise<readonly SavedMatch[]> {
  const all = await Promise.all(
    ids.map(async (match) => {
      const kept = await keptOrFault(saved, match);
      if ('state' in kept) return kept;
      damaged(kept);
      return null;
    }),
  );
  return all.flatMap((kept) => kept ?? []).sort((a, b) => b.card.touchedAt - a.card.touchedAt);
}

/** For an existing match, so a log without events is damaged. */
async function keptOrFault(saved: Saved, match: MatchId): Promise<SavedMatch | DamagedMatch> {
  try {
    const kept = await keptMatch(saved, match);
    if (kept) return kept;
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    return { match, fault: error.fault };
  }
  const file = logFile(path.join(saved.folder ?? '', 'matches'), match);
  return { match, fault: { kind: 'match-damaged', file, why: '1' } };
}

/** With everything that was stored for it. */
export async function deleteMatch({ logs, cards, notes, drafts }: Saved, match: MatchId): Promise<void> {
  await logs.remove(match);
  for (const drawer of [notes, drafts]) drawer.removeAll(`${match} `);
  cards.remove(match);
}

/** Matches of which the log, the card, a note or a half-filled row exists only in this run. */
export function unsavedMatches({ logs, cards, notes, drafts }: Saved): ReadonlySet<MatchId> {
  const keys = [cards, notes, drafts].flatMap((drawer) => drawer.unsaved());
  return new Set([...logs.unsaved(), ...keys.map((key) => key.split(' ')[0] ?? '')]);
}

/** What the player chose, by name. */
export function settingsDrawer<T>(
  { folder, saving }: Pick<Saved, 'folder' | 'saving'>,
  decode: (value: unknown) => T | null,
): FileDrawer<T> {
  return createDrawer(folder === null ? null : path.join(folder, 'settings'), decode, saving);
}

/** The storage key of one seat in one round. */
export function roundKey(match: MatchId, seat: number, round: Pick<Round, 'number' | 'replay'>): string {
  return `${seatKey(match, seat)} ${round.number} ${round.replay}`;
}

/** Null if it can; otherwise why not. */
function canBeWritten(folder: string | null): unknown {
  try {
    if (folder === null) return nowhere();
    probeFolder(folder);
    return null;
  } catch (error) {
    return error;
  }
}

function nowhere(): WorldError {
  return new WorldError({ kind: 'file-unwritable', file: '', why: NO_FOLDER });
}

/** Where there is no folder. */
const NOWHERE: EventStore = {
  append: async () => Promise.reject(nowhere()),
  read: async () => [],
  list: async () => [],
  remove: async () => {},
};
