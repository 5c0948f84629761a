// The others at a table: muting, blocking and reporting them.

import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@blackpeg/protocol';
import { err, ok, type Result, type Seat } from '@blackpeg/rules';
import type { Barred, People } from '../../identity/people.ts';
import type { Metrics } from '../../monitoring/metrics.ts';
import type { Lobby } from '../../rooms/lobby.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import { placeOf } from '../../rooms/table.ts';
import type { TableRegistry } from '../../rooms/tables.ts';
import type { ReportStore } from '../../store/ports.ts';
import type { Guest, StoredTable } from '../../store/records.ts';
import { type Handlers, refusal } from './handler.ts';

export interface PeoplePorts {
  readonly people: People;
  readonly reports: ReportStore;
  readonly tables: TableRegistry;
  readonly lobby: Lobby;
  readonly rooms: Rooms;
  readonly metrics: Pick<Metrics, 'limited'>;
}

type PeopleNames = Extract<EndpointName, `people/${string}`>;

export function peopleHandlers(ports: PeoplePorts): Handlers<PeopleNames> {
  const { people, reports, rooms } = ports;
  return {
    async 'people/at'({ guest }, { table }) {
      const found = await tableFor(ports, table, guest);
      return found.ok ? ok({ seats: await people.at(found.value, guest) }) : refusal(found.error);
    },
    async 'people/set'({ guest }, { table, seat, as }) {
      const met = await personAt(ports, guest, table, seat);
      if (!met.ok) return refusal(met.error);
      if (!(await people.treat(guest, met.value.person, as))) {
        ports.metrics.limited('people-of-guest');
        return refusal('too-many-people');
      }
      if (as === 'blocked') await part(ports, guest, met.value.person);
      return ok({});
    },
    async 'people/list'({ guest }) {
      return ok({ people: await people.of(guest) });
    },
    async 'people/release'({ guest }, { person }) {
      await people.release(guest, person);
      return ok({});
    },
    async 'people/report'({ guest }, { table, seat, reason }) {
      const met = await personAt(ports, guest, table, seat);
      if (!met.ok) return refusal(met.error);
      const { person: about, at } = met.value;
      const phrases = await rooms.phrasesOf(at.id, seat);
      const report = { about, reason, phrases, by: guest.id, table: at.id, at: Date.now() };
      await reports.add({ id: randomUUID(), ...report });
      return ok({});
    },
  };
}

/** The table, if it is visible to this guest. */
export async function tableFor(
  { tables, people }: Pick<PeoplePorts, 'tables' | 'people'>,
  name: string,
  guest: Guest,
): Promise<Result<StoredTable, Barred>> {
  const found = await tables.find(name);
  const barred = found ? await people.barred(found, guest) : 'no-such-table';
  return found && barred === null ? ok(found) : err(barred ?? 'no-such-table');
}

interface Met {
  readonly at: StoredTable;
  readonly person: Guest;
}

/** Who sits there, if it is somebody else. */
async function personAt(
  ports: PeoplePorts,
  guest: Guest,
  name: string,
  seat: Seat,
): Promise<Result<Met, 'no-such-table' | 'no-such-person'>> {
  const at = await ports.tables.find(name);
  // A blocked player can still be unblocked or reported.
  if (!at || (await ports.people.barred(at, guest)) === 'no-such-table') return err('no-such-table');
  const sitter = at.seats[seat];
  if (!sitter || sitter.id === null || sitter.id === guest.id) return err('no-such-person');
  return ok({ at, person: { id: sitter.id, name: sitter.name } });
}

/** A blocked player loses their seat at waiting tables of the other, and no longer watches theirs. Matches go on. */
async function part({ lobby, tables, rooms }: PeoplePorts, guest: Guest, blocked: Guest): Promise<void> {
  for (const table of await lobby.of(guest)) {
    const isHost = table.phase === 'waiting' && table.openedBy === guest.id;
    if (!isHost || placeOf(table, blocked) === 'spectator') continue;
    await tables.leave(table.id, blocked);
    await rooms.refresh(table.id);
  }
  rooms.part(guest.id, blocked.id);
}
