// An online table as Svelte sees it: reading its company, or the names on its card, in a component tracks them.

import type { Company } from '@blackpeg/protocol';
import type { Table } from '@blackpeg/table';
import type { OnlineTable } from '@blackpeg/table/online';
import { createSubscriber } from 'svelte/reactivity';

export interface WatchedOnline {
  readonly company: Company;
  /** The same table, its card tracked: somebody may change their name. */
  readonly table: Table;
}

export function watchOnline(table: OnlineTable): WatchedOnline {
  const track = createSubscriber((update) => table.subscribe(update));
  const card = {
    get() {
      track();
      return table.card;
    },
  };
  return {
    get company() {
      track();
      return table.company();
    },
    table: Object.create(table, { card }) as Table,
  };
}
