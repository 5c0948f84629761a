// A match as a text to keep outside: a record with its day and names, or its log, each closed by a digest (R10); and who
// sat there read back from it.

import { digestOf } from '@blackpeg/commitment';
import {
  formatSealedLog,
  formatSealedRecord,
  matchTag,
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
  const names = card.sitters.flatMap((sitter, seat) =>
    sitter.kind === 'person' && sitter.name ? [{ name: playerTag(seat), value: sitter.name }] : [],
  );
  const match = sealedMatch(card);
  const record = recordOfLog(log, [date, ...(match === null ? [] : [matchTag(match)]), ...names]);
  return record ? formatSealedRecord(record, digestOf) : '';
}

export function logText(card: Told, log: readonly MatchEvent[]): string {
  return formatSealedLog(log, sealedMatch(card), digestOf);
}

/** A name for a file that says what it is and sorts by day. */
export function exportName(card: Pick<Card, 'madeAt'>, edition: string, ending: 'txt' | 'jsonl'): string {
  return `blackpeg-${dayOf(card)}-${edition}.${ending}`;
}

export function namesFrom(tags: readonly RecordTag[], seats: number): readonly (string | null)[] {
  return Array.from({ length: seats }, (_, seat) => {
    const given = tags.find(({ name }) => name.toLowerCase() === playerTag(seat).toLowerCase())?.value;
    return given?.trim().slice(0, LONGEST_NAME) || null;
  });
}

/** Noon of the day in the record, so that it is that day everywhere; null where it has none. */
export function dayFrom(tags: readonly RecordTag[]): number | null {
  const day = tags.find(({ name }) => name === DATE)?.value ?? '';
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T12:00:00Z`) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

function dayOf({ madeAt }: Pick<Card, 'madeAt'>): string {
  return new Date(madeAt).toISOString().slice(0, 10);
}

/** The name its seals are bound to; null where no code was sealed. */
function sealedMatch({ match, origin }: Told): string | null {
  return origin.kind === 'online' ? match : null;
}

function playerTag(seat: number): string {
  return `Player${seat + 1}`;
}
