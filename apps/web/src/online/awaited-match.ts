// A table whose player plays something else until its match begins: the seat stays connected, and the player is
// alerted.

import type { TableCard } from '@blackpeg/protocol';
import type { OnlineTable } from '@blackpeg/table/online';
import { tableTexts } from '@blackpeg/wording';
import { callPlayer } from '../app/calling.svelte.ts';
import { language } from '../app/settings.svelte.ts';
import type { Storage } from '../storage/storage.ts';

interface Awaited {
  readonly card: TableCard;
  /** Null until its code is loaded. */
  table: OnlineTable | null;
  hasBegun: boolean;
}

let awaited: Awaited | null = null;

export function awaitMatch(storage: Storage, card: TableCard): void {
  stopAwaiting();
  const waiting: Awaited = { card, table: null, hasBegun: false };
  awaited = waiting;
  import('./table/open-in-browser.ts').then(
    ({ openInBrowser }) => {
      if (awaited !== waiting) return;
      const table = openInBrowser(storage, card, { hear: () => {}, news: () => {} });
      waiting.table = table;
      table.subscribe(() => {
        if (awaited === waiting) look(waiting, table);
      });
    },
    // A player who comes back to the table finds the match there.
    () => stopAwaiting(),
  );
}

/** The player is at an online table again. */
export function stopAwaiting(): void {
  if (awaited?.hasBegun) callPlayer(null);
  void awaited?.table?.close();
  awaited = null;
}

function look(waiting: Awaited, table: OnlineTable): void {
  if (waiting.hasBegun || !table.snapshot().state) return;
  waiting.hasBegun = true;
  const { names } = table.company();
  const others = names.flatMap((name, seat) => (name === null || seat === table.seat ? [] : [name]));
  const { begun, begunWith, goThere } = tableTexts(language()).waiting;
  callPlayer({
    brief: begun,
    text: begunWith(others.join(', ')),
    way: { label: goThere, to: { screen: 'table', table: waiting.card.table } },
  });
}
