// What a table has once its match is open: who is there as E6 counts it, what they have seen, the wish for another match,
// and the house.

import type { ServerMessage } from '@blackpeg/protocol';
import { rematchTerms, type Seat } from '@blackpeg/rules';
import type { StoredTable } from '../../store/records.ts';
import type { RoomPorts } from '../ports.ts';
import { startHouse } from './house.ts';
import { createInsistence } from './insist.ts';
import { createPresence, type SeatPresence } from './presence.ts';
import { startSight } from './sight.ts';

type Said = Extract<ServerMessage, { readonly type: 'rematch' }>;

/** Another match: who wants one, and where it is once all do. */
interface Rematch {
  want(seat: Seat, isWanted: boolean): Promise<Said>;
  /** As it stands; null while nobody wants one. */
  current(): Said | null;
}

export interface Running {
  readonly presence: SeatPresence;
  readonly rematch: Rematch;
  /** Who sat there was deleted: nobody waits for them. */
  forsake(seat: Seat): void;
  /** A seat has so many connections now. */
  count(seat: Seat, connections: number): void;
  stop(): void;
}

export interface RunningEvents {
  /** Somebody came or went. */
  changed(): void;
  /** Somebody is not waited for any longer. */
  left(): void;
}

/** `table` gives it as it is at the time. */
export function startRunning(ports: RoomPorts, table: () => StoredTable, events: RunningEvents): Running {
  const { tables, people, referee, hub, clock, dice } = ports;
  const { id, terms, phase, seats } = table();

  const insistence = createInsistence(ports, id);

  /** What the referee thinks of it already is refused, and nobody minds. */
  function witness(type: 'leave' | 'return', seat: Seat): void {
    insistence.act(`presence ${seat}`, 'referee', { type, seat });
  }

  /** M1e: by its log, which knows who was drawn to hide first. */
  async function openRematch(): Promise<string | null> {
    // R20: who has blocked another does not meet them again, and nobody is told why.
    if (await people.areApart(table())) return null;
    const told = await referee.eventsAfter(id, 'spectator', 0);
    const opened = told?.events[0];
    if (opened?.type !== 'match-opened') throw new Error(`Table ${id} has no match to play again.`);
    return (await tables.again(table(), rematchTerms(opened))).id;
  }

  const presence = createPresence(seats.length, clock, {
    left(seat) {
      witness('leave', seat);
      events.left();
    },
    returned: (seat) => witness('return', seat),
    changed: events.changed,
  });
  /** S2d: the others of a race play on without them; of two, the other may wait or end it (E6). */
  function giveUp(seat: Seat): void {
    if (terms.form !== 'race' || phase === 'over') return;
    insistence.act(`resign ${seat}`, seat, { type: 'resign-match' });
  }

  // Some may have been deleted while nobody was here.
  for (const [seat, sitter] of seats.entries()) if (sitter?.id === null) giveUp(seat);
  const isTimed = terms.seats.some(({ allowance }) => allowance !== null) && phase !== 'over';
  const sight = isTimed ? startSight(ports, id, [...seats.keys()]) : null;
  const houseHides = terms.form === 'race' && phase !== 'over';
  const dismissHouse = houseHides ? startHouse({ referee, hub, clock, dice }, id) : () => {};
  return {
    presence,
    rematch: createRematch(seats.length, openRematch),
    forsake(seat) {
      presence.forsake(seat);
      giveUp(seat);
    },
    count: presence.count,
    stop() {
      insistence.stop();
      sight?.stop();
      dismissHouse();
    },
  };
}

/** `open` gives the id of the next table, the same however often it is called; null where there is to be none. */
function createRematch(seats: number, open: () => Promise<string | null>): Rematch {
  const wanted = new Set<Seat>();
  let table: string | null = null;
  const said = (): Said => ({ type: 'rematch', wanted: [...wanted].sort(), table });
  return {
    async want(seat, isWanted) {
      if (isWanted) wanted.add(seat);
      else wanted.delete(seat);
      if (wanted.size === seats) table = await open();
      return said();
    },
    current: () => (wanted.size === 0 && table === null ? null : said()),
  };
}
