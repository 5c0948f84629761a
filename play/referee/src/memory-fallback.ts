// A match goes on where its store fails: what cannot be written is held in memory, said to be unsaved, and tried again
// with every later move. For play within one device; a server that cannot save acknowledges nothing instead.

import { err, ok } from '@blackpeg/rules';
import type { Batch, EventStore, MatchId, StoredBatch } from './event-store.ts';
import type { SaveMonitor } from './save-monitor.ts';

export interface FallbackStore extends EventStore {
  /** Matches with moves that only this run knows. */
  unsaved(): readonly MatchId[];
}

/** A log of which the store has the beginning. */
interface HeldLog {
  readonly stored: StoredBatch[];
  readonly unsaved: StoredBatch[];
}

/** So many logs that were read last are remembered, for when they cannot be read again. */
const MOST_REMEMBERED = 8;

/** `mayHold` is false for a failure after which nothing may be played on here. */
export function withMemoryFallback(
  store: EventStore,
  saving: SaveMonitor,
  mayHold: (error: unknown) => boolean = () => true,
): FallbackStore {
  const held = new Map<MatchId, HeldLog>();
  const remembered = new Map<MatchId, readonly StoredBatch[]>();
  /** Writing is done one after the other, so that nothing is saved twice. */
  let turn: Promise<unknown> = Promise.resolve();

  function inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = turn.then(job);
    turn = done.catch(() => {});
    return done;
  }

  function remember(match: MatchId, batches: readonly StoredBatch[]): void {
    remembered.delete(match);
    remembered.set(match, batches);
    const [oldest] = remembered.keys();
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  }

  async function wholeLog(match: MatchId): Promise<readonly StoredBatch[]> {
    const log = held.get(match);
    if (log) return [...log.stored, ...log.unsaved];
    try {
      const batches = await store.read(match, 0);
      remember(match, batches);
      return batches;
    } catch (error) {
      const batches = remembered.get(match);
      if (!batches) throw error;
      return batches;
    }
  }

  async function append(match: MatchId, expectedVersion: number, batch: Batch) {
    const log = held.get(match);
    if (log && versionOf([...log.stored, ...log.unsaved]) !== expectedVersion)
      return err({ kind: 'conflict', version: versionOf([...log.stored, ...log.unsaved]) } as const);
    if (log && !(await save(match, log))) return hold(log, expectedVersion, batch);
    try {
      const appended = await store.append(match, expectedVersion, batch);
      const known = remembered.get(match);
      if (appended.ok && known) remember(match, [...known, { ...batch, after: expectedVersion }]);
      saving.succeeded();
      return appended;
    } catch (error) {
      if (!mayHold(error)) throw error;
      const before = await wholeLog(match).catch(() => Promise.reject(error));
      // The batch itself may have been written before something failed.
      const stored = before.filter(({ after }) => after < expectedVersion);
      const version = versionOf(stored);
      if (version !== expectedVersion) return err({ kind: 'conflict', version } as const);
      const begun: HeldLog = { stored, unsaved: [] };
      held.set(match, begun);
      saving.failed(error);
      return hold(begun, expectedVersion, batch);
    }
  }

  function hold({ unsaved }: HeldLog, after: number, batch: Batch) {
    unsaved.push({ ...batch, after });
    return ok(after + batch.events.length);
  }

  /** Gives whether everything is. */
  async function save(match: MatchId, { stored, unsaved }: HeldLog): Promise<boolean> {
    try {
      for (let next = unsaved[0]; next; next = unsaved[0]) {
        const appended = await store.append(match, next.after, next);
        if (!appended.ok && !(await isStored(match, next))) return false;
        stored.push(next);
        unsaved.shift();
      }
    } catch {
      return false;
    }
    held.delete(match);
    remember(match, stored);
    return true;
  }

  /** It was written before something failed. */
  async function isStored(match: MatchId, { by, actionId, after }: StoredBatch): Promise<boolean> {
    const batches = await store.read(match, after);
    return batches.some((batch) => batch.after === after && batch.by === by && batch.actionId === actionId);
  }

  async function saveAll(): Promise<boolean> {
    let all = true;
    for (const [match, log] of held) all = (await save(match, log)) && all;
    return all;
  }

  saving.add(() => inTurn(saveAll));
  return {
    unsaved: () => [...held.keys()],
    append: (...given) => inTurn(() => append(...given)),
    read: async (match, afterVersion) =>
      (await wholeLog(match)).filter((batch) => versionOf([batch]) > afterVersion),
    async list() {
      const stored = await store.list().catch((error: unknown) => {
        saving.failed(error);
        return [...remembered].flatMap(([match, batches]) => (batches.length > 0 ? [match] : []));
      });
      return [...new Set([...stored, ...held.keys()])];
    },
    remove: (match) =>
      inTurn(async () => {
        held.delete(match);
        remembered.delete(match);
        await store.remove(match);
      }),
  };
}

function versionOf(batches: readonly StoredBatch[]): number {
  const last = batches.at(-1);
  return last ? last.after + last.events.length : 0;
}
