// A batch of a log as it lies in the database, and back: nothing that cannot be understood gets out.

import {
  type Decoder,
  decodeEventsOf,
  either,
  encodeEvent,
  integer,
  LINEAGE,
  listOf,
  newestVersion,
  oneOf,
  record,
  shortText,
} from '@blackpeg/notation';
import type { Batch, StoredBatch } from '@blackpeg/referee';
import { type Actor, type MatchEvent, ok } from '@blackpeg/rules';

/** `format` is the version of the events' format it was written in. */
interface WrittenBatch extends StoredBatch {
  readonly format: number;
}

const FORMAT = newestVersion(LINEAGE);
const MOST_EVENTS = 1_000_000;
const LAST_SEAT = 7;
const LONGEST_ID = 200;

const actor: Decoder<Actor> = either(integer(0, LAST_SEAT), oneOf(['house', 'referee']));

/** What an earlier version of the app wrote is brought up to date. */
const written: Decoder<WrittenBatch> = (value, path) => {
  const batch = envelope(value, path);
  if (!batch.ok) return batch;
  const events: MatchEvent[] = [];
  for (const raw of batch.value.events) {
    const decoded = decodeEventsOf(batch.value.format, raw);
    if (!decoded.ok) return decoded;
    events.push(...decoded.value);
  }
  return ok({ ...batch.value, events });
};

const envelope = record<Omit<WrittenBatch, 'events'> & { readonly events: readonly unknown[] }>({
  format: integer(LINEAGE.oldest, FORMAT),
  by: actor,
  actionId: shortText(LONGEST_ID),
  after: integer(0, MOST_EVENTS),
  events: listOf((value) => ok(value), 1, MOST_EVENTS),
});

/** Built anew, so that nothing but plain data reaches the database. */
export function encodeBatch({ by, actionId, events }: Batch, after: number): WrittenBatch {
  return { format: FORMAT, by, actionId, after, events: events.map(encodeEvent) };
}

/** A whole log, or nothing: with a batch damaged or missing it tells no match any more. */
export function decodeLog(values: readonly unknown[]): readonly StoredBatch[] {
  const batches: StoredBatch[] = [];
  let version = 0;
  for (const value of values) {
    const batch = written(value, '');
    if (!batch.ok || batch.value.after !== version) return [];
    const { format: _, ...stored } = batch.value;
    batches.push(stored);
    version += stored.events.length;
  }
  return batches;
}

export function endOf({ after, events }: Pick<StoredBatch, 'after' | 'events'>): number {
  return after + events.length;
}
