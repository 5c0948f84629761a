// One server process of the simulation: the real referee, rooms and connections over a simulated disk, network and clock.

import type { Duplex } from 'node:stream';
import { createSeals } from '@blackpeg/commitment';
import { createHub, createReferee, type Hub, type Referee, type RefereePorts } from '@blackpeg/referee';
import type { Dice } from '@blackpeg/rules';
import type { WebSocket } from 'ws';
import { createPeople } from '../identity/people.ts';
import { type Limits, limitsOf } from '../limits.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import { rateLimitOf } from '../rate-limit.ts';
import { keepInStep } from '../rooms/in-step.ts';
import type { RoomPorts } from '../rooms/ports.ts';
import { createRooms } from '../rooms/rooms.ts';
import { type ClientConnection, serveConnection } from '../socket/connection.ts';
import type { ClusterNode } from '../store/nodes.ts';
import { BEAT, createServerClock, type ServerClock } from '../wall-clock.ts';
import type { SimulatedStores } from './disk.testing.ts';
import type { LeaseFaults } from './lease-rows.testing.ts';
import type { Host } from './network.testing.ts';
import type { Life, VirtualTime } from './virtual-time.testing.ts';

/** Parts that a test replaces with faulty ones, to see whether they are detected. */
export interface Replaced {
  store?(stores: SimulatedStores): SimulatedStores;
  clock?(clock: ServerClock): ServerClock;
  hub?(hub: Hub): Hub;
  referee?(ports: RefereePorts): RefereePorts;
  rooms?(ports: RoomPorts): RoomPorts;
  readonly database?: LeaseFaults;
}

export interface NodePorts {
  readonly life: Life;
  readonly time: VirtualTime;
  readonly stores: SimulatedStores;
  readonly dice: Dice;
  /** By how much the system's time is ahead of the virtual one. */
  readonly timeSet: number;
  readonly replaced: Replaced;
  /** If there are other servers. */
  readonly node?: ClusterNode | undefined;
  fault(error: unknown): void;
}

export interface ServerNode extends Host {
  readonly clock: ServerClock;
  readonly referee: Referee;
}

/** More than a simulated player sends. */
const PLENTY = 1_000_000;
const LIMITS: Limits = limitsOf({
  socketsPerAddress: PLENTY,
  messagesPerGuest: PLENTY,
  guestsPerAddress: PLENTY,
  tablesPerAddress: PLENTY,
});
const METRICS = createMetrics();
const STREAM = { cork() {}, uncork() {} } as unknown as Duplex;

export function startNode(ports: NodePorts): ServerNode {
  const { life, time, dice, timeSet, replaced, node, fault } = ports;
  const as = <T>(part: T, replace: ((part: T) => T) | undefined): T => replace?.(part) ?? part;
  // The beat of a server's clock is not a step of the schedule.
  const after = (milliseconds: number, run: () => void) =>
    time.after(life, milliseconds, run, milliseconds !== BEAT);
  const real = createServerClock({
    systemTime: () => time.now() + (node ? 0 : timeSet),
    monotonic: time.now,
    after,
    isShared: node !== undefined,
  });
  const clock = as(real, replaced.clock);
  const stores = as(ports.stores, replaced.store);
  const hub = as(createHub(), replaced.hub);
  const seals = createSeals((count) => Uint8Array.from({ length: count }, () => dice(256)));
  const referee = createReferee(
    as<RefereePorts>(
      {
        store: stores.logs,
        delivery: hub,
        clock,
        clocksRunOn: true,
        ...(node && { peers: node.referees }),
        seals,
        fault: (_, error) => fault(error),
      },
      replaced.referee,
    ),
  );
  const rooms = createRooms(
    as<RoomPorts>(
      {
        tables: {
          find: stores.tables.find,
          visited: (id) => stores.tables.noteVisit(id, 0),
        } as RoomPorts['tables'],
        people: createPeople(stores.people as Parameters<typeof createPeople>[0]),
        referee,
        hub,
        clock,
        dice,
        ...(node && { node }),
        fault: (_, error) => fault(error),
      },
      replaced.rooms,
    ),
  );
  clock.onPause?.(() => rooms.tellTime());
  const connections = new Set<ClientConnection>();
  const sockets = {
    connected: () => [],
    dismiss: async () => {},
    cutAll() {
      for (const { cut } of connections) cut();
    },
  };
  if (node) keepInStep({ node, rooms, clock, sockets: () => sockets, fault: (_, error) => fault(error) });
  const log = { error: (_: string, error: unknown) => fault(error), info() {}, debug() {} };
  const ofGuests = rateLimitOf(LIMITS['messages-of-guest']);
  return {
    life,
    clock,
    referee,
    accept(socket, guest) {
      const connection = serveConnection(socket as unknown as WebSocket, STREAM, guest, {
        rooms,
        limits: LIMITS,
        metrics: METRICS,
        log,
        ofGuests,
        answeredOnce: true,
        noticePause: () => void clock.now(),
        timers: { now: time.now, after },
      });
      connections.add(connection);
      socket.once('close', () => connections.delete(connection));
    },
  };
}
