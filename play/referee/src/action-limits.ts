// Limits how often one seat may repeat actions that do not advance the match: otherwise one player could fill the store
// and make a log that nobody can load.

import {
  type Action,
  type Actor,
  type Err,
  err,
  type MatchEvent,
  type RuleId,
  type RuleViolation,
} from '@blackpeg/rules';

/** Counted by the events in the log. The action that takes it back is limited with it. */
type Counted = Extract<MatchEvent['type'], 'end-offered' | 'claim-judged' | 'mark-corrected' | 'returned'>;

interface Limit {
  readonly event: Counted;
  readonly rule: RuleId;
  readonly most: number;
}

const LIMITS: Readonly<Partial<Record<Action['type'], Limit>>> = {
  'offer-end': { event: 'end-offered', rule: 'M7', most: 100 },
  claim: { event: 'claim-judged', rule: 'W2', most: 200 },
  'correct-mark': { event: 'mark-corrected', rule: 'W3', most: 200 },
  // A seat that has come back this often counts as away from then on.
  return: { event: 'returned', rule: 'E6', most: 500 },
};

/** For the log's own count: the name of what a batch did for a seat, null if it is not limited. */
export function countedAs(by: Actor, [first]: readonly MatchEvent[]): string | null {
  if (!first || !Object.values(LIMITS).some(({ event }) => event === first.type)) return null;
  return nameOf(first.type, first.type === 'returned' ? first.seat : by);
}

/** `counts` are those of the log, by `countedAs`. */
export function tooOften(
  counts: ReadonlyMap<string, number>,
  by: Actor,
  action: Action,
): Err<RuleViolation> | null {
  const limit = LIMITS[action.type];
  if (!limit) return null;
  const seat = action.type === 'return' ? action.seat : by;
  const isSpent = (counts.get(nameOf(limit.event, seat)) ?? 0) >= limit.most;
  return isSpent ? err({ rule: limit.rule, kind: 'too-often', most: limit.most }) : null;
}

function nameOf(event: MatchEvent['type'], seat: Actor): string {
  return `${event} ${seat}`;
}
