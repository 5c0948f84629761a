// Tables: opening one, finding one, sitting down, and everything before the first code.

import type { EndpointName } from '@blackpeg/protocol';
import { checkTerms, ok, type Result, type Terms } from '@blackpeg/rules';
import type { People } from '../../identity/people.ts';
import type { Lobby } from '../../rooms/lobby.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import { cardOf, seatedAt } from '../../rooms/table.ts';
import type { TableRegistry } from '../../rooms/tables.ts';
import type { Guest, StoredTable } from '../../store/records.ts';
import { type Handlers, refusal } from './handler.ts';
import { tableFor } from './people-handlers.ts';

export interface TablePorts {
  readonly tables: TableRegistry;
  readonly people: People;
  readonly lobby: Lobby;
  readonly rooms: Rooms;
}

type TableNames = Extract<EndpointName, `tables/${string}`>;
type SeatFault = 'no-such-table' | 'no-seat-left' | 'not-your-table' | 'not-enough-players';

export function tableHandlers(ports: TablePorts): Handlers<TableNames> {
  const { tables, lobby, rooms } = ports;
  /** Those at the table are notified before the response is sent. */
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
    async 'tables/sit'({ guest }, { table }) {
      const found = await tableFor(ports, table, guest);
      return found.ok ? seated(guest, await tables.sit(found.value.id, guest)) : refusal(found.error);
    },
    async 'tables/look'({ guest }, { table }) {
      const found = await tableFor(ports, table, guest);
      return found.ok ? ok(cardOf(found.value, guest)) : refusal(found.error);
    },
    async 'tables/leave'({ guest }, { table }) {
      const found = await tableFor(ports, table, guest);
      const left = found.ok ? await tables.leave(found.value.id, guest) : found;
      if (!left.ok) return refusal(left.error);
      await rooms.refresh(left.value.id);
      return ok({});
    },
    async 'tables/begin'({ guest }, { table }) {
      const found = await tableFor(ports, table, guest);
      return found.ok ? seated(guest, await tables.begin(found.value.id, guest)) : refusal(found.error);
    },
    async 'tables/pair'({ guest }, { edition }) {
      if (edition === 'custom') return refusal('not-offered');
      return seated(guest, ok(await lobby.pair(edition, guest)));
    },
    async 'tables/lobby'({ guest }, { edition, phase, page }) {
      const { tables: listed, more } = await lobby.list(guest, { edition, phase, page: page ?? 0 });
      const cards = listed.map((table) => cardOf(table, guest));
      // Older clients without pages know no other field.
      return ok(page === undefined ? { tables: cards } : { tables: cards, more });
    },
  };
}

/** Only people, each on their own device; in a race, the house hides the code without a seat. */
function isOffered({ seats, oneScreen }: Terms): boolean {
  return seats.length > 1 && seats.every(({ player }) => player === 'person') && !oneScreen;
}
