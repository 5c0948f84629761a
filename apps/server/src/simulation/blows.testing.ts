// The faults of a simulated world, and the parts of the world they affect.

import type { Dice } from '@blackpeg/rules';
import type { ClusterNode } from '../store/nodes.ts';
import { type Client, startVisit, type VisitPorts } from './client.testing.ts';
import { createDatabaseLink } from './database-link.testing.ts';
import type { Disk, SimulatedStores } from './disk.testing.ts';
import type { Network } from './network.testing.ts';
import { type Replaced, type ServerNode, startNode } from './node.testing.ts';
import type { SimulatedNodes } from './nodes.testing.ts';
import type { Blow, BlowKind } from './schedule.testing.ts';
import { START } from './setting.testing.ts';
import { newLife, type VirtualTime } from './virtual-time.testing.ts';
import type { Witness } from './witness.testing.ts';

/** The figures of a schedule. */
export type Reached =
  | BlowKind
  | 'crash during a write'
  | 'write kept, not acknowledged'
  | 'timed'
  | 'sealed'
  | 'taken over'
  | 'closed';

export interface World {
  readonly replaced: Replaced;
  readonly time: VirtualTime;
  readonly disk: Disk;
  readonly network: Network;
  readonly witness: Witness;
  readonly clients: readonly Client[];
  readonly visiting: VisitPorts;
  readonly dice: Dice;
  readonly reached: Set<Reached>;
  readonly trace: string[] | null;
  /** One or two; null for one that is down. */
  readonly servers: (ServerNode | null)[];
  /** Absent for one server. */
  readonly nodes: SimulatedNodes | null;
  /** A machine without power does not answer. */
  isDark: boolean;
  /** How many servers have been started. */
  started: number;
  timeSet: number;
  /** For how long, and how often, servers were paused. */
  stood: number;
  pauses: number;
  steps: number;
  blows: readonly Blow[];
  calmSince: number | null;
  isClosed: boolean;
}

export function startServer(world: World, index: number): void {
  const { time, disk, replaced, visiting, timeSet, dice, nodes } = world;
  const life = newLife();
  const { fault } = visiting;
  world.isDark = false;
  world.started += 1;
  const link = createDatabaseLink(time, dice, life);
  const node = nodes?.nodeFor(life, `server ${world.started}`, link);
  const stores = node ? withNotifications(disk.storeFor(life, link), node) : disk.storeFor(life);
  world.servers[index] = startNode({ life, time, stores, dice, timeSet, replaced, node, fault });
}

function withNotifications(stores: SimulatedStores, { notify }: ClusterNode): SimulatedStores {
  const { logs } = stores;
  const append: typeof logs.append = async (match, version, batch) => {
    const appended = await logs.append(match, version, batch);
    if (appended.ok) notify(match);
    return appended;
  };
  return { ...stores, logs: { ...logs, append } };
}

/** Before the next step. A fault that affects nobody does not count. */
export function strike(world: World, blow: Blow): void {
  const hit = hitBy(world, blow);
  trace(world, () => `${hit ? '' : 'not '}hit: ${JSON.stringify(blow)}`);
  if (hit) world.reached.add(blow.kind);
  if (hit && OF_SERVERS.has(blow.kind)) world.witness.struck();
}

/** A fault after which a player may get time back. */
const OF_SERVERS: ReadonlySet<BlowKind> = new Set([
  'kill',
  'power-cut',
  'pause',
  'cut-off',
  'stall',
  'write-fails',
  'write-fails-kept',
]);

function hitBy(world: World, blow: Blow): boolean {
  const { servers, time, network, disk, clients } = world;
  const index = blow.step % servers.length;
  const server = servers[index] ?? null;
  const client = 'who' in blow ? clients[blow.who] : undefined;
  switch (blow.kind) {
    case 'kill':
    case 'power-cut':
      return server !== null && crash(world, index, server, blow.down, blow.kind === 'power-cut');
    case 'pause':
      if (!server || server.life.stoppedUntil > time.now()) return false;
      server.life.stoppedUntil = time.now() + blow.lasts;
      if (servers.length === 1) world.stood += blow.lasts;
      world.pauses += 1;
      return true;
    case 'cut-off':
      if (!server || !world.nodes) return false;
      server.life.cutUntil = Math.max(server.life.cutUntil, time.now() + blow.lasts);
      return true;
    case 'sleep':
      if (client?.visit) client.visit.life.stoppedUntil = time.now() + blow.lasts;
      return Boolean(client?.visit);
    case 'partition':
      if (client?.visit) client.visit.cutUntil = time.now() + blow.lasts;
      return Boolean(client?.visit);
    case 'reset':
      if (client?.visit) network.reset(client.visit);
      return Boolean(client?.visit);
    case 'reload':
    case 'quit':
      return client !== undefined && leave(world, client, blow.kind === 'quit' ? null : blow.down);
    case 'overtaken':
    case 'doubled':
    case 'lost':
      return network.next.push(blow) > 0;
    case 'stall':
    case 'write-fails':
    case 'write-fails-kept':
      return disk.next.push(blow) > 0;
    case 'time-set':
      world.timeSet += blow.by;
      return true;
  }
}

function crash(world: World, index: number, server: ServerNode, down: number, isDark: boolean): boolean {
  const { time, disk, network, reached } = world;
  server.life.isDead = true;
  // A pause during which the process ended.
  if (world.servers.length === 1) world.stood -= Math.max(0, server.life.stoppedUntil - time.now());
  const { underWay, kept: survived } = disk.crash(server.life);
  if (underWay > 0) reached.add('crash during a write');
  if (survived > 0) reached.add('write kept, not acknowledged');
  world.servers[index] = null;
  world.isDark = isDark;
  network.hostDied(server, isDark ? down : 0);
  time.after(null, down, () => startServer(world, index));
  return true;
}

/** Null for ever. If one of two players quits, the other has to end the match. */
function leave(world: World, client: Client, down: number | null): boolean {
  const { visit } = client;
  const others = world.clients.filter(({ viewer, hasQuit }) => viewer !== 'spectator' && !hasQuit);
  if (!visit || (down === null && client.viewer !== 'spectator' && others.length < 2)) return false;
  visit.life.isDead = true;
  world.network.deviceDied(visit, world.dice(3) > 0);
  client.visit = null;
  client.hasQuit = down === null;
  if (down !== null) world.time.after(null, down, () => startVisit(world.visiting, client));
  return true;
}

/** If requested. */
export function trace({ trace: lines, steps, time }: World, line: () => string): void {
  lines?.push(`${steps} (${time.now() - START} ms) ${line()}`);
}
