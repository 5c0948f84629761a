// R13: every limit of the server in one table, each by its name in `/metrics`.

import { LONGEST_REQUEST, MOST_PEOPLE } from '@blackpeg/protocol';
import type { Milliseconds } from '@blackpeg/rules';
import type { OnlineConfig } from './config.ts';

export interface Limit {
  readonly most: number;
  /** The time window; without one it is a number or size at any moment. */
  readonly within?: Milliseconds;
}

export type LimitConfig = Pick<
  OnlineConfig,
  'socketsPerAddress' | 'messagesPerGuest' | 'guestsPerAddress' | 'tablesPerAddress'
>;

export type Limits = Readonly<Record<LimitName, Limit>>;

export type LimitName =
  | 'request-bytes'
  | 'message-bytes'
  | 'frame-bytes'
  | 'unread-bytes'
  | 'messages-of-player'
  | 'messages-of-spectator'
  | 'messages-of-guest'
  | 'sockets-of-address'
  | 'connections-of-address'
  | 'requests-unanswered'
  | 'head-milliseconds'
  | 'request-milliseconds'
  | 'silent-milliseconds'
  | 'readiness-of-address'
  | 'newcomers-of-address'
  | 'recoveries-of-address'
  | 'people-of-guest'
  | `${'games' | 'lookups' | 'changes' | 'looks' | 'reports' | 'exports'}-of-${'guest' | 'address'}`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MESSAGES_WITHIN = 20_000;
/** Connections of an address beside its sockets of online play: for pages and requests. */
const FOR_REQUESTS = 100;

/** Guests are free, so many guests are counted by their address: enough for a school behind one address. */
export function limitsOf(config: LimitConfig): Limits {
  const { socketsPerAddress, messagesPerGuest, guestsPerAddress, tablesPerAddress } = config;
  return {
    'request-bytes': { most: LONGEST_REQUEST },
    'message-bytes': { most: LONGEST_REQUEST },
    // Larger frames are not even read. Those over the protocol's limit are read, to send the reason of the refusal.
    'frame-bytes': { most: 16_384 },
    // What a client may leave unread before it is disconnected; it requests what it missed when it comes back.
    'unread-bytes': { most: 1_000_000 },
    'messages-of-player': { most: 200, within: MESSAGES_WITHIN },
    'messages-of-spectator': { most: 50, within: MESSAGES_WITHIN },
    // Over all their connections: a disconnected guest gains nothing by coming back.
    'messages-of-guest': { most: messagesPerGuest, within: MESSAGES_WITHIN },
    'sockets-of-address': { most: socketsPerAddress },
    // Of any kind; not counted behind a proxy, whose address all of them have.
    'connections-of-address': { most: socketsPerAddress + FOR_REQUESTS },
    // Over one connection; browsers and proxies wait for each answer.
    'requests-unanswered': { most: 10 },
    // Until the head of a request has arrived, and the whole of it; and without a byte in either direction.
    'head-milliseconds': { most: 10_000 },
    'request-milliseconds': { most: 30_000 },
    'silent-milliseconds': { most: 30_000 },
    'readiness-of-address': { most: 120, within: MINUTE },
    'newcomers-of-address': { most: guestsPerAddress, within: MINUTE },
    'recoveries-of-address': { most: 5, within: MINUTE },
    'games-of-guest': { most: 10, within: MINUTE },
    'games-of-address': { most: tablesPerAddress, within: MINUTE },
    // By a code that may be guessed.
    'lookups-of-guest': { most: 60, within: MINUTE },
    'lookups-of-address': { most: 600, within: MINUTE },
    'changes-of-guest': { most: 30, within: MINUTE },
    'changes-of-address': { most: 1_000, within: MINUTE },
    'looks-of-guest': { most: 120, within: MINUTE },
    'looks-of-address': { most: 5_000, within: MINUTE },
    'people-of-guest': { most: MOST_PEOPLE },
    'reports-of-guest': { most: 10, within: HOUR },
    'reports-of-address': { most: 100, within: HOUR },
    // By the page.
    'exports-of-guest': { most: 100, within: HOUR },
    'exports-of-address': { most: 1_000, within: HOUR },
  };
}
