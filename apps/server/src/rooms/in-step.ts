// Keeps the rooms of this server in step with other servers: tables named in a notification are checked at once, and all tables
// every second, so that a lost notification costs a second at most. All are checked, too, as soon as a server is gone.

import type { Milliseconds } from '@blackpeg/rules';
import type { Sockets } from '../socket/upgrade.ts';
import { type ClusterNode, LEASE } from '../store/nodes.ts';
import type { ServerClock } from '../wall-clock.ts';
import type { Rooms } from './rooms.ts';

export interface InStepPorts {
  readonly node: ClusterNode;
  readonly rooms: Pick<Rooms, 'ids' | 'isOpen' | 'learn' | 'shareAgain' | 'waitAnew'>;
  readonly clock: ServerClock;
  /** Null until there are any. */
  sockets(): Pick<Sockets, 'connected' | 'dismiss' | 'cutAll'> | null;
  fault(what: string, error: unknown): void;
}

/** Between two signs of life, several of which fit into a lease. */
const BEAT_EVERY: Milliseconds = 500;
const LOOK_EVERY: Milliseconds = 1_000;

/** For as long as the process runs. */
export function keepInStep(ports: InStepPorts): void {
  const { node, rooms, clock, fault } = ports;
  const notified = new Set<string>();
  let isFailing = false;

  const lookAtNotified = alone(async () => {
    while (notified.size > 0) {
      const tables = [...notified].filter(rooms.isOpen);
      notified.clear();
      await look(ports, tables);
    }
  });
  const lookAtAll = alone(async () => {
    await look(ports, rooms.ids());
    await dismissLoggedOut(ports);
  });
  // One that began before, and waits for a slow table, does not delay it.
  const takeOver = alone(() => look(ports, rooms.ids()));
  const beat = alone(async () => {
    const { isNew, isOneGone } = await node.beat();
    if (isNew) rooms.shareAgain();
    if (isOneGone) void tried(takeOver);
  });
  const letGoOfStrays = alone(() => node.letGoOfStrays(rooms.ids()));

  /** A failing database is reported once. */
  async function tried(job: () => Promise<void>): Promise<void> {
    try {
      await job();
      isFailing = false;
    } catch (error) {
      if (!isFailing) fault('Other servers', error);
      isFailing = true;
    }
  }

  function repeat(every: Milliseconds, jobs: readonly (() => Promise<void>)[]): void {
    clock.wake(clock.now() + every, () => repeat(every, jobs));
    for (const job of jobs) void tried(job);
  }

  clock.onPause?.((lasted) => {
    // Clients have given up by now, and may have been refused elsewhere what is only now read here.
    if (lasted > LEASE) ports.sockets()?.cutAll();
    rooms.waitAnew();
    node.stoodStill();
    void tried(lookAtAll);
  });
  node.onNotification((tables) => {
    for (const table of tables) if (rooms.isOpen(table)) notified.add(table);
    void tried(lookAtNotified);
  });
  repeat(BEAT_EVERY, [beat]);
  repeat(LOOK_EVERY, [lookAtAll, letGoOfStrays]);
}

async function look({ node, rooms, fault }: InStepPorts, tables: readonly string[]): Promise<void> {
  const found = new Map((await node.look(tables)).map((table) => [table.id, table]));
  const learn = async (id: string) => {
    if (rooms.isOpen(id)) await rooms.learn(id, found.get(id) ?? null);
  };
  await Promise.all(tables.map((id) => learn(id).catch((error) => fault(`Table ${id}`, error))));
}

/** Guests who were logged out or deleted at another server. */
async function dismissLoggedOut({ node, sockets }: InStepPorts): Promise<void> {
  const connected = sockets()?.connected() ?? [];
  if (connected.length === 0) return;
  for (const { guest, device } of await node.loggedOut(connected)) await sockets()?.dismiss(guest, device);
}

/** Not again while it is running. */
function alone(job: () => Promise<void>): () => Promise<void> {
  let isUnderWay = false;
  return async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      await job();
    } finally {
      isUnderWay = false;
    }
  };
}
