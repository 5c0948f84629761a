// R13: rate limits for each address of the protocol, by guest and by client address.

import type { EndpointName } from '@blackpeg/protocol';
import type { LimitName, Limits } from '../limits.ts';
import { type RateLimit, rateLimitOf } from '../rate-limit.ts';
import type { Guest } from '../store/records.ts';

export interface RequestLimits {
  /** The limit that this request is one too many for, or null. */
  exceeded(name: EndpointName, guest: Guest | null, address: string): LimitName | null;
}

type PoolName =
  | 'newcomers'
  | 'recoveries'
  | 'games'
  | 'lookups'
  | 'changes'
  | 'looks'
  | 'reports'
  | 'exports';

interface Pool {
  /** Null if only addresses are counted. */
  readonly ofGuest: LimitName | null;
  readonly ofAddress: LimitName;
}

const POOLS: Readonly<Record<PoolName, Pool>> = {
  newcomers: { ofGuest: null, ofAddress: 'newcomers-of-address' },
  recoveries: { ofGuest: null, ofAddress: 'recoveries-of-address' },
  games: { ofGuest: 'games-of-guest', ofAddress: 'games-of-address' },
  lookups: { ofGuest: 'lookups-of-guest', ofAddress: 'lookups-of-address' },
  changes: { ofGuest: 'changes-of-guest', ofAddress: 'changes-of-address' },
  looks: { ofGuest: 'looks-of-guest', ofAddress: 'looks-of-address' },
  reports: { ofGuest: 'reports-of-guest', ofAddress: 'reports-of-address' },
  exports: { ofGuest: 'exports-of-guest', ofAddress: 'exports-of-address' },
};

const POOL_OF: Readonly<Record<EndpointName, PoolName>> = {
  'guests/page': 'newcomers',
  'guests/program': 'newcomers',
  'guests/me': 'looks',
  'guests/rename': 'changes',
  'guests/phrase': 'changes',
  'guests/recover/page': 'recoveries',
  'guests/recover/program': 'recoveries',
  'guests/devices': 'looks',
  'guests/devices/revoke': 'changes',
  'guests/devices/revoke-others': 'changes',
  'guests/log-out': 'changes',
  'guests/forget': 'changes',
  'guests/export': 'exports',
  'guests/tables': 'looks',
  'tables/open': 'games',
  'tables/sit': 'lookups',
  'tables/look': 'lookups',
  'tables/leave': 'changes',
  'tables/begin': 'changes',
  'tables/pair': 'games',
  'tables/lobby': 'looks',
  'people/at': 'lookups',
  'people/set': 'changes',
  'people/list': 'looks',
  'people/release': 'changes',
  'people/report': 'reports',
};

export function createRequestLimits(limits: Limits): RequestLimits {
  const counts = new Map<LimitName, RateLimit>();
  const isExceeded = (name: LimitName, who: string, now: number) => {
    const count = counts.get(name) ?? rateLimitOf(limits[name]);
    counts.set(name, count);
    return !count.allows(who, now);
  };
  return {
    exceeded(name, guest, address) {
      const pool = POOL_OF[name];
      // A page identifies itself at every start; only a new guest counts as a newcomer.
      if (pool === 'newcomers' && guest) return null;
      const { ofGuest, ofAddress } = POOLS[pool];
      const now = performance.now();
      if (ofGuest !== null && isExceeded(ofGuest, guest?.id ?? '', now)) return ofGuest;
      return isExceeded(ofAddress, address, now) ? ofAddress : null;
    },
  };
}
