// Imports a match from text: a record or a log, recognised by how it begins, checked by the rules, and stored once.

import {
  isSameMatch,
  parseLog,
  parseRecord,
  playersOfLog,
  playerTags,
  type RecordFault,
  type RecordTag,
  replayRecord,
  type TextFault,
} from '@blackpeg/notation';
import {
  err,
  finishedRounds,
  fold,
  type LogFault,
  laidOpen,
  type MatchEvent,
  ok,
  type Result,
  superEdition,
  type Terms,
  verifyLog,
} from '@blackpeg/rules';
import type { Card, Sitter } from '@blackpeg/table';
import {
  type Language,
  logFaultText,
  matchesTexts,
  plainSpeaker,
  recordFaultText,
  seatName,
  textFaultText,
} from '@blackpeg/wording';
import { dayFrom, namesFrom } from './export.ts';

export interface ImportedMatch {
  readonly terms: Terms;
  readonly events: readonly MatchEvent[];
  /** The tags of a record; for a log the players' names. */
  readonly tags: readonly RecordTag[];
}

export type ImportFault =
  | { readonly kind: 'nothing' | 'too-long' | 'no-opening' }
  | { readonly kind: 'text'; readonly text: string; readonly fault: TextFault }
  | {
      readonly kind: 'log';
      readonly terms: Terms;
      readonly log: readonly MatchEvent[];
      readonly fault: LogFault;
    }
  | { readonly kind: 'record'; readonly terms: Terms; readonly fault: RecordFault };

/** Characters; far more than the longest match has. */
export const LONGEST_TEXT = 1_000_000;

export function readMatch(text: string): Result<ImportedMatch, ImportFault> {
  const start = /[^\s\uFEFF]/.exec(text)?.[0];
  if (start === undefined) return err({ kind: 'nothing' });
  if (text.length > LONGEST_TEXT) return err({ kind: 'too-long' });
  return start === '{' ? fromLog(text) : fromRecord(text);
}

function fromLog(text: string): Result<ImportedMatch, ImportFault> {
  const parsed = parseLog(text);
  if (!parsed.ok) return err({ kind: 'text', text, fault: parsed.error });
  // A viewer's own copy is complete at its end.
  const log = laidOpen(parsed.value);
  const [opened] = log;
  if (opened?.type !== 'match-opened') return err({ kind: 'no-opening' });
  const { terms } = opened;
  const fault = verifyLog(log);
  return fault
    ? err({ kind: 'log', terms, log, fault })
    : ok({ terms, events: log, tags: playerTags(playersOfLog(text)) });
}

function fromRecord(text: string): Result<ImportedMatch, ImportFault> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return err({ kind: 'text', text, fault: parsed.error });
  const { terms, tags } = parsed.value;
  const { events, fault } = replayRecord(parsed.value);
  return fault ? err({ kind: 'record', terms, fault }) : ok({ terms, events, tags });
}

/** In one sentence that says what, where and what to do. */
export function importFaultText(language: Language, fault: ImportFault): string {
  const words = matchesTexts(language).bringIn;
  switch (fault.kind) {
    case 'nothing':
      return words.nothing;
    case 'too-long':
      return words.tooLong;
    case 'no-opening':
      return words.noOpening;
    case 'text':
      return textFaultText({ language, edition: superEdition() }, fault.text, fault.fault);
    case 'log':
      return logFaultText(plainSpeaker(language, fault.terms, null), fault.log, fault.fault);
    case 'record':
      return recordFaultText(plainSpeaker(language, fault.terms, null), fault.fault);
  }
}

/** Where matches are stored. */
export interface ImportPorts {
  readonly logs: {
    list(): Promise<readonly string[]>;
    read(match: string, after: number): Promise<readonly { readonly events: readonly MatchEvent[] }[]>;
    append(
      match: string,
      version: number,
      batch: { readonly by: 'referee'; readonly actionId: string; readonly events: readonly MatchEvent[] },
    ): Promise<unknown>;
  };
  readonly cards: { put(match: string, card: Card): unknown };
  newId(taken: readonly string[]): string;
  readonly language: Language;
  readonly now: number;
}

/** The same match is stored once, however often and in whatever form it is imported. */
export async function keepImported(
  { logs, cards, newId, language, now }: ImportPorts,
  { terms, events, tags }: ImportedMatch,
): Promise<{ readonly match: string; readonly isNew: boolean; readonly reviewable: boolean }> {
  const state = fold(events);
  const reviewable = state !== undefined && finishedRounds(state).length > 0;
  const taken = await logs.list();
  for (const match of taken) {
    // A match that cannot be read counts as another one.
    const batches = await logs.read(match, 0).catch(() => []);
    const log = batches.flatMap((batch) => batch.events);
    if (isSameMatch(events, log)) return { match, isNew: false, reviewable };
  }
  const match = newId(taken);
  await logs.append(match, 0, { by: 'referee', actionId: match, events });
  await cards.put(match, {
    match,
    origin: { kind: 'import' },
    sitters: sittersOf(terms, namesFrom(tags, terms.seats.length), language),
    codemaker: 'random',
    hints: true,
    madeAt: dayFrom(tags) ?? (events[0]?.at || now),
    touchedAt: now,
    closed: state?.phase === 'closed',
  });
  return { match, isNew: true, reviewable };
}

/** A single person needs no name; of several each has one. */
function sittersOf(
  { seats }: Terms,
  names: readonly (string | null)[],
  language: Language,
): readonly Sitter[] {
  const people = seats.filter(({ player }) => player === 'person').length;
  return seats.map(({ player }, seat) => {
    if (player === 'house') return { kind: 'house', level: 'steady' };
    return { kind: 'person', name: names[seat] ?? (people === 1 ? null : seatName(language, seat)) };
  });
}
