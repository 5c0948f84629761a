// Continues a match when its store fails: what cannot be written is held in memory, reported as unsaved, and retried
// with every later move. For play on one device; a server that cannot save acknowledges nothing instead.

import { err, ok } from '@blackpeg/rules';
import { createMailbox } from '../mailbox.ts';
import type { Batch, EventStore, MatchId, StoredBatch } from './event-store.ts';
import type { SaveMonitor } from './save-monitor.ts';

export interface FallbackStore extends EventStore {
  /** Matches with moves that only this run knows. */
  unsaved(): readonly MatchId[];
}

/** A log whose beginning is in the store. */
interface HeldLog {
  readonly stored: StoredBatch[];
  readonly unsaved: StoredBatch[];
}

/** The most recently read logs are cached, in case they cannot be read again. */
const MOST_REMEMBERED = 8;

/** `mayHold` is false for a failure after which play must not continue here. */
export function withMemoryFallback(
  store: EventStore,
  saving: SaveMonitor,
  mayHold: (error: unknown) => boolean = () => true,
): FallbackStore {
  const remembered = createRemembered();
  const held = createHeldLogs(store, remembered);
  const wholeLog = async (match: MatchId) => {
    const log = held.get(match);
    return log ? wholeOf(log) : remembered.read(store, match);
  };
  /** Writes run one after the other, so that nothing is saved twice. */
  const mailbox = createMailbox();
  const inTurn = <T>(job: () => Promise<T>) => mailbox.post('writing', job);

  async function append(match: MatchId, expectedVersion: number, batch: Batch): Promise<Appended> {
    const log = held.get(match);
    if (log && versionOf(wholeOf(log)) !== expectedVersion) return conflict(versionOf(wholeOf(log)));
    if (log && !(await held.save(match, log))) return hold(log, expectedVersion, batch);
    try {
      const appended = await store.append(match, expectedVersion, batch);
      const known = remembered.get(match);
      if (appended.ok && known) remembered.keep(match, [...known, { ...batch, after: expectedVersion }]);
      saving.succeeded();
      return appended;
    } catch (error) {
      if (!mayHold(error)) throw error;
      const before = await wholeLog(match).catch(() => Promise.reject(error));
      // The batch itself may have been written before the failure.
      const stored = before.filter(({ after }) => after < expectedVersion);
      if (versionOf(stored) !== expectedVersion) return conflict(versionOf(stored));
      saving.failed(error);
      return hold(held.begin(match, stored), expectedVersion, batch);
    }
  }

  saving.add(() => inTurn(held.saveAll));
  return {
    unsaved: held.matches,
    append: (...given) => inTurn(() => append(...given)),
    read: async (match, afterVersion) =>
      (await wholeLog(match)).filter((batch) => versionOf([batch]) > afterVersion),
    async list() {
      const stored = await store.list().catch((error: unknown) => {
        saving.failed(error);
        return remembered.matches();
      });
      return [...new Set([...stored, ...held.matches()])];
    },
    remove: (match) =>
      inTurn(async () => {
        held.drop(match);
        remembered.drop(match);
        await store.remove(match);
      }),
  };
}

type Appended = Awaited<ReturnType<EventStore['append']>>;

function conflict(version: number): Appended {
  return err({ kind: 'conflict', version });
}

function hold({ unsaved }: HeldLog, after: number, batch: Batch): Appended {
  unsaved.push({ ...batch, after });
  return ok(after + batch.events.length);
}

/** The most recently read logs. */
function createRemembered() {
  const logs = new Map<MatchId, readonly StoredBatch[]>();

  function keep(match: MatchId, batches: readonly StoredBatch[]): void {
    logs.delete(match);
    logs.set(match, batches);
    const [oldest] = logs.keys();
    if (logs.size > MOST_REMEMBERED && oldest !== undefined) logs.delete(oldest);
  }

  return {
    keep,
    /** From the store, or as it was last read. */
    async read(store: EventStore, match: MatchId): Promise<readonly StoredBatch[]> {
      try {
        const batches = await store.read(match, 0);
        keep(match, batches);
        return batches;
      } catch (error) {
        const batches = logs.get(match);
        if (!batches) throw error;
        return batches;
      }
    },
    get: (match: MatchId) => logs.get(match),
    drop: (match: MatchId) => void logs.delete(match),
    matches: () => [...logs].flatMap(([match, batches]) => (batches.length > 0 ? [match] : [])),
  };
}

/** Logs with moves that could not be written, and how writing is retried. */
function createHeldLogs(store: EventStore, remembered: ReturnType<typeof createRemembered>) {
  const held = new Map<MatchId, HeldLog>();

  /** Returns whether everything is saved. */
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
    remembered.keep(match, stored);
    return true;
  }

  /** It was written before the failure. */
  async function isStored(match: MatchId, { by, actionId, after }: StoredBatch): Promise<boolean> {
    const batches = await store.read(match, after);
    return batches.some((batch) => batch.after === after && batch.by === by && batch.actionId === actionId);
  }

  return {
    save,
    get: (match: MatchId) => held.get(match),
    drop: (match: MatchId) => void held.delete(match),
    matches: () => [...held.keys()],
    begin(match: MatchId, stored: StoredBatch[]): HeldLog {
      const begun: HeldLog = { stored, unsaved: [] };
      held.set(match, begun);
      return begun;
    },
    async saveAll(): Promise<boolean> {
      let all = true;
      for (const [match, log] of held) all = (await save(match, log)) && all;
      return all;
    },
  };
}

function wholeOf({ stored, unsaved }: HeldLog): readonly StoredBatch[] {
  return [...stored, ...unsaved];
}

function versionOf(batches: readonly StoredBatch[]): number {
  const last = batches.at(-1);
  return last ? last.after + last.events.length : 0;
}
