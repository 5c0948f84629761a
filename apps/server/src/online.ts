// Online play put together: the stores, the referee, the tables, and how they are reached.

import { randomBytes, randomInt } from 'node:crypto';
import type { Server } from 'node:http';
import { createSeals } from '@blackpeg/commitment';
import { createHub, createReferee } from '@blackpeg/referee';
import type { Dice } from '@blackpeg/rules';
import type { OnlineConfig } from './config.ts';
import { createOnline, type OnlinePorts } from './http/online.ts';
import { createGuests } from './identity/guests.ts';
import { createLobby } from './rooms/lobby.ts';
import { createRooms, type Rooms } from './rooms/rooms.ts';
import { createTables } from './rooms/tables.ts';
import { acceptSockets, type Sockets } from './socket/upgrade.ts';
import { logged } from './store/fault.ts';
import type { Stores } from './store/ports.ts';
import { createRoomCheck, createWriteCheck } from './store/room.ts';
import { keepSwept } from './store/sweep.ts';
import { type ServerClock, wallClock } from './wall-clock.ts';

export interface OnlinePlay {
  readonly routes: ReturnType<typeof createOnline>;
  readonly rooms: Rooms;
  /** The store takes what is written, and nobody is being sent away. */
  isReady(): Promise<boolean>;
  /** Connections come in through this server from now on. */
  accept(server: Server, headers: Readonly<Record<string, string>>): void;
  /** Sends everybody away, to come back to the next one. */
  stop(): void;
}

const MEGABYTE = 1_000_000;

/** What it takes of the world besides its stores. */
export interface OnlineWorld {
  /** What the house of a race hides by, and who begins is drawn by. */
  readonly dice: Dice;
  readonly clock: ServerClock;
}

export function createOnlinePlay(
  stores: Stores,
  config: OnlineConfig,
  { dice = (sides) => randomInt(sides), clock = wallClock }: Partial<OnlineWorld> = {},
): OnlinePlay {
  let sockets: Sockets | null = null;
  let isStopping = false;
  const hub = createHub();
  const fault = (table: string, error: unknown) => {
    if (!isStopping) console.error(`Table ${table}:`, logged(error));
  };
  const referee = createReferee({
    store: stores.logs,
    delivery: hub,
    clock,
    runsSince: clock.now(),
    seals: createSeals(randomBytes),
    fault,
  });
  const guests = createGuests(stores.guests);
  const tables = createTables(stores.tables);
  const rooms = createRooms({
    tables,
    referee,
    hub,
    clock,
    dice,
    fault,
  });
  clock.onPause?.(rooms.tellTime);
  const lobby = createLobby(stores, rooms);
  const endSweeping = keepSwept(stores, config, (error) => fault('swept', error));
  const canWrite = createWriteCheck(stores);
  const ports: OnlinePorts = {
    guests,
    tables,
    lobby,
    rooms,
    dismiss: async (guestId) => sockets?.dismiss(guestId),
    hasRoom: createRoomCheck(stores, config.storeLimitMegabytes * MEGABYTE),
    ...config,
  };
  return {
    routes: createOnline(ports),
    rooms,
    isReady: async () => !isStopping && (await canWrite()),
    accept(server, headers) {
      sockets = acceptSockets(server, { ...ports, ...config, headers });
    },
    stop() {
      isStopping = true;
      endSweeping();
      sockets?.stop();
    },
  };
}
