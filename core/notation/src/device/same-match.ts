// Whether two logs belong to the same match, so that a match imported twice is stored once.

import { fold, isSame, laidOpen, type MatchEvent } from '@blackpeg/rules';
import { formatRecord } from '../record/format.ts';
import { recordOf } from '../record/match-record.ts';

/**
 * Equal events, times included, since two matches may be played alike; values that were hidden from a viewer may be
 * filled in or not. A log made from a record has no times: it equals the match that gives the same record.
 */
export function isSameMatch(a: readonly MatchEvent[], b: readonly MatchEvent[]): boolean {
  if (isTimeless(a) || isTimeless(b)) return recordText(a) === recordText(b);
  return a.length === b.length && isSame(a[0], b[0]) && isBeginningOf(laidOpen(a), laidOpen(b));
}

/** Whether the second log continues the first one, or is the same. */
export function isBeginningOf(part: readonly MatchEvent[], whole: readonly MatchEvent[]): boolean {
  return part.length <= whole.length && part.every((event, index) => isSame(event, whole[index]));
}

function isTimeless([opened]: readonly MatchEvent[]): boolean {
  return opened?.at === 0;
}

/** Cached, because a log is compared with many others. */
const recordTexts = new WeakMap<readonly MatchEvent[], string>();

/** Without refuted claims, which a record mentions but a replay does not play. */
function recordText(log: readonly MatchEvent[]): string {
  const known = recordTexts.get(log);
  if (known !== undefined) return known;
  const state = fold(laidOpen(log));
  const text = state ? formatRecord(recordOf(state, [])) : '';
  recordTexts.set(log, text);
  return text;
}
