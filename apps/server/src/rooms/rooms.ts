// The rooms in use: one for each table with somebody at it, released with its match when everybody has left.

import type { SaidPhrases } from '@blackpeg/protocol';
import { createMailbox } from '@blackpeg/referee';
import type { Seat } from '@blackpeg/rules';
import type { SharedTable } from '../store/nodes.ts';
import type { StoredTable } from '../store/records.ts';
import type { Visitor } from './members.ts';
import type { RoomPorts } from './ports.ts';
import { createRoom, type RoomVisit, type TableRoom } from './room.ts';

export interface Rooms {
  /** Null if there is no such table, or not for them. */
  enter(tableId: string, visitor: Visitor): Promise<RoomVisit | null>;
  /** Notifies those at the table of its changes. */
  refresh(tableId: string): Promise<void>;
  /** The same for every table this guest sat at. */
  refreshAll(guestId: string): Promise<void>;
  /** R20: neither of them can watch where the other sits any longer. */
  part(guestId: string, blockedId: string): void;
  /** What was said from this seat recently; nothing if nobody is at the table. */
  phrasesOf(tableId: string, seat: Seat): Promise<SaidPhrases>;
  /** Sends the time to everybody again, after a pause. */
  tellTime(): void;
  /** The tables of those in use. */
  ids(): readonly string[];
  isOpen(tableId: string): boolean;
  /** A table from the database; null if there is none with this id. */
  learn(tableId: string, shared: SharedTable | null): Promise<void>;
  /** Repeats to other servers who is where. */
  shareAgain(): void;
  /** After a pause of this server among several: nobody has left because of what it could not hear. */
  waitAnew(): void;
  /** How many are in use. */
  count(): number;
  /** Tables like this where one of those who sit is here, the one with the oldest room first. */
  attended(isLike: (table: StoredTable) => boolean, most: number): readonly string[];
}

/** All rooms, and how one is created. */
function createOpenRooms({ tables, referee, fault, ...ports }: RoomPorts) {
  const { node } = ports;
  const rooms = new Map<string, TableRoom>();
  /** As the tables were when they were read for their rooms. */
  const signatures = new Map<string, string>();
  const noteVisit = (id: string) => tables.visited(id).catch((error) => fault(id, error));

  function openRoom(table: StoredTable, shared: SharedTable | null): TableRoom {
    const { id } = table;
    const room = createRoom({ tables, referee, fault, ...ports }, table, shared, () => {
      rooms.delete(id);
      signatures.delete(id);
      referee.forget(id).catch((error) => fault(id, error));
      noteVisit(id);
    });
    rooms.set(id, room);
    if (shared) signatures.set(id, shared.signature);
    noteVisit(id);
    return room;
  }

  return {
    rooms,
    /** Null if there is no such table. */
    async roomOf(tableId: string): Promise<TableRoom | null> {
      const open = rooms.get(tableId);
      if (open) return open;
      // Before the table is read, so that what changes meanwhile is noticed.
      const [shared = null] = (await node?.look([tableId])) ?? [];
      const table = await tables.find(tableId);
      return table?.id === tableId ? openRoom(table, shared) : null;
    },
    /** Whether the table has changed since it was read. */
    hasChanged({ id, signature }: SharedTable): boolean {
      const isAnother = signatures.get(id) !== signature;
      signatures.set(id, signature);
      return isAnother;
    },
  };
}

export function createRooms(ports: RoomPorts): Rooms {
  const { tables, referee, node } = ports;
  const { rooms, roomOf, hasChanged } = createOpenRooms(ports);
  /** Rooms whose table is being read. */
  const opening = new Set<Promise<unknown>>();
  /** A table is read for its room by one at a time, so that a later read is not overwritten by an earlier one. */
  const queue = createMailbox();

  /** Sitting down while the table is read requests a refresh, which waits until the room is ready. */
  async function enterFirst(tableId: string, visitor: Visitor): Promise<RoomVisit | null> {
    // In an object, so that others in the queue need not wait until the match is open.
    const entering = queue.post(tableId, async () => ({ visit: (await roomOf(tableId))?.enter(visitor) }));
    opening.add(entering);
    const { visit } = await entering.finally(() => opening.delete(entering));
    return visit ? await visit : null;
  }

  const reread = (tableId: string) =>
    queue.post(tableId, async () => {
      const room = rooms.get(tableId);
      if (!room) return;
      const table = await tables.find(tableId);
      if (rooms.get(tableId) !== room) return;
      if (!table) rooms.delete(tableId);
      await room.update(table);
    });

  async function refresh(tableId: string): Promise<void> {
    node?.notify(tableId);
    await reread(tableId);
  }

  return {
    enter: (tableId, visitor) => rooms.get(tableId)?.enter(visitor) ?? enterFirst(tableId, visitor),
    refresh,
    async refreshAll(guestId) {
      await Promise.allSettled(opening);
      const theirs = [...rooms].filter(([, room]) => room.isAt(guestId));
      for (const [id] of theirs) await refresh(id);
    },
    async learn(tableId, shared) {
      if (shared) await referee.refresh(tableId, shared);
      if (!shared || hasChanged(shared)) await reread(tableId);
      if (shared) await rooms.get(tableId)?.learn(shared);
    },
    phrasesOf: async (tableId, seat) =>
      (await node?.saidBy(tableId, seat)) ?? rooms.get(tableId)?.talk.of(seat) ?? [],
    ...ofAll(rooms),
  };
}

/** Operations on all rooms. */
function ofAll(
  rooms: ReadonlyMap<string, TableRoom>,
): Pick<Rooms, 'part' | 'tellTime' | 'shareAgain' | 'waitAnew' | 'ids' | 'isOpen' | 'count' | 'attended'> {
  return {
    tellTime() {
      for (const room of rooms.values()) room.tellTime();
    },
    shareAgain() {
      for (const room of rooms.values()) room.shareAgain();
    },
    waitAnew() {
      for (const room of rooms.values()) room.waitAnew();
    },
    ids: () => [...rooms.keys()],
    isOpen: (tableId) => rooms.has(tableId),
    count: () => rooms.size,
    attended: (isLike, most) => attendedOf(rooms, isLike, most),
    part(guestId, blockedId) {
      for (const room of [...rooms.values()]) if (room.isAt(guestId)) room.sendAway(blockedId);
    },
  };
}

function attendedOf(
  rooms: ReadonlyMap<string, TableRoom>,
  isLike: (table: StoredTable) => boolean,
  most: number,
): readonly string[] {
  const found: string[] = [];
  for (const [id, room] of rooms) {
    if (found.length === most) break;
    if (isLike(room.table()) && room.isAttended()) found.push(id);
  }
  return found;
}
