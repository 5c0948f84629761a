// The present company of an online table, and what this player has told it, which is repeated to a server that has
// forgotten it.

import { type Aside, type Company, companyAfter, companyOf, type TableNews } from '@blackpeg/protocol';
import type { WallClock } from '@blackpeg/referee';
import type { Seat } from '@blackpeg/rules';
import type { Intent } from '@blackpeg/session';

export interface OwnCompany {
  current(): Company;
  /** Returns the previous company. */
  hear(news: TableNews): Company;
  tell(aside: Aside): void;
  /** Whether a rematch was requested on this visit. */
  wantsRematch(): boolean;
  /** Whether this player has said that they are away for a moment (E6). */
  isAway(): boolean;
  /** A player who does something is back, whichever page said that they are away. */
  acted(intent: Intent): void;
}

export interface CompanyPorts {
  readonly names: Company['names'];
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly clock: WallClock;
  tell(aside: Aside): void;
}

export function createOwnCompany({ names, seat, clock, tell: send }: CompanyPorts): OwnCompany {
  let company = companyOf(names);
  let wantsRematch = false;
  let isAway = false;

  function tell(aside: Aside): void {
    if (aside.type === 'rematch') wantsRematch = aside.wanted;
    if (aside.type === 'presence') isAway = !aside.here;
    send(aside);
  }

  /** A restarted server counts everybody with a connection as present, and knows of no requests. */
  function greeted(): void {
    if (wantsRematch) send({ type: 'rematch', wanted: true });
    if (isAway) send({ type: 'presence', here: false });
  }

  return {
    current: () => company,
    hear(news) {
      const before = company;
      company = companyAfter(before, news, clock.now());
      if (news.type === 'welcome') greeted();
      return before;
    },
    tell,
    wantsRematch: () => wantsRematch,
    isAway: () => isAway,
    acted({ type }) {
      const isGone = isAway || (seat !== null && company.presence[seat] === 'away');
      // The cursor moves by itself when a row is due; pegs do not.
      if (isGone && type !== 'move') tell({ type: 'presence', here: true });
    },
  };
}
