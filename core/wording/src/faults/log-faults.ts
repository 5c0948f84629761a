// Why a log does not follow from the rules, in one sentence that names the event.

import {
  beginMatch,
  changedRule,
  type EventOf,
  evolve,
  type LogFault,
  type MatchEvent,
  type MatchState,
} from '@blackpeg/rules';
import { announce } from '../match/announce.ts';
import type { Speaker } from '../names/who.ts';
import { type Language, textsOf } from '../words/lookup.ts';
import { violationText } from './violations.ts';

const logFaultsWords = textsOf('faults', 'logFaults');

/** `log` is the log with the fault: the words of an event depend on what came before it. */
export function logFaultText(speaker: Speaker, log: readonly MatchEvent[], fault: LogFault): string {
  const words = logFaultsWords(speaker.language);
  if (fault.kind === 'no-opening') return words['no-opening'];
  const number = fault.event + 1;
  const before = stateBefore(log, fault.event);
  const said = (event: MatchEvent) => eventText(speaker, before, event);
  switch (fault.kind) {
    case 'cut-short':
      return words['cut-short'](number, said(fault.expected));
    case 'time-runs-back':
      return words['time-runs-back'](number);
    case 'refused':
      return words.refused(number, violationText(speaker, fault.violation));
    case 'differs': {
      const recorded = said(fault.recorded);
      if (fault.expected === null) return words['out-of-place'](number, recorded);
      const expected = said(fault.expected);
      return recorded === expected
        ? words['differs-in-detail'](number, recorded)
        : words.differs(number, recorded, expected);
    }
  }
}

/** For a log that is valid by the rules it was played by, but not by today's; null if it is valid by today's. */
export function earlierRulesText(language: Language, log: readonly MatchEvent[]): string | null {
  const rule = changedRule(log);
  return rule && logFaultsWords(language)['earlier-rules'](rule);
}

function stateBefore(log: readonly MatchEvent[], event: number): MatchState | null {
  const [opened, ...events] = log.slice(0, event);
  if (opened?.type !== 'match-opened') return null;
  return events.reduce(evolve, beginMatch(opened));
}

/** An event that cannot be put into words, because there is no state or it is silent, is named by its type. */
function eventText(speaker: Speaker, before: MatchState | null, event: MatchEvent): string {
  const after = before === null ? openingState(event) : evolve(before, event);
  const text = after === null ? '' : announce(speaker, after, event, 'full');
  return text === '' ? `${event.type}.` : text;
}

function openingState(event: MatchEvent): MatchState | null {
  return isOpening(event) ? beginMatch(event) : null;
}

function isOpening(event: MatchEvent): event is EventOf<'match-opened'> {
  return event.type === 'match-opened';
}
