// Checks a whole log against the rules: every event must follow from the action behind it.

import type { MatchEvent } from '../match/event.ts';
import { beginMatch, evolve } from '../match/evolve.ts';
import type { MatchState } from '../match/match.ts';
import { isSame } from '../same.ts';
import { wishBehind } from './action-behind.ts';
import { advance } from './decide.ts';
import { openMatch } from './open.ts';
import { NEWEST_RULES } from './rules-version.ts';
import type { RuleId, RuleViolation } from './violation.ts';

export type LogFault =
  /** The log does not begin by opening a match, or ends in the middle of the events of one action. */
  | { readonly kind: 'no-opening' }
  | { readonly kind: 'cut-short'; readonly event: number; readonly expected: MatchEvent }
  | { readonly kind: 'time-runs-back'; readonly event: number }
  /** The rules refuse the action behind the event. */
  | { readonly kind: 'refused'; readonly event: number; readonly violation: RuleViolation }
  /** The rules give another event here: a mark, points or an outcome that does not follow. */
  | {
      readonly kind: 'differs';
      readonly event: number;
      readonly recorded: MatchEvent;
      readonly expected: MatchEvent | null;
    };

/**
 * The first fault, or null for a log that agrees with the rules. Events count from 0. Only a whole log can be
 * verified.
 */
export function verifyLog(log: readonly MatchEvent[]): LogFault | null {
  const [opened] = log;
  if (opened?.type !== 'match-opened') return { kind: 'no-opening' };
  const opening = openMatch(opened.terms, () => opened.firstMaker, opened.at, opened.rules);
  if (!opening.ok) return { kind: 'refused', event: 0, violation: opening.error };
  let fault = compare(log, 0, opening.value);
  let state: MatchState = opening.value.slice(1).reduce(evolve, beginMatch(opened));
  let next = opening.value.length;
  while (fault === null && next < log.length) {
    const event = log[next] as MatchEvent;
    const wish = wishBehind(state, event);
    if (event.at < (log[next - 1]?.at ?? 0)) return { kind: 'time-runs-back', event: next };
    if (wish === null) return { kind: 'differs', event: next, recorded: event, expected: null };
    const advanced = advance(state, wish.by, wish.action, event.at);
    if (!advanced.ok) return { kind: 'refused', event: next, violation: advanced.error };
    const { events } = advanced.value;
    // An event without consequences has no place in a log.
    if (events.length === 0) return { kind: 'differs', event: next, recorded: event, expected: null };
    fault = compare(log, next, events);
    state = advanced.value.state;
    next += events.length;
  }
  return fault;
}

/**
 * The rule that has changed since, for a log that is valid by the rules it was played by but not by today's.
 * Null if it is valid by today's rules too.
 */
export function changedRule(log: readonly MatchEvent[]): RuleId | null {
  const [opened, ...events] = log;
  if (opened?.type !== 'match-opened' || opened.rules === NEWEST_RULES || verifyLog(log) !== null)
    return null;
  const fault = verifyLog([{ ...opened, rules: NEWEST_RULES }, ...events]);
  if (fault === null) return null;
  if (fault.kind === 'refused') return fault.violation.rule === 'T1' ? 'T2' : fault.violation.rule;
  // The other changes: how lateness is judged, and what proved wrong feedback is worth in a duel.
  return fault.kind === 'differs' && fault.recorded.type === 'round-closed' ? 'W5' : 'T2';
}

function compare(log: readonly MatchEvent[], from: number, expected: readonly MatchEvent[]): LogFault | null {
  for (const [offset, event] of expected.entries()) {
    const recorded = log[from + offset];
    if (recorded === undefined) return { kind: 'cut-short', event: from + offset, expected: event };
    if (!isSame(recorded, event)) return { kind: 'differs', event: from + offset, recorded, expected: event };
  }
  return null;
}
