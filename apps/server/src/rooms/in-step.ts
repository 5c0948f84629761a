// Keeps the rooms of this server in step with other servers: tables named in a notification are checked at once, and all tables
// every second, so that a lost notification costs a second at most.

import type { Milliseconds } from '@blackpeg/rules';
import type { Sockets } from '../socket/upgrade.ts';
import type { ClusterNode } from '../store/nodes.ts';
import type { ServerClock } from '../wall-clock.ts';
import type { Rooms } from './rooms.ts';

export interface InStepPorts {
  readonly node: ClusterNode;
  readonly rooms: Pick<Rooms, 'ids' | 'isOpen' | 'learn' | 'shareAgain'>;
  readonly clock: ServerClock;
  /** Null until there are any. */
  sockets(): Pick<Sockets, 'connected' | 'dismiss'> | null;
  fault(what: string, error: unknown): void;
}

const EVERY: Milliseconds = 1_000;

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
  const beat = alone(async () => {
    if (await node.beat()) rooms.shareAgain();
    await node.letGoOfStrays(rooms.ids());
  });

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

  function everySecond(): void {
    clock.wake(clock.now() + EVERY, everySecond);
    void tried(beat);
    void tried(lookAtAll);
  }

  clock.onPause?.(() => {
    node.stoodStill();
    void tried(lookAtAll);
  });
  node.onNotification((tables) => {
    for (const table of tables) if (rooms.isOpen(table)) notified.add(table);
    void tried(lookAtNotified);
  });
  everySecond();
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
