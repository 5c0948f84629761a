// Exports a match as text: a record with its date and names, or its log, each with a digest (R10); and reads the
// players' names back from it.

import { digestOf } from '@blackpeg/commitment';
import {
  formatSealedLog,
  formatSealedRecord,
  matchTag,
  playersOfTags,
  playerTags,
  type RecordTag,
  recordOfLog,
} from '@blackpeg/notation';
import type { MatchEvent } from '@blackpeg/rules';
import type { Card } from '@blackpeg/table';

const DATE = 'Date';
const LONGEST_NAME = 40;

type Told = Pick<Card, 'match' | 'origin' | 'madeAt' | 'sitters'>;

/** Empty for a log that opens no match. */
export function recordText(card: Told, log: readonly MatchEvent[]): string {
  const date: RecordTag = { name: DATE, value: dayOf(card) };
  const match = sealedMatch(card);
  const tags = [date, ...(match === null ? [] : [matchTag(match)]), ...playerTags(namesOn(card))];
  const record = recordOfLog(log, tags);
  return record ? formatSealedRecord(record, digestOf) : '';
}

export function logText(card: Told, log: readonly MatchEvent[]): string {
  const match = sealedMatch(card);
  return formatSealedLog(log, { ...(match !== null && { match }), players: namesOn(card) }, digestOf);
}

/** A file name that says what it is and sorts by day. */
export function exportName(card: Pick<Card, 'madeAt'>, edition: string, ending: 'txt' | 'jsonl'): string {
  return `blackpeg-${dayOf(card)}-${edition}.${ending}`;
}

export function namesFrom(tags: readonly RecordTag[], seats: number): readonly (string | null)[] {
  return playersOfTags(tags, seats).map((name) => name?.slice(0, LONGEST_NAME) ?? null);
}

/** Noon of the day in the record, so that it is the same day everywhere; null if it has none. */
export function dayFrom(tags: readonly RecordTag[]): number | null {
  const day = tags.find(({ name }) => name === DATE)?.value ?? '';
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T12:00:00Z`) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

function dayOf({ madeAt }: Pick<Card, 'madeAt'>): string {
  return new Date(madeAt).toISOString().slice(0, 10);
}

/** The id its seals are bound to; null if no code was sealed. */
function sealedMatch({ match, origin }: Told): string | null {
  return origin.kind === 'online' ? match : null;
}

/** By seat; null for the computer, and for players without a name. */
export function namesOn({ sitters }: Pick<Card, 'sitters'>): readonly (string | null)[] {
  return sitters.map((sitter) => (sitter.kind === 'person' ? sitter.name : null));
}
