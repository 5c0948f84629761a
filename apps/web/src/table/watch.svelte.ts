// Sessions and tables as Svelte sees them: reading them in a component tracks them.

import type { Eyes, Session, Snapshot } from '@blackpeg/session';
import type { Table } from '@blackpeg/table';
import { createSubscriber } from 'svelte/reactivity';

export interface WatchedSession {
  readonly current: Snapshot;
}

export interface WatchedTable {
  readonly eyes: Eyes;
  /** The session to show; null while the screen is covered. */
  readonly shown: Session | null;
}

export function watchSession(session: Session): WatchedSession {
  const track = createSubscriber((update) => session.subscribe(update));
  return {
    get current() {
      track();
      return session.current();
    },
  };
}

export function watchTable(table: Table): WatchedTable {
  const track = createSubscriber((update) => table.subscribe(update));
  return {
    get eyes() {
      track();
      return table.eyes();
    },
    get shown() {
      track();
      return table.shown();
    },
  };
}
