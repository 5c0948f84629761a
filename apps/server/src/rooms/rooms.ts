// The rooms in use: one for each table somebody is at, let go with its match when nobody is.

import type { Table } from '../store/records.ts';
import type { Visitor } from './members.ts';
import type { RoomPorts } from './ports.ts';
import { createRoom, type Room, type Visit } from './room.ts';

export interface Rooms {
  /** Null where there is no such table. */
  enter(tableId: string, visitor: Visitor): Promise<Visit | null>;
  /** Tells those at the table what it has become. */
  refresh(tableId: string): Promise<void>;
  /** The same for every table this guest sat at. */
  refreshAll(guestId: string): Promise<void>;
  /** Whether one of those who sit there is here. */
  isAttended(tableId: string): boolean;
}

export function createRooms({ tables, referee, fault, ...ports }: RoomPorts): Rooms {
  const rooms = new Map<string, Room>();
  const noteVisit = (id: string) => tables.visited(id).catch((error) => fault(id, error));

  function roomFor(table: Table): Room {
    const open = rooms.get(table.id);
    if (open) return open;
    const { id } = table;
    const room = createRoom({ tables, referee, fault, ...ports }, table, () => {
      rooms.delete(id);
      referee.forget(id).catch((error) => fault(id, error));
      noteVisit(id);
    });
    rooms.set(id, room);
    noteVisit(id);
    return room;
  }

  async function refresh(tableId: string): Promise<void> {
    const room = rooms.get(tableId);
    if (!room) return;
    const table = await tables.find(tableId);
    if (!table) rooms.delete(tableId);
    await room.update(table);
  }

  return {
    async enter(tableId, visitor) {
      // Nothing comes between reading the table and having its room, so nobody who sits down meanwhile is missed.
      const table = await tables.find(tableId);
      return table && table.id === tableId ? roomFor(table).enter(visitor) : null;
    },
    refresh,
    async refreshAll(guestId) {
      const theirs = [...rooms].filter(([, room]) => room.isAt(guestId));
      for (const [id] of theirs) await refresh(id);
    },
    isAttended: (tableId) => rooms.get(tableId)?.isAttended() ?? false,
  };
}
