// A table whose match is open: who is present by E6, what they have seen, rematch requests, and the house.

import type { ServerMessage } from '@blackpeg/protocol';
import { rematchTerms, type Seat } from '@blackpeg/rules';
import type { StoredTable } from '../../store/records.ts';
import type { RoomPorts } from '../ports.ts';
import { startHouse } from './house.ts';
import { createInsistence, type Insistence } from './insist.ts';
import { createPresence, type SeatPresence } from './presence.ts';
import { startSight } from './sight.ts';

type Said = Extract<ServerMessage, { readonly type: 'rematch' }>;

/** The rematch: who wants it, and its table once all do. */
interface Rematch {
  want(seat: Seat, isWanted: boolean): Promise<Said>;
  /** Others requested it elsewhere; null if that is nothing new. */
  learn(wanted: readonly Seat[]): Promise<Said | null>;
  /** Its current state; null while nobody wants one. */
  current(): Said | null;
}

export interface Running {
  readonly presence: SeatPresence;
  readonly rematch: Rematch;
  /** The player was deleted: nobody waits for them. */
  forsake(seat: Seat): void;
  /** The epoch since which this server runs the clock, handles absences and plays the house; null if another does. */
  own(epoch: number | null): void;
  stop(): void;
}

export interface RunningEvents {
  /** Somebody came or went. */
  changed(): void;
  /** A player is no longer expected back. */
  left(): void;
}

/** `table` returns its current state. */
export function startRunning(ports: RoomPorts, table: () => StoredTable, events: RunningEvents): Running {
  const { tables, people, referee, hub, clock, node } = ports;
  const { id, seats } = table();
  const insistence = createInsistence(ports, id);

  /** M1e: by its log, which knows who was drawn to hide first. */
  async function openRematch(): Promise<string | null> {
    // R20: players who blocked each other do not meet again, and nobody is told why.
    if (await people.areApart(table())) return null;
    const told = await referee.eventsAfter(id, 'spectator', 0);
    const opened = told?.events[0];
    if (opened?.type !== 'match-opened') throw new Error(`Table ${id} has no match to play again.`);
    return (await tables.again(table(), rematchTerms(opened))).id;
  }

  // If the referee already has that state it refuses, which is harmless.
  const presence = createPresence(seats.length, clock, {
    left(seat, isChosen) {
      const about = `presence ${seat}`;
      if (isChosen) insistence.act(about, 'referee', { type: 'leave', seat });
      else insistence.actAsOwner(about, 'referee', { type: 'leave', seat });
      events.left();
    },
    returned: (seat) => insistence.act(`presence ${seat}`, 'referee', { type: 'return', seat }),
    changed: events.changed,
  });
  const stopLearning = node ? learnFrom(hub, id, presence) : () => {};
  const owned = createOwned(ports, table, insistence);
  return {
    presence,
    rematch: createRematch(
      seats.length,
      openRematch,
      node && ((seat, wanted) => node.want(id, seat, wanted)),
    ),
    forsake(seat) {
      owned.giveUp(seat);
      presence.forsake(seat);
    },
    own(epoch) {
      if (owned.set(epoch) && node) presence.restate();
    },
    stop() {
      insistence.stop();
      stopLearning();
      owned.set(null);
    },
  };
}

/** Players who chose to be away, or are back, at another server. */
function learnFrom(hub: RoomPorts['hub'], match: string, presence: SeatPresence): () => void {
  return hub.join(match, 'spectator', (dispatch) => {
    for (const event of dispatch.events)
      if (event.type === 'left' || event.type === 'returned')
        presence.learn(event.seat, event.type === 'left');
  });
}

/** What only one server does for a match: what counts as seen, and the house. */
function createOwned(ports: RoomPorts, table: () => StoredTable, insistence: Insistence) {
  const { referee, hub, clock, dice } = ports;
  const { id, terms, phase, seats } = table();
  let owned: number | null = null;
  let stop = () => {};

  /** E6f: nobody waits for who cannot come back. */
  function giveUp(seat: Seat): void {
    if (owned === null || phase === 'over') return;
    insistence.act(`resign ${seat}`, seat, { type: 'resign-match' });
  }

  function start(): () => void {
    const isTimed = terms.seats.some(({ allowance }) => allowance !== null) && phase !== 'over';
    const sight = isTimed ? startSight(ports, id, [...seats.keys()]) : null;
    const houseHides = terms.form === 'race' && phase !== 'over';
    const asOwner = { ...referee, act: referee.actAsOwner };
    const dismissHouse = houseHides ? startHouse({ referee: asOwner, hub, clock, dice }, id) : () => {};
    return () => {
      sight?.stop();
      dismissHouse();
    };
  }

  return {
    giveUp,
    /** Whether this server has just become its owner: earlier attempts may have been refused. */
    set(epoch: number | null): boolean {
      if (epoch === owned) return false;
      stop();
      owned = epoch;
      stop = epoch === null ? () => {} : start();
      // Some may have been deleted while nobody was here.
      for (const [seat, sitter] of table().seats.entries()) if (sitter?.id === null) giveUp(seat);
      return epoch !== null;
    },
  };
}

/** Returns all who want a rematch, if that is known elsewhere. */
type NoteWish = (seat: Seat, isWanted: boolean) => Promise<readonly Seat[]>;

/** `open` returns the id of the next table, the same however often it is called; null if there is to be none. */
function createRematch(seats: number, open: () => Promise<string | null>, note?: NoteWish): Rematch {
  let wanted: ReadonlySet<Seat> = new Set();
  let table: string | null = null;
  const said = (): Said => ({ type: 'rematch', wanted: [...wanted].sort(), table });

  async function set(all: ReadonlySet<Seat>): Promise<Said> {
    wanted = all;
    if (wanted.size === seats) table = await open();
    return said();
  }

  return {
    async want(seat, isWanted) {
      if (note) return set(new Set(await note(seat, isWanted)));
      const others = [...wanted].filter((other) => other !== seat);
      return set(new Set(isWanted ? [...others, seat] : others));
    },
    learn: async (all) => (all.join() === [...wanted].sort().join() ? null : set(new Set(all))),
    current: () => (wanted.size === 0 && table === null ? null : said()),
  };
}
