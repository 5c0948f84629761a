// What is stored of a round beside its log: notes, and the hints that were used, for each seat.

import { integer, listOf, oneOf, record } from '@blackpeg/notation';
import type { MatchId } from '@blackpeg/referee';
import { MOST_HOLES, type Seat } from '@blackpeg/rules';
import type { NoteMark, Notes } from '@blackpeg/screens/play';
import type { Storage, StoredDrawer } from '../../storage/storage.ts';

/** How often each grade of hint was used. */
export interface HintCounts {
  readonly check: number;
  readonly clue: number;
  readonly row: number;
}

/** Kinds of both facets of a pair, with their blanks. */
const MOST_KINDS = 20;

export const NO_HINTS: HintCounts = { check: 0, clue: 0, row: 0 };

/** Rounds count from 0 over all that were played, replays too, as reviews count them. */
export function roundKey(match: MatchId, round: number, seat: Seat): string {
  return `${match} ${round} ${seat}`;
}

export function notesDrawer(storage: Storage): StoredDrawer<Notes> {
  const notes = listOf(listOf(oneOf<NoteMark>(['', 'no', 'maybe']), 0, MOST_HOLES), 0, MOST_KINDS);
  return storage.drawer('notes', (value) => {
    const decoded = notes(value, 'notes');
    return decoded.ok ? decoded.value : null;
  });
}

export function hintsDrawer(storage: Storage): StoredDrawer<HintCounts> {
  const count = integer(0, 9999);
  const counts = record<HintCounts>({ check: count, clue: count, row: count });
  return storage.drawer('hints', (value) => {
    const decoded = counts(value, 'hints');
    return decoded.ok ? decoded.value : null;
  });
}
