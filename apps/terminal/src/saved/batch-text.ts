// A batch of a log as one line of a file, and a file of such lines read back.

import {
  either,
  encodeEvent,
  integer,
  LINEAGE,
  LOG_FORMAT,
  newestVersion,
  oneOf,
  parseLog,
  record,
  shortText,
} from '@blackpeg/notation';
import type { Batch, StoredBatch } from '@blackpeg/referee';
import type { Actor, MatchEvent } from '@blackpeg/rules';

export interface ReadLog {
  readonly batches: readonly StoredBatch[];
  /** Bytes up to the end of the last whole line. */
  readonly bytes: number;
  /** The line that could not be read, from 1; null if all could. */
  readonly badLine: number | null;
  /** Nothing follows it: it was being written when the machine or the program stopped. */
  readonly torn: boolean;
}

const LAST_SEAT = 7;
const LONGEST_ID = 200;

const actor = either<Actor, Actor>(integer(0, LAST_SEAT), oneOf(['house', 'referee']));
const envelope = record<Pick<Batch, 'by' | 'actionId'>>({ by: actor, actionId: shortText(LONGEST_ID) });

/** Its place in the log is its place in the file. */
export function formatBatch({ by, actionId, events }: Batch): string {
  return `${JSON.stringify({ version: newestVersion(LINEAGE), by, actionId, events: events.map(encodeEvent) })}\n`;
}

/** Reads as far as the lines are valid. */
export function readBatches(text: string): ReadLog {
  const lines = text.split('\n');
  const batches: StoredBatch[] = [];
  let after = 0;
  let bytes = 0;
  for (const [index, line] of lines.entries()) {
    const isLast = index === lines.length - 1;
    if (isLast && line === '') break;
    // A line without a line end was not written completely, whatever it looks like.
    const batch = isLast ? null : batchIn(line);
    if (!batch) {
      const torn = lines.slice(index + 1).every((rest) => rest === '');
      return { batches, bytes, badLine: index + 1, torn };
    }
    batches.push({ ...batch, after });
    after += batch.events.length;
    bytes += Buffer.byteLength(line) + 1;
  }
  return { batches, bytes, badLine: null, torn: false };
}

function batchIn(line: string): Batch | null {
  const raw = jsonIn(line);
  if (typeof raw !== 'object' || raw === null) return null;
  const { version, events, ...rest }: Readonly<Record<string, unknown>> = { ...raw };
  const signed = envelope(rest, '');
  const told = Array.isArray(events) ? eventsIn(version, events) : null;
  return signed.ok && told && told.length > 0 ? { ...signed.value, events: told } : null;
}

/** As a log of that version, so that older events are converted. */
function eventsIn(version: unknown, events: readonly unknown[]): readonly MatchEvent[] | null {
  const lines = [{ format: LOG_FORMAT, version }, ...events].map((each) => JSON.stringify(each));
  const parsed = parseLog(lines.join('\n'));
  return parsed.ok ? parsed.value : null;
}

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
