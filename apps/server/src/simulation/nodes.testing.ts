// What several simulated servers share through their database: leases by its clock, who is connected where, and notifications
// that can get lost. A query reaches the database even if the server that sent it dies; the answer reaches only servers
// that are alive.

import type { Dice, Milliseconds, Seat } from '@blackpeg/rules';
import { createLeases } from '../store/leases.ts';
import { type ClusterNode, LEASE, type TableConnections } from '../store/nodes.ts';
import { type ConnectionRows, createConnectionRows } from './connection-rows.testing.ts';
import type { DatabaseLink } from './database-link.testing.ts';
import type { Disk } from './disk.testing.ts';
import { createSimulatedLeaseRows, type LeaseFaults, type SharedLeases } from './lease-rows.testing.ts';
import type { Life, VirtualTime } from './virtual-time.testing.ts';

interface Listener {
  readonly life: Life;
  readonly hear: (tables: readonly string[]) => void;
}

/** The database's side. */
interface SharedState extends SharedLeases {
  /** Until when a server counts as alive, and since when without a break. */
  readonly alive: Map<string, number>;
  readonly aliveSince: Map<string, number>;
  readonly connections: ConnectionRows;
  readonly listeners: Map<string, Listener>;
}

export interface SimulatedNodes {
  nodeFor(life: Life, name: string, link: DatabaseLink): ClusterNode;
}

export interface SimulatedNodesPorts {
  readonly time: VirtualTime;
  readonly disk: Disk;
  readonly dice: Dice;
  readonly even: boolean;
  readonly faults: LeaseFaults;
  /** A server has taken over a match from another. */
  takenOver(): void;
  /** A player who has been connected for this long was reported as having left. */
  leftThough(seat: Seat, connected: Milliseconds): void;
}

export function createSimulatedNodes(ports: SimulatedNodesPorts): SimulatedNodes {
  const state: SharedState = {
    leases: new Map(),
    drafts: new Map(),
    alive: new Map(),
    aliveSince: new Map(),
    connections: new Map(),
    listeners: new Map(),
    era: 0,
  };
  return { nodeFor: (life, name, link) => nodeFor(ports, state, { life, name, link }) };
}

interface NodePlace {
  readonly life: Life;
  readonly name: string;
  readonly link: DatabaseLink;
}

function nodeFor(
  ports: SimulatedNodesPorts,
  state: SharedState,
  { life, name, link }: NodePlace,
): ClusterNode {
  const { time, dice, even, disk } = ports;
  const isAlive = (node: string | null) => node !== null && (state.alive.get(node) ?? 0) > time.now();
  const takes = (most: Milliseconds) => (even ? 1 : dice(most + 1));
  const answered = <T>(effect: () => T): Promise<T> =>
    new Promise((resolve) => {
      time.after(null, takes(4), () => {
        const result = effect();
        time.after(life, takes(4), () => resolve(result));
      });
    });
  const ask = <T>(effect: () => T): Promise<T> => link(() => answered(effect));
  const notify = (table: string) => {
    for (const [other, { life: theirs, hear }] of state.listeners)
      if (other !== name && dice(4) > 0) time.after(theirs, 1 + takes(20), () => hear([table]));
  };
  const renew = () => {
    if (!isAlive(name)) state.aliveSince.set(name, time.now());
    state.alive.set(name, time.now() + LEASE);
  };
  const rows = createSimulatedLeaseRows(state, {
    ...{ disk, life, link, ask, isAlive, renew, faults: ports.faults, takenOver: ports.takenOver },
    left: (table, seat) => ports.leftThough(seat, connectedFor(state, table, seat, { isAlive, time })),
  });
  const leases = createLeases(rows, name);
  const connections = createConnectionRows(state.connections, { name, time, ask, notify });
  let others: readonly string[] = [];
  const beat = () => {
    const isNew = !state.alive.has(name);
    renew();
    const isOneGone = others.some((other) => !isAlive(other));
    others = [...state.alive.keys()].filter((other) => other !== name && isAlive(other));
    return { isNew, isOneGone };
  };
  if (![...state.alive.keys()].some(isAlive)) state.era += 1;
  beat();
  return {
    referees: {
      ...leases,
      async append(match, version, batch) {
        const appended = await leases.append(match, version, batch);
        if (appended.ok) notify(match);
        return appended;
      },
      async release(match) {
        await leases.release(match);
        notify(match);
      },
    },
    beat() {
      connections.write();
      return ask(beat);
    },
    async look(tables) {
      const found = await ask(() => tables.flatMap((id) => sharedTable(ports, state, id, { name, isAlive })));
      if (!ports.faults.ignoresEpochs)
        for (const { id, owner, epoch } of found) leases.correct(id, owner, epoch);
      return found.map((table) => ({
        ...table,
        isFree: table.isFree || (table.owner === name && leases.epochOf(table.id) === null),
      }));
    },
    notify,
    onNotification: (hear) => void state.listeners.set(name, { life, hear }),
    noteConnections: connections.note,
    say: () => ask(() => 0),
    saidBy: () => ask(() => []),
    want: () => ask(() => []),
    attended: () => ask(() => []),
    loggedOut: () => ask(() => []),
    now: time.now,
    stoodStill: leases.disownAll,
    letGoOfStrays: leases.letGoOfStrays,
    leave: async () => {},
  };
}

interface Among {
  readonly name: string;
  isAlive(node: string | null): boolean;
}

/** A table as a server sees it. */
function sharedTable(
  { disk }: SimulatedNodesPorts,
  { leases, connections }: SharedState,
  id: string,
  { name, isAlive }: Among,
) {
  if (!disk.tables.has(id)) return [];
  const { owner = null, epoch = 0 } = leases.get(id) ?? {};
  const version = disk.versionOf(id);
  const theirs = [...(connections.get(id) ?? [])].filter(([node]) => node !== name && isAlive(node));
  return {
    ...{ id, version, owner, epoch },
    isFree: version > 0 && !isAlive(owner),
    signature: '',
    elsewhere: theirs.map(([, row]): TableConnections => row.noted),
    wanted: [],
    said: [],
  };
}

/** On servers that are alive, by what they have written; 0 if not connected. */
function connectedFor(
  { connections, aliveSince }: SharedState,
  table: string,
  seat: Seat,
  { isAlive, time }: Pick<Among, 'isAlive'> & { readonly time: VirtualTime },
): Milliseconds {
  const since = [...(connections.get(table) ?? [])].flatMap(([node, row]) => {
    const connected = row.since.get(seat);
    return isAlive(node) && connected !== undefined ? Math.max(connected, aliveSince.get(node) ?? 0) : [];
  });
  return since.length === 0 ? 0 : time.now() - Math.min(...since);
}
