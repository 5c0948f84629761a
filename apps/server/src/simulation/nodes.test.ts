// The simulated database against the contracts of what several servers share.

import type { EventStore } from '@blackpeg/referee';
import { describePeers } from '@blackpeg/referee/testing';
import { describeNodes } from '../store/contracts/nodes.testing.ts';
import { GUEST, HOST, tableOf } from '../store/contracts/under-test.testing.ts';
import { type ClusterNode, LEASE } from '../store/nodes.ts';
import { createDatabaseLink } from './database-link.testing.ts';
import { createDisk } from './disk.testing.ts';
import { createSimulatedNodes } from './nodes.testing.ts';
import { createVirtualTime, newLife } from './virtual-time.testing.ts';

/** Every notification arrives. */
const dice = (sides: number) => sides - 1;

async function openShared() {
  const time = createVirtualTime(0);
  const disk = createDisk({ time, dice, even: true, isShared: true });
  disk.tables.set('m', tableOf('m', { seats: [HOST, GUEST], phase: 'playing' }));
  const nodes = createSimulatedNodes({
    ...{ time, disk, dice, even: true, faults: {} },
    takenOver() {},
    leftThough() {},
  });
  const beats = new Map<string, ClusterNode['beat']>();

  /** Advances the time until it is settled. */
  async function settled<T>(asked: Promise<T>): Promise<T> {
    let isSettled = false;
    const settle = () => {
      isSettled = true;
    };
    asked.then(settle, settle);
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      if (isSettled) return asked;
      time.next()?.run();
    }
  }

  /** Each of its queries advances the time. */
  function waiting<T extends object>(part: T): T {
    const wrap = (name: keyof T, job: unknown) => {
      if (typeof job !== 'function') return [name, job];
      return [
        name,
        (...args: readonly unknown[]) => {
          const given: unknown = job(...args);
          return given instanceof Promise ? settled(given) : given;
        },
      ];
    };
    return Object.fromEntries(Object.entries(part).map(([name, job]) => wrap(name as keyof T, job))) as T;
  }

  async function join(name: string): Promise<ClusterNode> {
    const life = newLife();
    const node = nodes.nodeFor(life, name, createDatabaseLink(time, dice, life));
    const known = waiting(node);
    beats.set(name, known.beat);
    return { ...known, referees: waiting(node.referees) };
  }

  /** All others keep renewing their signs of life. */
  async function expire(name: string): Promise<void> {
    for (let passed = 0; passed < LEASE; passed += 1_000) {
      for (const [other, beat] of beats) if (other !== name) await beat();
      await settled(new Promise<void>((resolve) => void time.after(null, 1_000, resolve)));
    }
  }

  const store: EventStore = waiting(disk.storeFor(newLife()).logs);
  return { join, expire, store };
}

describeNodes('the simulated database', { open: openShared });
describePeers('the simulated database', {
  async open() {
    const { join, ...shared } = await openShared();
    return { ...shared, peer: async (name) => (await join(name)).referees };
  },
});
