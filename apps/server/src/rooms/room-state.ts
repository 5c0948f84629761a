// What a room knows of the people at its table, on this server and on others, and what they are told of each other.

import type { ServerMessage } from '@blackpeg/protocol';
import type { Dispatch } from '@blackpeg/referee';
import type { Milliseconds, Seat, Viewer } from '@blackpeg/rules';
import type { StoredTable } from '../store/records.ts';
import type { Lags } from './match/lags.ts';
import type { Running } from './match/running.ts';
import type { Member, Members, Talk } from './members.ts';
import type { RoomPorts } from './ports.ts';
import type { Sharing } from './sharing.ts';

/** The mutable state. */
export interface RoomState {
  readonly ports: RoomPorts;
  readonly id: string;
  readonly members: Members;
  readonly lags: Lags;
  readonly talk: Talk;
  readonly sharing: Sharing;
  /** Called when nobody is here and nobody is expected back. */
  readonly emptied: () => void;
  table: StoredTable;
  isGone: boolean;
  /** Arriving connections: the room is not empty while the match is being opened for them. */
  entering: number;
  /** Null until the match has begun. */
  running: Running | null;
  told: { readonly dispatch: Dispatch; readonly message: ServerMessage } | null;
}

/** On every server. */
function connectionsOf({ members, sharing }: RoomState, viewer: Viewer): number {
  return members.connectionsOf(viewer) + sharing.connectionsOf(viewer);
}

export function countSeat(room: RoomState, seat: Seat): void {
  // Nobody waits for a deleted player, even if a connection is still up.
  if (room.table.seats[seat]?.id !== null) room.running?.presence.count(seat, connectionsOf(room, seat));
}

export function tellPresence(room: RoomState): void {
  const { table, members, running } = room;
  noteConnections(room);
  members.tellAll({
    type: 'presence',
    seats: table.seats.map((sitter, seat) => {
      if (sitter === null) return 'empty';
      return (running?.presence.isHere(seat) ?? connectionsOf(room, seat) > 0) ? 'here' : 'away';
    }),
    spectators: connectionsOf(room, 'spectator'),
  });
}

/** Of this server, for the others. */
function noteConnections({ ports, table, members, lags, sharing }: RoomState): void {
  if (!ports.node) return;
  const seats = [...table.seats.keys()];
  sharing.note({
    seats: seats.map((seat) => members.connectionsOf(seat)),
    spectators: members.connectionsOf('spectator'),
    lags: seats.map((seat) => (members.connectionsOf(seat) > 0 ? lags.of(seat) : null)),
  });
}

export function lagNews({ lags, sharing, table }: RoomState): ServerMessage | null {
  return lags.news(table.seats.length, sharing.lagOf);
}

export function noteLag(room: RoomState, { viewer }: Member, milliseconds: Milliseconds): void {
  if (viewer === 'spectator' || !room.lags.note(viewer, milliseconds)) return;
  noteConnections(room);
  const news = lagNews(room);
  if (news) room.members.tellAll(news);
}
