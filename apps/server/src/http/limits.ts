// R13: how often each address may be asked, within a minute.

import type { EndpointName } from '@blackpeg/protocol';
import { createRateLimit } from '../rate-limit.ts';
import type { Guest } from '../store/records.ts';

export interface Limits {
  /** False when this is one too many. */
  allows(name: EndpointName, guest: Guest | null, address: string): boolean;
}

interface Pool {
  /** Whom it counts. */
  readonly by: 'guest' | 'address';
  readonly most: number;
}

const POOLS = {
  newcomers: { by: 'address', most: 30 },
  recoveries: { by: 'address', most: 5 },
  games: { by: 'guest', most: 10 },
  changes: { by: 'guest', most: 30 },
  looks: { by: 'guest', most: 120 },
} as const satisfies Readonly<Record<string, Pool>>;

type PoolName = keyof typeof POOLS;

const POOL_OF: Readonly<Record<EndpointName, PoolName>> = {
  'guests/page': 'newcomers',
  'guests/program': 'newcomers',
  'guests/me': 'looks',
  'guests/rename': 'changes',
  'guests/phrase': 'changes',
  'guests/recover/page': 'recoveries',
  'guests/recover/program': 'recoveries',
  'guests/forget': 'changes',
  'guests/tables': 'looks',
  'tables/open': 'games',
  'tables/sit': 'changes',
  'tables/look': 'looks',
  'tables/leave': 'changes',
  'tables/begin': 'changes',
  'tables/pair': 'games',
  'tables/lobby': 'looks',
};

const MINUTE = 60_000;

export function createLimits(): Limits {
  const limits = Object.fromEntries(
    Object.entries(POOLS).map(([name, { most }]) => [name, createRateLimit(most, MINUTE)]),
  ) as Readonly<Record<PoolName, ReturnType<typeof createRateLimit>>>;
  return {
    allows(name, guest, address) {
      const pool = POOL_OF[name];
      // A page says at every start who it is; only one who is made a guest is a newcomer.
      if (pool === 'newcomers' && guest) return true;
      const who = POOLS[pool].by === 'guest' ? (guest?.id ?? '') : address;
      return limits[pool].allows(who, Date.now());
    },
  };
}
