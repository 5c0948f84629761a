// The rooms in use: one for each table somebody is at, let go with its match when nobody is.

import type { Referee } from '@blackpeg/referee';
import { createRoom, type Room, type RoomPorts, type Visit, type Visitor } from './room.ts';
import type { Table } from './tables.ts';

export interface Rooms {
  /** Null where there is no such table. */
  enter(tableId: string, visitor: Visitor): Promise<Visit | null>;
  /** Tells those at the table that somebody sat down. */
  update(table: Table): Promise<void>;
}

export function createRooms(ports: RoomPorts): Rooms {
  const rooms = new Map<string, Room>();

  function roomFor(table: Table): Room {
    const open = rooms.get(table.id);
    if (open) return open;
    const room = createRoom(ports, table, () => {
      rooms.delete(table.id);
      forget(ports.referee, table.id, ports.fault);
    });
    rooms.set(table.id, room);
    return room;
  }

  return {
    async enter(tableId, visitor) {
      // Nothing comes between reading the table and having its room, so nobody who sits down meanwhile is missed.
      const table = await ports.tables.find(tableId);
      return table && table.id === tableId ? roomFor(table).enter(visitor) : null;
    },
    async update(table) {
      await rooms.get(table.id)?.update(table);
    },
  };
}

function forget(referee: Referee, match: string, fault: RoomPorts['fault']): void {
  referee.forget(match).catch((error) => fault(match, error));
}
