// A match from a file: a log in JSON lines or a record, recognised by its contents; and why the rules refuse one.

import {
  isDeviceExport,
  matchOfLog,
  matchOfRecord,
  parseLog,
  parseRecord,
  type RecordFault,
  type RecordTag,
  replayRecord,
} from '@blackpeg/notation';
import {
  beginMatch,
  err,
  evolve,
  type LogFault,
  laidOpen,
  type MatchEvent,
  type MatchState,
  ok,
  type Result,
  type Terms,
  verifyLog,
} from '@blackpeg/rules';
import { type Language, logFaultText, plainSpeaker, recordFaultText, terminalTexts } from '@blackpeg/wording';
import type { InputFault } from '../command-line/fault.ts';

export interface MatchFile {
  readonly terms: Terms;
  /** Its id, which commitments name; null if the text does not say it. */
  readonly match: string | null;
  /** At least the opening of the match. For a record, as many as the rules accept. */
  readonly events: readonly MatchEvent[];
  /** Of a record; a log has none. */
  readonly tags: readonly RecordTag[];
  /** The objection of the rules; computed only when asked. */
  readonly firstFault: () => MatchFault | null;
  /** A record that the rules do not accept to its end cannot be shown to its end. */
  readonly isCut: boolean;
}

export type MatchFault =
  | { readonly source: 'log'; readonly fault: LogFault }
  | { readonly source: 'record'; readonly fault: RecordFault };

/** `file` is what the text is called in faults. */
export function parseMatch(file: string, text: string): Result<MatchFile, InputFault> {
  const start = /[^\s\uFEFF]/.exec(text)?.[0];
  if (start === undefined) return err({ kind: 'empty-file', file });
  if (isDeviceExport(text)) return err({ kind: 'device-file', file });
  return start === '{' ? fromLog(file, text) : fromRecord(file, text);
}

function fromLog(file: string, text: string): Result<MatchFile, InputFault> {
  const parsed = parseLog(text);
  if (!parsed.ok) return err({ kind: 'bad-text', where: file, text, fault: parsed.error });
  // A viewer's own copy is complete at its end.
  const events = laidOpen(parsed.value);
  const [opened] = events;
  if (opened?.type !== 'match-opened') return err({ kind: 'no-opening', where: file });
  const firstFault = (): MatchFault | null => {
    const fault = verifyLog(events);
    return fault && { source: 'log', fault };
  };
  return ok({ terms: opened.terms, match: matchOfLog(text), events, tags: [], firstFault, isCut: false });
}

function fromRecord(file: string, text: string): Result<MatchFile, InputFault> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return err({ kind: 'bad-text', where: file, text, fault: parsed.error });
  const { events, fault } = replayRecord(parsed.value);
  const firstFault = (): MatchFault | null => fault && { source: 'record', fault };
  return ok({
    terms: parsed.value.terms,
    match: matchOfRecord(parsed.value),
    events,
    tags: parsed.value.tags,
    firstFault,
    isCut: fault !== null,
  });
}

export function matchFaultText(language: Language, { terms, events }: MatchFile, found: MatchFault): string {
  const speaker = plainSpeaker(language, terms, null);
  if (found.source === 'record') return recordFaultText(speaker, found.fault);
  const text = logFaultText(speaker, events, found.fault);
  const round = 'event' in found.fault ? roundBefore(events, found.fault.event) : null;
  if (round === null) return text;
  return terminalTexts(language).replay.inRound(round.number, round.replay > 0, text);
}

/** The current round at an event; null before the first. */
function roundBefore(events: readonly MatchEvent[], event: number): MatchState['round'] | null {
  const [opened, ...others] = events.slice(0, event);
  if (opened?.type !== 'match-opened') return null;
  const { round } = others.reduce(evolve, beginMatch(opened));
  return round.number === 0 ? null : round;
}
