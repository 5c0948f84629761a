// What is known at an online table besides the match: who sits there, who is connected, connection delays, a rematch.

import type { Milliseconds, Seat, Viewer } from '@blackpeg/rules';
import type { ErrorCode } from './server-message.ts';
import type { TableNews } from './socket-link.ts';

export type Presence = 'here' | 'away' | 'empty';

export interface Company {
  /** Joining until the server has answered; playing once all seats are taken. */
  readonly phase: 'joining' | 'waiting' | 'playing';
  /** The seat the server has for this connection; null until it has said so. */
  readonly viewer: Viewer | null;
  /** By seat; null if it is free, or its player has been forgotten. */
  readonly names: readonly (string | null)[];
  readonly presence: readonly Presence[];
  readonly spectators: number;
  /** Round trips, by seat; null if unknown. */
  readonly lags: readonly (Milliseconds | null)[];
  /** Who wants another match, and its table once all do. */
  readonly wanted: readonly Seat[];
  readonly next: string | null;
  /** How far the referee's clock is ahead of this device's. */
  readonly ahead: Milliseconds;
  /** The last fault; null once the connection is up again. */
  readonly trouble: ErrorCode | null;
}

/** Before the server has answered. */
export function companyOf(names: Company['names']): Company {
  return {
    phase: 'joining',
    viewer: null,
    names,
    presence: [],
    spectators: 0,
    lags: [],
    wanted: [],
    next: null,
    ahead: 0,
    trouble: null,
  };
}

/** `now` is the time of this device. Phrases leave no trace here. */
export function companyAfter(company: Company, news: TableNews, now: Milliseconds): Company {
  switch (news.type) {
    case 'waiting':
      return { ...company, phase: 'waiting', viewer: news.viewer, names: news.names, trouble: null };
    case 'welcome': {
      const { viewer, names } = news;
      const ahead = news.now - now + onTheWay(company, viewer);
      return { ...company, phase: 'playing', viewer, names, ahead, trouble: null };
    }
    case 'presence':
      return { ...company, presence: news.seats, spectators: news.spectators };
    case 'lag':
      return { ...company, lags: news.seats };
    case 'rematch':
      return { ...company, wanted: news.wanted, next: news.table };
    case 'error':
      return { ...company, trouble: news.code };
    case 'said':
      return company;
  }
}

/** A message takes half of the round trip. */
function onTheWay({ lags }: Company, viewer: Viewer): Milliseconds {
  return viewer === 'spectator' ? 0 : (lags[viewer] ?? 0) / 2;
}
