// Tables: opening one, finding one, sitting down, and all that goes before the first code.

import type { EndpointName } from '@blackpeg/protocol';
import { checkTerms, ok, type Result, type Terms } from '@blackpeg/rules';
import type { Lobby } from '../rooms/lobby.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { cardOf, seatedAt } from '../rooms/table.ts';
import type { TableRegistry } from '../rooms/tables.ts';
import type { Guest, StoredTable } from '../store/records.ts';
import { type Handlers, refusal } from './handler.ts';

export interface TablePorts {
  readonly tables: TableRegistry;
  readonly lobby: Lobby;
  readonly rooms: Rooms;
}

type TableNames = Extract<EndpointName, `tables/${string}`>;
type SeatFault = 'no-such-table' | 'no-seat-left' | 'not-your-table' | 'not-enough-players';

export function tableHandlers({ tables, lobby, rooms }: TablePorts): Handlers<TableNames> {
  /** Those at the table hear of it before who asked does. */
  async function seated(guest: Guest, changed: Result<StoredTable, SeatFault>) {
    if (!changed.ok) return refusal(changed.error);
    await rooms.refresh(changed.value.id);
    return ok(seatedAt(changed.value, guest));
  }

  return {
    async 'tables/open'({ guest }, { terms, listed }) {
      const checked = checkTerms(terms);
      if (!checked.ok) return refusal('bad-request', { violation: checked.error });
      if (!isOffered(terms)) return refusal('not-offered');
      return ok(seatedAt(await tables.create(terms, [guest], listed), guest));
    },
    'tables/sit': async ({ guest }, { table }) => seated(guest, await tables.sit(table, guest)),
    async 'tables/look'({ guest }, { table }) {
      const found = await tables.find(table);
      return found ? ok(cardOf(found, guest)) : refusal('no-such-table');
    },
    async 'tables/leave'({ guest }, { table }) {
      const left = await tables.leave(table, guest);
      if (!left.ok) return refusal(left.error);
      await rooms.refresh(left.value.id);
      return ok({});
    },
    'tables/begin': async ({ guest }, { table }) => seated(guest, await tables.begin(table, guest)),
    async 'tables/pair'({ guest }, { edition }) {
      if (edition === 'custom') return refusal('not-offered');
      return seated(guest, ok(await lobby.pair(edition, guest)));
    },
    async 'tables/lobby'({ guest }, { edition, phase, page }) {
      const { tables: listed, more } = await lobby.list(edition, phase, page ?? 0);
      const cards = listed.map((table) => cardOf(table, guest));
      // Clients from before there were pages know no other field.
      return ok(page === undefined ? { tables: cards } : { tables: cards, more });
    },
  };
}

/** People only, each on their own device; of a race, the house hides the code without a seat. */
function isOffered({ seats, oneScreen }: Terms): boolean {
  return seats.length > 1 && seats.every(({ player }) => player === 'person') && !oneScreen;
}
