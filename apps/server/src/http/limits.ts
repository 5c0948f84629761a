// R13: how often each address may be asked, within a minute.

import type { EndpointName } from '@blackpeg/protocol';
import type { OnlineConfig } from '../config.ts';
import { createRateLimit } from '../rate-limit.ts';
import type { Guest } from '../store/records.ts';

export interface Limits {
  /** False when this is one too many. */
  allows(name: EndpointName, guest: Guest | null, address: string): boolean;
}

export type LimitConfig = Pick<OnlineConfig, 'guestsPerAddress' | 'tablesPerAddress'>;

interface Pool {
  /** Null where only addresses are counted. */
  readonly perGuest: number | null;
  /** Guests are free, so who has many is counted by where they come from. Enough for a school behind one address. */
  readonly perAddress: number;
}

type PoolName = 'newcomers' | 'recoveries' | 'games' | 'lookups' | 'changes' | 'looks';

function poolsOf({ guestsPerAddress, tablesPerAddress }: LimitConfig): Readonly<Record<PoolName, Pool>> {
  return {
    newcomers: { perGuest: null, perAddress: guestsPerAddress },
    recoveries: { perGuest: null, perAddress: 5 },
    games: { perGuest: 10, perAddress: tablesPerAddress },
    // By a code that may be guessed.
    lookups: { perGuest: 60, perAddress: 600 },
    changes: { perGuest: 30, perAddress: 1_000 },
    looks: { perGuest: 120, perAddress: 5_000 },
  };
}

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
  'tables/sit': 'lookups',
  'tables/look': 'lookups',
  'tables/leave': 'changes',
  'tables/begin': 'changes',
  'tables/pair': 'games',
  'tables/lobby': 'looks',
};

const MINUTE = 60_000;

export function createLimits(config: LimitConfig): Limits {
  const pools = poolsOf(config);
  const limits = new Map(
    Object.entries(pools).map(([name, { perGuest, perAddress }]) => [
      name,
      {
        ofGuests: perGuest === null ? null : createRateLimit(perGuest, MINUTE),
        ofAddresses: createRateLimit(perAddress, MINUTE),
      },
    ]),
  );
  return {
    allows(name, guest, address) {
      const pool = POOL_OF[name];
      const limit = limits.get(pool);
      // A page says at every start who it is; only one who is made a guest is a newcomer.
      if (!limit || (pool === 'newcomers' && guest)) return true;
      const now = performance.now();
      if (limit.ofGuests && !limit.ofGuests.allows(guest?.id ?? '', now)) return false;
      return limit.ofAddresses.allows(address, now);
    },
  };
}
