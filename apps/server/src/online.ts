// Online play put together: the stores, the referee, the tables, and how they are reached.

import { randomBytes, randomInt } from 'node:crypto';
import type { Server } from 'node:http';
import { createSeals } from '@blackpeg/commitment';
import { createHub, createReferee } from '@blackpeg/referee';
import type { Dice } from '@blackpeg/rules';
import type { Config } from './config.ts';
import { createOnline, type OnlinePorts } from './http/online.ts';
import { createGuests } from './identity/guests.ts';
import { createLobby } from './rooms/lobby.ts';
import { createRooms, type Rooms } from './rooms/rooms.ts';
import { createTables } from './rooms/tables.ts';
import { acceptSockets, type Sockets } from './socket/upgrade.ts';
import { logged } from './store/fault.ts';
import type { Stores } from './store/ports.ts';
import { wallClock } from './wall-clock.ts';

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

/** A week: an invitation that nobody followed, and where nobody waits any more. */
const ABANDONED = 7 * 24 * 60 * 60_000;

/** `dice` is what the house of a race hides by, and who begins is drawn by. */
export function createOnlinePlay(
  stores: Stores,
  config: Pick<Config, 'behindTls' | 'socketsPerAddress'>,
  dice: Dice = (sides) => randomInt(sides),
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
    clock: wallClock,
    seals: createSeals(randomBytes),
    fault,
  });
  const guests = createGuests(stores.guests);
  const tables = createTables(stores.tables);
  const rooms = createRooms({
    tables,
    referee,
    hub,
    clock: wallClock,
    dice,
    fault,
  });
  const lobby = createLobby(stores.lobby, rooms);
  const cleared = Promise.all([
    stores.tables.removeAbandoned(Date.now() - ABANDONED),
    stores.guests.removeUnreachable(),
  ]);
  cleared.catch((error) => fault('abandoned', error));
  const ports: OnlinePorts = {
    guests,
    tables,
    lobby,
    rooms,
    dismiss: async (guestId) => sockets?.dismiss(guestId),
    behindTls: config.behindTls,
  };
  return {
    routes: createOnline(ports),
    rooms,
    isReady: () =>
      stores.check().then(
        () => !isStopping,
        () => false,
      ),
    accept(server, headers) {
      sockets = acceptSockets(server, { ...ports, ...config, headers });
    },
    stop() {
      isStopping = true;
      sockets?.stop();
    },
  };
}
