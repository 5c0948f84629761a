// The logs of matches in IndexedDB: a batch is one record, appended in one transaction that checks before it writes;
// damaged records are never returned.

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
import type { Batch, EventStore, MatchId, StoredBatch } from '@blackpeg/referee';
import { type Actor, err, type MatchEvent, ok } from '@blackpeg/rules';
import { BATCHES, type DatabaseConnection } from './database.ts';
import { asked, finished, transactAtOnce, transactInSteps } from './transactions.ts';

/** Strict: what is acknowledged is on the disk. */
const CHANGE = [BATCHES, 'readwrite', { durability: 'strict' }] as const;

export function indexedLogs(connection: DatabaseConnection): EventStore {
  return {
    append: (match, expectedVersion, batch) =>
      transactInSteps(connection, CHANGE, async (transaction) => {
        const store = transaction.objectStore(BATCHES);
        const asking = versionOf(store, match);
        // Without waiting for the version, which is known before this is done: if it is another one, nothing is written.
        const written = encodeBatch(batch, expectedVersion);
        store.add(written, [match, expectedVersion]);
        const version = await asking;
        if (version !== expectedVersion) {
          transaction.abort();
          return err({ kind: 'conflict', version });
        }
        transaction.commit();
        await finished(transaction);
        return ok(endOf(written));
      }),
    async read(match, afterVersion) {
      const log = decodeLog(await rawLog(connection, match));
      return log.filter((batch) => endOf(batch) > afterVersion);
    },
    list: () =>
      transactInSteps(connection, [BATCHES], (transaction) =>
        allMatches(transaction.objectStore(BATCHES).openKeyCursor()),
      ),
    remove: (match) =>
      transactAtOnce(connection, CHANGE, (transaction) => {
        transaction.objectStore(BATCHES).delete(batchesOf(match));
        return finished(transaction);
      }),
  };
}

export function rawLog(connection: DatabaseConnection, match: MatchId): Promise<readonly unknown[]> {
  return transactAtOnce(connection, [BATCHES], (transaction) =>
    asked(transaction.objectStore(BATCHES).getAll(batchesOf(match))),
  );
}

/** An array is greater than every number, so this ends after the last batch of the match. */
export function batchesOf(match: MatchId): IDBKeyRange {
  return IDBKeyRange.bound([match], [match, []]);
}

async function versionOf(store: IDBObjectStore, match: MatchId): Promise<number> {
  const last = await asked(store.openCursor(batchesOf(match), 'prev'));
  return last ? endOf(last.value) : 0;
}

/** From one match's first batch to the next one's, skipping everything between. */
function allMatches(request: IDBRequest<IDBCursor | null>): Promise<readonly MatchId[]> {
  const matches: MatchId[] = [];
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const cursor = request.result;
      const [match] = cursor && Array.isArray(cursor.key) ? cursor.key : [];
      if (!cursor || typeof match !== 'string') {
        resolve(matches);
        return;
      }
      matches.push(match);
      cursor.continue([match, []]);
    };
  });
}

/** `format` is the version of the events' format it was written in. */
interface WrittenBatch extends StoredBatch {
  readonly format: number;
}

const FORMAT = newestVersion(LINEAGE);
const MOST_EVENTS = 1_000_000;
const LAST_SEAT = 7;
const LONGEST_ID = 200;

const actor: Decoder<Actor> = either(integer(0, LAST_SEAT), oneOf(['house', 'referee']));

/** Data of an earlier version of the app is converted. */
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

/** Rebuilt, so that nothing but plain data reaches the database. */
export function encodeBatch({ by, actionId, events }: Batch, after: number): WrittenBatch {
  return { format: FORMAT, by, actionId, after, events: events.map(encodeEvent) };
}

/** A whole log, or nothing: with a damaged or missing batch it is not a match. */
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

function endOf({ after, events }: Pick<StoredBatch, 'after' | 'events'>): number {
  return after + events.length;
}
