// A simulated disk under the server's store: what was not synced may be lost with the process, what was acknowledged may not.

import type { Batch, Conflict, EventStore, StoredBatch } from '@blackpeg/referee';
import { type Dice, err, type MatchEvent, type Milliseconds, ok, type Result } from '@blackpeg/rules';
import { StoreFault } from '../store/fault.ts';
import type { PeopleStore, TableStore } from '../store/ports.ts';
import type { StoredTable } from '../store/records.ts';
import { type DatabaseLink, NO_LINK } from './database-link.testing.ts';
import type { Life, VirtualTime } from './virtual-time.testing.ts';

export type Appended = Result<number, Conflict>;

/** A pending write. */
interface Write {
  readonly life: Life;
  /** In the file but not synced: it may survive. */
  isWritten: boolean;
  start(): void;
  /** Makes it durable. */
  apply(): void;
}

export type NextWrite =
  | { readonly kind: 'stall'; readonly by: Milliseconds }
  | { readonly kind: 'write-fails' | 'write-fails-kept' };

export interface Disk {
  readonly batches: Map<string, StoredBatch[]>;
  readonly tables: Map<string, StoredTable>;
  /** Faults of the next writes, in this order. */
  readonly next: NextWrite[];
  /** The process died: the first of its pending writes may have reached the disk. Returns how many were pending, and how many did. */
  crash(life: Life): { readonly underWay: number; readonly kept: number };
  storeFor(life: Life, link?: DatabaseLink): SimulatedStores;
  versionOf(match: string): number;
  /** The new version; null if it may not be kept. `mayKeep` is called when the write reaches the disk, and returns what is kept with it. */
  appendFor(
    life: Life,
    link: DatabaseLink,
    owners: OwnersBatch,
    mayKeep: () => (() => void) | null,
  ): Promise<number | null>;
}

/** A batch to be stored at this version. */
export interface OwnersBatch {
  readonly match: string;
  readonly version: number;
  readonly batch: Batch;
}

export interface SimulatedStores {
  readonly logs: EventStore;
  readonly tables: Pick<TableStore, 'find' | 'noteVisit'>;
  readonly people: Pick<PeopleStore, 'blocksAmong' | 'of'>;
}

export interface DiskPorts {
  readonly time: VirtualTime;
  readonly dice: Dice;
  readonly even: boolean;
  /** As in a database shared by several servers: writes do not wait for each other. */
  readonly isShared?: boolean;
  /** For how long servers have run. */
  ran?(): Milliseconds;
  /** Durable; `ran` is for how long servers had run when it was requested. */
  kept?(match: string, batch: StoredBatch, ran: Milliseconds): void;
}

export function createDisk(ports: DiskPorts): Disk {
  const { time, dice, even, isShared = false, ran = time.now, kept = () => {} } = ports;
  const batches = new Map<string, StoredBatch[]>();
  const tables = new Map<string, StoredTable>();
  const next: NextWrite[] = [];
  const queues = new Map<Life, Write[]>();
  const takes = (most: number): Milliseconds => (even ? 1 : dice(most + 1));

  function append(match: string, expected: number, batch: Batch, asked: number): Appended {
    const log = batches.get(match) ?? [];
    const after = endOf(log);
    if (after !== expected) return err({ kind: 'conflict', version: after });
    const stored = { ...batch, after };
    batches.set(match, [...log, stored]);
    const table = tables.get(match);
    if (table && batch.events.some(({ type }) => type === 'match-closed'))
      tables.set(match, { ...table, phase: 'over' });
    kept(match, stored, asked);
    return ok(endOf([stored]));
  }

  function queueOf(life: Life): Write[] {
    const queue = queues.get(life) ?? [];
    queues.set(life, queue);
    return queue;
  }

  /** One after the other for each process with its own disk: written, synced, acknowledged, with a step between each. */
  function write<T>(life: Life, change: () => T, hit: NextWrite | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const isLost = hit?.kind === 'write-fails';
      const isRefused = isLost || hit?.kind === 'write-fails-kept';
      const sync = () => {
        leave(one);
        const result = isLost ? null : change();
        time.after(life, takes(2), () => {
          if (isRefused || result === null) reject(new StoreFault('The disk fails.'));
          else resolve(result);
        });
      };
      const one: Write = {
        life,
        isWritten: false,
        apply: () => void (isLost || change()),
        start: () =>
          void time.after(life, takes(3) + (hit?.kind === 'stall' ? hit.by : 0), () => {
            one.isWritten = true;
            time.after(life, takes(8), sync);
          }),
      };
      const queue = queueOf(life);
      queue.push(one);
      if (isShared || queue.length === 1) one.start();
    });
  }

  /** The next pending write follows. */
  function leave(one: Write): void {
    const queue = queueOf(one.life);
    const index = queue.indexOf(one);
    queue.splice(index, 1);
    if (index === 0 && !isShared) queue[0]?.start();
  }

  return {
    batches,
    tables,
    next,
    crash(life) {
      const own = [...queueOf(life)];
      const written = own.filter(({ isWritten }) => isWritten);
      const survive = written.length > 0 ? dice(written.length + 1) : 0;
      for (const { apply } of written.slice(0, survive)) apply();
      for (const one of own.toReversed()) leave(one);
      return { underWay: own.length, kept: survive };
    },
    versionOf: (match) => endOf(batches.get(match) ?? []),
    async appendFor(life, link, { match, version, batch }, mayKeep) {
      const asked = ran();
      const keep = () => {
        const keepToo = mayKeep();
        const appended = keepToo && append(match, version, batch, asked);
        if (appended?.ok) keepToo?.();
        return { end: appended?.ok ? appended.value : null };
      };
      return (await link(() => write(life, keep, next.shift()))).end;
    },
    storeFor(life, link = NO_LINK) {
      const read = <T>(look: () => T): Promise<T> =>
        link(() => new Promise((resolve) => void time.after(life, takes(2), () => resolve(look()))));
      return {
        logs: {
          append(match, expected, batch) {
            const asked = ran();
            return link(() => write(life, () => append(match, expected, batch, asked), next.shift()));
          },
          read: (match, after) =>
            read(() => (batches.get(match) ?? []).filter((batch) => endOf([batch]) > after)),
          list: () => read(() => [...batches.keys()]),
          remove: (match) => write(life, () => batches.delete(match), undefined).then(() => {}),
        },
        tables: {
          find: (name) => read(() => tables.get(name) ?? null),
          noteVisit: async () => {},
        },
        people: { blocksAmong: async () => [], of: async () => [] },
      };
    },
  };
}

export function eventsOn({ batches }: Disk, match: string): readonly MatchEvent[] {
  return (batches.get(match) ?? []).flatMap(({ events }) => events);
}

function endOf(log: readonly StoredBatch[]): number {
  const last = log.at(-1);
  return last ? last.after + last.events.length : 0;
}
