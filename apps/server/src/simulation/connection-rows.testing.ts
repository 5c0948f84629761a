// Who is connected to which simulated server, as rows of their database: the latest state is written, one after the other.

import type { Seat } from '@blackpeg/rules';
import type { ClusterNode, TableConnections } from '../store/nodes.ts';
import type { VirtualTime } from './virtual-time.testing.ts';

export interface ConnectionRow {
  readonly noted: TableConnections;
  /** Since when each seat is connected. */
  readonly since: ReadonlyMap<Seat, number>;
}

/** By table, then by server. */
export type ConnectionRows = Map<string, Map<string, ConnectionRow>>;

export interface ConnectionRowsPorts {
  readonly name: string;
  readonly time: VirtualTime;
  ask<T>(effect: () => T): Promise<T>;
  notify(table: string): void;
}

export function createConnectionRows(rows: ConnectionRows, { name, time, ask, notify }: ConnectionRowsPorts) {
  const waiting = new Map<string, TableConnections | null>();
  let isWriting = false;

  function put(table: string, noted: TableConnections | null): void {
    const all = rows.get(table) ?? new Map<string, ConnectionRow>();
    rows.set(table, all);
    const before = all.get(name)?.since;
    if (!noted) all.delete(name);
    else {
      const here = [...noted.seats.keys()].filter((seat) => (noted.seats[seat] ?? 0) > 0);
      const since = new Map(here.map((seat) => [seat, before?.get(seat) ?? time.now()]));
      all.set(name, { noted, since });
    }
  }

  /** A failed write is retried with the next beat, unless the state has changed by then. */
  async function writeFirst(table: string, noted: TableConnections | null): Promise<void> {
    waiting.delete(table);
    isWriting = true;
    try {
      await ask(() => put(table, noted));
    } catch {
      if (!waiting.has(table)) waiting.set(table, noted);
      return;
    } finally {
      isWriting = false;
    }
    notify(table);
    write();
  }

  function write(): void {
    const [first] = waiting;
    if (first && !isWriting) void writeFirst(...first);
  }

  const note: ClusterNode['noteConnections'] = (table, noted) => {
    waiting.set(table, noted);
    write();
  };
  return { note, write };
}
