// When the tables of a server are compared with the database that it shares, and what it does after a pause.

import { createFakeClock } from '@blackpeg/referee/testing';
import { expect, test } from 'vitest';
import { type ClusterNode, LEASE } from '../store/nodes.ts';
import type { ServerClock } from '../wall-clock.ts';
import { keepInStep } from './in-step.ts';

/** One table; taking in what others wrote about it never ends. */
function keptInStep({ goneAt = Number.NaN } = {}) {
  const clock = createFakeClock();
  const looks: number[] = [];
  const cuts: number[] = [];
  const waits: number[] = [];
  let paused: Parameters<NonNullable<ServerClock['onPause']>>[0] = () => {};
  const node: Partial<ClusterNode> = {
    beat: async () => ({ isNew: false, isOneGone: clock.now() === goneAt }),
    async look() {
      looks.push(clock.now());
      return [];
    },
    letGoOfStrays: async () => {},
    onNotification() {},
    stoodStill() {},
  };
  const sockets = {
    connected: () => [],
    dismiss: async () => {},
    cutAll: () => void cuts.push(clock.now()),
  };
  keepInStep({
    node: node as ClusterNode,
    rooms: {
      ids: () => ['table'],
      isOpen: () => true,
      learn: () => new Promise(() => {}),
      shareAgain() {},
      waitAnew: () => void waits.push(clock.now()),
    },
    clock: {
      ...clock,
      onPause(listener) {
        paused = listener;
      },
    },
    sockets: () => sockets,
    fault() {},
  });
  return { clock, looks, cuts, waits, pause: (lasted: number) => paused(lasted) };
}

test('tables are looked at as soon as a server is gone, even while a look before is not over', async () => {
  const goneAt = 1_500;
  const { clock, looks } = keptInStep({ goneAt });
  await clock.advance(3_000);
  expect(looks).toEqual([0, goneAt]);
});

test('R6: a server that stood still for longer than others wait for it hears no client that was connected before', () => {
  const { cuts, waits, pause } = keptInStep();
  pause(LEASE);
  expect([cuts, waits]).toEqual([[], [0]]);
  pause(LEASE + 1);
  expect([cuts, waits]).toEqual([[0], [0, 0]]);
});
