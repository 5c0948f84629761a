// R23: clients, network, disk and clock simulated over the real server and client: nothing that goes wrong breaks an invariant.

import { randomInt } from 'node:crypto';
import { describeEventStore } from '@blackpeg/referee/testing';
import { expect, inject, test } from 'vitest';
import { createDisk } from './disk.testing.ts';
import { runRange } from './range.testing.ts';
import { type BlowKind, diceFor, drawSchedule } from './schedule.testing.ts';
import { createVirtualTime, newLife } from './virtual-time.testing.ts';
import { runSchedule } from './world.testing.ts';

/** A schedule takes some eight milliseconds; `npm run bench:simulation` runs 100,000. */
const SCHEDULES = inject('isFullRun') ? 10_000 : 2_000;
const FROM = inject('isFullRun') ? randomInt(2 ** 31) : 0;
const OF_A_TEST = 500;
const RANGES = Array.from({ length: SCHEDULES / OF_A_TEST }, (_, index) => FROM + index * OF_A_TEST);

const KINDS: readonly BlowKind[] = [
  'kill',
  'power-cut',
  'pause',
  'cut-off',
  'sleep',
  'partition',
  'reset',
  'reload',
  'quit',
  'overtaken',
  'doubled',
  'lost',
  'stall',
  'write-fails',
  'write-fails-kept',
  'time-set',
];

test.each(RANGES)(
  'R23: no schedule from %i breaks an invariant, every kind of blow is met often',
  async (from) => {
    const { failure, reached } = await runRange({ from, count: OF_A_TEST });
    expect(failure).toBe(null);
    const least = OF_A_TEST / 25;
    const seldom = [...KINDS, 'crash during a write', 'timed', 'sealed', 'taken over'] as const;
    expect(seldom.filter((kind) => (reached.get(kind) ?? 0) < least)).toEqual([]);
    expect(reached.get('write kept, not acknowledged')).toBeGreaterThan(0);
  },
);

test('a schedule comes out the same however often it is run', async () => {
  const traced = async (seed: number) => {
    const { trace } = await runSchedule(drawSchedule(seed), { isTraced: true });
    // Ids that the server draws for what it does by itself.
    return trace.map((line) => line.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id'));
  };
  for (const seed of [3, 4, 5]) expect(await traced(seed)).toEqual(await traced(seed));
});

const time = createVirtualTime(0);
let disk = createDisk({ time, dice: diceFor(1, 1), even: false });
let life = newLife();

/** The store of a process on this disk; waits until it has answered. */
function waitingStore() {
  const { logs } = disk.storeFor(life);
  const settled = async <T>(asked: Promise<T>): Promise<T> => {
    for (let due = time.next(); due; due = time.next()) {
      due.run();
      await Promise.resolve();
    }
    return asked;
  };
  return {
    append: (...given: Parameters<typeof logs.append>) => settled(logs.append(...given)),
    read: (...given: Parameters<typeof logs.read>) => settled(logs.read(...given)),
    list: () => settled(logs.list()),
    remove: (match: string) => settled(logs.remove(match)),
  };
}

describeEventStore('the simulated disk', {
  async open() {
    disk = createDisk({ time, dice: diceFor(1, 1), even: false });
    life = newLife();
    return waitingStore();
  },
  async reopen() {
    life.isDead = true;
    disk.crash(life);
    life = newLife();
    return waitingStore();
  },
});
