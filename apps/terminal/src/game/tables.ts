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
  /** At once unless given. */
  readonly housePace?: TablesPorts['housePace'];
}

export type TerminalOpening =
  | Exclude<Opening, { readonly kind: 'elsewhere' }>
  /** Another process of this machine plays it. */
  | { readonly kind: 'elsewhere'; readonly process: number }
  /** It is there and cannot be read. */
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
    // Nobody looks over the shoulder of a terminal that is left.
    outOfSight: () => () => {},
    newId: () => randomUUID(),
    newMatch: () => unusedName(saved),
    closed: (match) => dropUntouched(saved, match),
    // What fails while nobody waits for it fails again, and is told, when somebody does.
    fault: () => {},
  });
  return { ...tables, open: (match, hooks) => openedOr(() => tables.open(match, hooks)) };
}

async function openedOr(open: () => Promise<Opening>): Promise<TerminalOpening> {
  try {
    const opening = await open();
    // A lock of this machine knows its process.
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
    // Where nothing can be deleted it stays, as it was before.
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

/** Signs that are not taken for each other, read or heard. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 6;

async function unusedName({ logs }: Saved): Promise<MatchId> {
  return newName(new Set(await logs.list()));
}

/** One that none of these is. */
export function newName(taken: ReadonlySet<MatchId>): MatchId {
  for (;;) {
    const name = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    if (!taken.has(name)) return name;
  }
}
