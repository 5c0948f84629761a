// Tables on this machine: matches in its folder under short names, locks between its programs, and removal of matches
// without a move.

import { randomInt, randomUUID } from 'node:crypto';
import type { MatchId } from '@blackpeg/referee';
import {
  createTables,
  isUntouched,
  type Opening,
  seatKey,
  type TableHooks,
  type Tables,
  type TablesPorts,
} from '@blackpeg/table';
import { WorldError, type WorldFault } from '../command-line/io.ts';
import { wallClock } from '../node-ports.ts';
import { deleteMatch, keptMatch, roundKey, type Saved, type SavedMatch } from '../saved/saved.ts';

export interface TerminalTablesPorts extends Pick<TablesPorts, 'thinker' | 'dice'> {
  readonly saved: Saved;
  /** Immediate by default. */
  readonly housePace?: TablesPorts['housePace'];
}

export type TerminalOpening =
  | Exclude<Opening, { readonly kind: 'elsewhere' }>
  /** Another process of this machine plays it. */
  | { readonly kind: 'elsewhere'; readonly process: number }
  /** It exists but cannot be read. */
  | { readonly kind: 'damaged'; readonly fault: WorldFault };

export interface TerminalTables extends Omit<Tables, 'open'> {
  open(match: MatchId, hooks: TableHooks): Promise<TerminalOpening>;
}

export function openTables({
  saved,
  housePace = () => 'at-once',
  ...ports
}: TerminalTablesPorts): TerminalTables {
  const tables = createTables({
    ...ports,
    storage: saved,
    clock: wallClock,
    locks: { take: saved.lock },
    housePace,
    // A terminal has no hidden pages.
    outOfSight: () => () => {},
    newId: () => randomUUID(),
    newMatch: () => unusedName(saved),
    closed: (match) => dropUntouched(saved, match),
    // A failure nobody waits for happens again, and is reported, when somebody does.
    fault: () => {},
  });
  return { ...tables, open: (match, hooks) => openedOr(() => tables.open(match, hooks)) };
}

async function openedOr(open: () => Promise<Opening>): Promise<TerminalOpening> {
  try {
    const opening = await open();
    // A lock of this machine has its process id.
    return opening.kind === 'elsewhere' ? { kind: 'elsewhere', process: opening.process ?? 0 } : opening;
  } catch (error) {
    if (error instanceof WorldError) return { kind: 'damaged', fault: error.fault };
    throw error;
  }
}

/** Opening a match and leaving it leaves nothing behind. */
async function dropUntouched(saved: Saved, match: MatchId): Promise<void> {
  const kept = await keptMatch(saved, match);
  if (!kept || !isUntouched(kept.log, kept.state) || hasNotes(saved, kept)) return;
  await deleteMatch(saved, match).catch((error: unknown) => {
    // If it cannot be deleted it stays, as before.
    if (!(error instanceof WorldError)) throw error;
  });
}

/** A half-filled row counts as well. */
function hasNotes(
  { notes, drafts }: Saved,
  { card: { match }, state: { terms, round } }: SavedMatch,
): boolean {
  return [...terms.seats.keys()].some(
    (seat) =>
      drafts.get(seatKey(match, seat)) ??
      notes.get(seatKey(match, seat)) ??
      notes.get(roundKey(match, seat, round)),
  );
}

/** Characters that are not confused with each other, read or heard. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 6;

async function unusedName({ logs }: Saved): Promise<MatchId> {
  return newName(new Set(await logs.list()));
}

/** A new one, different from all of these. */
export function newName(taken: ReadonlySet<MatchId>): MatchId {
  for (;;) {
    const name = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    if (!taken.has(name)) return name;
  }
}
