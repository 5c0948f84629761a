// What befalls a server on PostgreSQL, besides a kill: it stands still, or does not reach its database.

import { setTimeout as pause } from 'node:timers/promises';
import type { Milliseconds } from '@blackpeg/rules';
import type { Blow } from './lives.testing.ts';
import type { TestProxy } from './proxy.testing.ts';

/** Stopped by the system for so long, as on a machine that is moved or swaps. */
export function standStill(length: Milliseconds): Blow {
  return async (server) => {
    const killedAt = Date.now();
    process.kill(server.pid, 'SIGSTOP');
    await pause(length);
    process.kill(server.pid, 'SIGCONT');
    return { server, killedAt, backAt: Date.now() };
  };
}

/** Nothing gets through to the database for so long, and nobody is told. */
export function cutOff(proxy: TestProxy, length: Milliseconds): Blow {
  return async (server) => {
    const killedAt = Date.now();
    proxy.cut();
    await pause(length);
    proxy.mend();
    return { server, killedAt, backAt: Date.now() };
  };
}

/** Every connection to the database breaks. */
export function breakConnections(proxy: TestProxy): Blow {
  return async (server) => {
    const killedAt = Date.now();
    proxy.breakAll();
    return { server, killedAt, backAt: killedAt };
  };
}
