// Whether two logs belong to the same match, so that a match imported twice is stored once.

import { fold, isSame, laidOpen, type MatchEvent } from '@blackpeg/rules';
import { formatRecord } from '../record/format.ts';
import { recordOf } from '../record/match-record.ts';

/**
 * Equal events, times included, since two matches may well be played alike; whether what was hidden from a viewer is
 * filled in makes no difference. A log made of a record has no times: it tells the match that has the same record.
 */
export function isSameMatch(a: readonly MatchEvent[], b: readonly MatchEvent[]): boolean {
  if (isTimeless(a) || isTimeless(b)) return recordText(a) === recordText(b);
  return a.length === b.length && isSame(a[0], b[0]) && isBeginningOf(laidOpen(a), laidOpen(b));
}

/** Whether the second log goes on where the first one ends, or is the same. */
export function isBeginningOf(part: readonly MatchEvent[], whole: readonly MatchEvent[]): boolean {
  return part.length <= whole.length && part.every((event, index) => isSame(event, whole[index]));
}

function isTimeless([opened]: readonly MatchEvent[]): boolean {
  return opened?.at === 0;
}

/** A log is compared with many others. */
const recordTexts = new WeakMap<readonly MatchEvent[], string>();

/** Without refuted claims, which a record tells but does not play. */
function recordText(log: readonly MatchEvent[]): string {
  const known = recordTexts.get(log);
  if (known !== undefined) return known;
  const state = fold(laidOpen(log));
  const text = state ? formatRecord(recordOf(state, [])) : '';
  recordTexts.set(log, text);
  return text;
}
