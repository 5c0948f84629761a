// Why the rules do not grant a match that was written down, in one sentence with its place.

import { beginMatch, evolve, type MatchEvent, type MatchState } from '@blackpeg/rules';
import { type Language, logFaultText, plainSpeaker, recordFaultText, terminalTexts } from '@blackpeg/wording';
import type { MatchFault, MatchFile } from './match-file.ts';

export function matchFaultText(language: Language, { terms, events }: MatchFile, found: MatchFault): string {
  const speaker = plainSpeaker(language, terms, null);
  if (found.source === 'record') return recordFaultText(speaker, found.fault);
  const text = logFaultText(speaker, events, found.fault);
  const round = 'event' in found.fault ? roundBefore(events, found.fault.event) : null;
  if (round === null) return text;
  return terminalTexts(language).replay.inRound(round.number, round.replay > 0, text);
}

/** The round under way when an event came; null before the first. */
function roundBefore(events: readonly MatchEvent[], event: number): MatchState['round'] | null {
  const [opened, ...others] = events.slice(0, event);
  if (opened?.type !== 'match-opened') return null;
  const { round } = others.reduce(evolve, beginMatch(opened));
  return round.number === 0 ? null : round;
}
