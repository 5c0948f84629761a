// Assembles online play: the stores, the referee, the tables, and their addresses.

import { randomBytes, randomInt } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { createSeals } from '@blackpeg/commitment';
import { createHub, createReferee } from '@blackpeg/referee';
import type { Dice } from '@blackpeg/rules';
import type { OnlineConfig } from './config.ts';
import { addressOfClient } from './http/client-address.ts';
import { createOnline, type OnlinePorts } from './http/online.ts';
import { createGuests } from './identity/guests.ts';
import { createPeople, type People } from './identity/people.ts';
import { limitsOf } from './limits.ts';
import { type Log, plainLog } from './monitoring/log.ts';
import { createMetrics, type Metrics } from './monitoring/metrics.ts';
import { rateLimitOf } from './rate-limit.ts';
import { keepInStep } from './rooms/in-step.ts';
import { createLobby } from './rooms/lobby.ts';
import { createRooms, type Rooms } from './rooms/rooms.ts';
import { createTables } from './rooms/tables.ts';
import { acceptSockets, type Sockets } from './socket/upgrade.ts';
import type { ClusterNode } from './store/nodes.ts';
import type { StoreSize, Stores } from './store/ports.ts';
import { createRoomCheck, createWriteCheck } from './store/room.ts';
import { keepSwept } from './store/sweep.ts';
import { type ServerClock, wallClock } from './wall-clock.ts';

export interface OnlinePlay {
  readonly routes: ReturnType<typeof createOnline>;
  readonly rooms: Rooms;
  /** Ok while the store accepts writes and the server is not shutting down. */
  readiness(request: IncomingMessage): Promise<'ok' | 'not ready' | 'too fast'>;
  /** Accepts connections through this server from now on. */
  accept(server: Server, headers: Readonly<Record<string, string>>): void;
  /** Disconnects everybody, to reconnect to the next server. */
  stop(): void;
}

const MEGABYTE = 1_000_000;

/** What it needs besides its stores. */
export interface OnlineWorld {
  /** Random numbers for the house's code in a race, and for drawing who begins. */
  readonly dice: Dice;
  readonly clock: ServerClock;
  readonly metrics: Metrics;
  readonly log: Log;
  /** If other servers use the same stores. */
  readonly node: ClusterNode;
}

export function createOnlinePlay(
  stores: Stores,
  config: OnlineConfig,
  world: Partial<OnlineWorld> = {},
): OnlinePlay {
  const { clock = wallClock, metrics = createMetrics(), log = plainLog, node } = world;
  let sockets: Sockets | null = null;
  let isStopping = false;
  const fault = (what: string, error: unknown) => {
    if (!isStopping) log.error(what, error);
  };
  const guests = createGuests(stores.guests);
  const people = createPeople(stores.people);
  const { tables, rooms, lobby } = createPlay(stores, people, world, fault);
  clock.onPause?.(() => rooms.tellTime());
  if (node) keepInStep({ node, rooms, clock, fault, sockets: () => sockets });
  const endSweeping = keepSwept(stores, config, (error) => fault('What is old cannot be deleted', error));
  const canWrite = createWriteCheck(stores);
  registerFigures(metrics.gauge, stores, rooms);
  const ports: OnlinePorts = {
    guests,
    people,
    reports: stores.reports,
    logs: stores.logs,
    tables,
    lobby,
    rooms,
    dismiss: async (guestId, device) => sockets?.dismiss(guestId, device),
    hasRoom: createRoomCheck(stores, config.storeLimitMegabytes * MEGABYTE),
    metrics,
    log,
    ...config,
  };
  return {
    routes: createOnline(ports),
    rooms,
    readiness: createReadiness(config, metrics, async () => !isStopping && (await canWrite())),
    accept(server, headers) {
      const noticePause = () => void clock.now();
      sockets = acceptSockets(server, { ...ports, ...config, headers, noticePause });
    },
    stop() {
      isStopping = true;
      endSweeping();
      sockets?.stop();
    },
  };
}

/** The referee, and the tables in use. */
function createPlay(
  stores: Stores,
  people: People,
  { dice = (sides) => randomInt(sides), clock = wallClock, node }: Partial<OnlineWorld>,
  fault: (what: string, error: unknown) => void,
) {
  const hub = createHub();
  const ofTable = (table: string, error: unknown) => fault(`Table ${table}`, error);
  const referee = createReferee({
    store: stores.logs,
    delivery: hub,
    clock,
    clocksRunOn: true,
    ...(node && { peers: node.referees }),
    seals: createSeals(randomBytes),
    fault: ofTable,
  });
  const tables = createTables(stores.tables);
  const shared = { ...(node && { node }) };
  const rooms = createRooms({ tables, people, referee, hub, clock, dice, fault: ofTable, ...shared });
  const lobby = createLobby(stores, {
    attended: rooms.attended,
    ...(node && { attendedAnywhere: node.attended }),
  });
  return { tables, rooms, lobby };
}

function createReadiness(
  config: OnlineConfig,
  metrics: Metrics,
  isReady: () => Promise<boolean>,
): OnlinePlay['readiness'] {
  const limit = rateLimitOf(limitsOf(config)['readiness-of-address']);
  return async (request) => {
    if (limit.allows(addressOfClient(request, config), performance.now()))
      return (await isReady()) ? 'ok' : 'not ready';
    metrics.limited('readiness-of-address');
    return 'too fast';
  };
}

function registerFigures(gauge: Metrics['gauge'], { size, reports }: Stores, rooms: Rooms): void {
  const read = (part: keyof StoreSize) => async () => [{ value: (await size())[part] }];
  gauge('blackpeg_store_bytes', 'What the database uses.', read('used'));
  gauge('blackpeg_store_free_bytes', 'Room on the disk under it.', read('free'));
  gauge('blackpeg_reports', 'Open reports about players.', async () => [{ value: await reports.count() }]);
  gauge('blackpeg_tables_in_use', 'Tables with a player, or one who may come back.', () => [
    { value: rooms.count() },
  ]);
}
