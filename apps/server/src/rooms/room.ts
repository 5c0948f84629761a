// One table while somebody is at it: lines in and out, what is said besides the match, and the match itself once all sit.

import { randomUUID } from 'node:crypto';
import type { ClientMessage, ServerMessage } from '@blackpeg/protocol';
import type { Hub, Referee, WallClock } from '@blackpeg/referee';
import type { Dice, Milliseconds, Seat, Terms, Viewer } from '@blackpeg/rules';
import type { Guest } from '../identity/guests.ts';
import { answerWish } from './answers.ts';
import { createPresence, type Presence } from './presence.ts';
import { isFull, placeOf, type Table, type Tables } from './tables.ts';

export interface RoomPorts {
  readonly tables: Tables;
  readonly referee: Referee;
  /** The one the referee delivers to. */
  readonly hub: Hub;
  readonly clock: WallClock;
  readonly dice: Dice;
  fault(table: string, error: unknown): void;
}

/** One line: whose it is and how to say something to it. */
export interface Visitor {
  readonly guest: Guest;
  tell(message: ServerMessage): void;
}

export interface Visit {
  readonly viewer: () => Viewer;
  hear(message: ClientMessage): Promise<void>;
  lag(milliseconds: Milliseconds): void;
  leave(): void;
}

export interface Room {
  enter(visitor: Visitor): Promise<Visit>;
  /** Somebody sat down. */
  update(table: Table): Promise<void>;
}

interface Member extends Visitor {
  viewer: Viewer;
  leaveHub: (() => void) | null;
}

/** `emptied` is called when nobody is here and nobody is expected back. */
export function createRoom(ports: RoomPorts, first: Table, emptied: () => void): Room {
  const { tables, referee, hub, clock, dice } = ports;
  const { id } = first;
  const members = new Set<Member>();
  const wanted = new Set<Seat>();
  const lags = new Map<Seat, Milliseconds>();
  let table = first;
  /** The table of the next match, once all want one. */
  let next: Promise<string> | null = null;
  /** Those on the threshold: the room is not empty while the match is being opened for them. */
  let entering = 0;
  /** Null until all sit. */
  let presence: Presence | null = null;

  const tellAll = (message: ServerMessage) => {
    for (const { tell } of members) tell(message);
  };
  const names = () => table.seats.map((guest) => guest?.name ?? null);
  const seats = () => [...table.seats.keys()];
  const linesOf = (seat: Viewer) => [...members].filter(({ viewer }) => viewer === seat).length;

  /** What the referee thinks of it already is refused, and nobody minds. */
  function witness(type: 'leave' | 'return', seat: Seat): void {
    referee.act(id, 'referee', randomUUID(), { type, seat }).catch((error) => ports.fault(id, error));
  }

  function tellPresence(): void {
    const here = (seat: Seat) => presence?.isHere(seat) ?? linesOf(seat) > 0;
    tellAll({
      type: 'presence',
      seats: table.seats.map((guest, seat) => (guest === null ? 'empty' : here(seat) ? 'here' : 'away')),
      spectators: linesOf('spectator'),
    });
  }

  function tellLags(): void {
    tellAll({ type: 'lag', seats: seats().map((seat) => lags.get(seat) ?? null) });
  }

  /** Opened by the first who finds all seated; a match that is open stays as it is. */
  async function begin(): Promise<void> {
    if (!isFull(table)) return;
    const opened = await referee.open(id, table.terms, dice);
    if (!opened.ok) throw new Error(`Table ${id} cannot be played: ${JSON.stringify(opened.error)}.`);
    presence ??= createPresence(table.seats.length, clock, {
      left(seat) {
        witness('leave', seat);
        checkEmpty();
      },
      returned: (seat) => witness('return', seat),
      changed: tellPresence,
    });
  }

  function greet(member: Member): void {
    const { viewer, tell } = member;
    if (!presence) {
      tell({ type: 'waiting', table: id, viewer, names: names() });
      return;
    }
    member.leaveHub ??= hub.join(id, viewer, ({ after, events, actionId }) =>
      tell({ type: 'dispatch', after, events, id: actionId }),
    );
    tell({ type: 'welcome', table: id, viewer, names: names(), now: clock.now() });
    if (viewer !== 'spectator') presence.count(viewer, linesOf(viewer));
  }

  function checkEmpty(): void {
    if (members.size === 0 && entering === 0 && !presence?.isWaiting()) emptied();
  }

  function leave(member: Member): void {
    if (!members.delete(member)) return;
    member.leaveHub?.();
    if (member.viewer !== 'spectator') presence?.count(member.viewer, linesOf(member.viewer));
    tellPresence();
    checkEmpty();
  }

  async function wantRematch(seat: Seat, isWanted: boolean): Promise<void> {
    if (isWanted) wanted.add(seat);
    else wanted.delete(seat);
    if (seats().every((one) => wanted.has(one))) next ??= openRematch(tables, table);
    tellAll({ type: 'rematch', wanted: [...wanted].sort(), table: await next });
  }

  async function hear(member: Member, message: ClientMessage): Promise<void> {
    const { viewer, tell } = member;
    if (message.type === 'hello' && message.table === id) return greet(member);
    if (message.type === 'hello' || !presence)
      return tell({ type: 'error', code: 'bad-message', about: null });
    switch (message.type) {
      case 'act':
      case 'events-after':
      case 'keep-draft':
        return answerWish(ports, { match: id, viewer, tell }, message);
      case 'presence':
        if (viewer !== 'spectator') presence.choose(viewer, message.here);
        return;
      case 'say':
        if (viewer !== 'spectator') tellAll({ type: 'said', seat: viewer, phrase: message.phrase });
        return;
      case 'rematch':
        if (viewer !== 'spectator') await wantRematch(viewer, message.wanted);
        return;
    }
  }

  return {
    async enter(visitor) {
      entering += 1;
      try {
        await begin();
      } finally {
        entering -= 1;
        if (!presence && isFull(table)) checkEmpty();
      }
      const member: Member = { ...visitor, viewer: placeOf(table, visitor.guest), leaveHub: null };
      members.add(member);
      greet(member);
      tellPresence();
      return {
        viewer: () => member.viewer,
        hear: (message) => hear(member, message),
        lag(milliseconds) {
          if (member.viewer === 'spectator') return;
          lags.set(member.viewer, milliseconds);
          tellLags();
        },
        leave: () => leave(member),
      };
    },
    async update(changed) {
      table = changed;
      for (const member of members) member.viewer = placeOf(table, member.guest);
      await begin();
      for (const member of members) greet(member);
      tellPresence();
    },
  };
}

/** Everybody moves on by one seat and keeps their own time. */
async function openRematch(tables: Tables, { terms, seats }: Table): Promise<string> {
  const moved = <T>(list: readonly T[]): readonly T[] => [...list.slice(1), ...list.slice(0, 1)];
  const again: Terms = { ...terms, seats: moved(terms.seats) };
  return (await tables.create(again, moved(seats))).id;
}
