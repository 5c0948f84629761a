// How a batch of a match's log is stored, in every database.

import { type Decoder, either, oneOf, parseLog, record } from '@blackpeg/notation';
import type { MatchId, StoredBatch } from '@blackpeg/referee';
import type { Actor } from '@blackpeg/rules';
import { count, text } from './decoded-rows.ts';

export interface WrittenBatch {
  readonly after: number;
  readonly end: number;
  readonly by: Actor;
  readonly actionId: string;
  /** As a log of their own: it names the version of its format, so that every batch ever written stays readable. */
  readonly events: string;
}

export const batchRow: Decoder<WrittenBatch> = record({
  after: count,
  end: count,
  by: either(count, oneOf(['house', 'referee'])),
  actionId: text,
  events: text,
});

export function readBatch(match: MatchId, { by, actionId, after, end, events }: WrittenBatch): StoredBatch {
  const log = parseLog(events);
  if (log.ok && log.value.length === end - after) return { by, actionId, events: log.value, after };
  const why = log.ok ? 'it has another length' : JSON.stringify(log.error.reason);
  throw new Error(`The log of match ${match} cannot be read after version ${after}: ${why}.`);
}
