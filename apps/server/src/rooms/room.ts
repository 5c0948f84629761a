// One table while somebody is at it: lines in and out, what is said besides the match, and the match itself once it begins.

import { randomUUID } from 'node:crypto';
import type { ClientMessage, ServerMessage } from '@blackpeg/protocol';
import type { Dispatch, Hub, Referee, WallClock } from '@blackpeg/referee';
import type { Dice, Milliseconds, Seat, Viewer } from '@blackpeg/rules';
import type { Guest } from '../identity/guests.ts';
import { answerWish } from './answers.ts';
import { startHouse } from './house.ts';
import { createPresence, type Presence } from './presence.ts';
import { createRematch, type Rematch } from './rematch.ts';
import { namesAt, placeOf, type Table } from './table.ts';
import type { Tables } from './tables.ts';

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
  /** Somebody sat down, left, has another name or began; null when the table was taken away. */
  update(table: Table | null): Promise<void>;
  isAt(guestId: string): boolean;
  /** Whether one of those who sit is here. */
  isAttended(): boolean;
}

interface Member extends Visitor {
  viewer: Viewer;
  leaveHub: (() => void) | null;
}

/** What there is once the match has begun. */
interface Running {
  readonly presence: Presence;
  readonly rematch: Rematch;
  stop(): void;
}

const GONE: ServerMessage = { type: 'error', code: 'no-such-table', about: null };

/** `emptied` is called when nobody is here and nobody is expected back. */
export function createRoom(ports: RoomPorts, first: Table, emptied: () => void): Room {
  const { tables, referee, hub, clock, dice } = ports;
  const { id } = first;
  const members = new Set<Member>();
  const lags = new Map<Seat, Milliseconds>();
  let table = first;
  let isGone = false;
  /** Those on the threshold: the room is not empty while the match is being opened for them. */
  let entering = 0;
  /** Null until the match has begun. */
  let running: Running | null = null;
  let told: { readonly dispatch: Dispatch; readonly message: ServerMessage } | null = null;

  const tellAll = (message: ServerMessage) => {
    for (const { tell } of members) tell(message);
  };
  const seats = () => [...table.seats.keys()];
  const linesOf = (seat: Viewer) => [...members].filter(({ viewer }) => viewer === seat).length;

  /** What the referee thinks of it already is refused, and nobody minds. */
  function witness(type: 'leave' | 'return', seat: Seat): void {
    referee.act(id, 'referee', randomUUID(), { type, seat }).catch((error) => ports.fault(id, error));
  }

  function tellPresence(): void {
    const here = (seat: Seat) => running?.presence.isHere(seat) ?? linesOf(seat) > 0;
    tellAll({
      type: 'presence',
      seats: table.seats.map((sitter, seat) => (sitter === null ? 'empty' : here(seat) ? 'here' : 'away')),
      spectators: linesOf('spectator'),
    });
  }

  function lagNews(): ServerMessage {
    return { type: 'lag', seats: seats().map((seat) => lags.get(seat) ?? null) };
  }

  /** Opened by the first who finds that it may begin; a match that is open stays as it is. */
  async function begin(): Promise<void> {
    if (table.phase === 'waiting') return;
    const opened = await referee.open(id, table.terms, dice);
    if (!opened.ok) throw new Error(`Table ${id} cannot be played: ${JSON.stringify(opened.error)}.`);
    running ??= run();
  }

  function run(): Running {
    const presence = createPresence(table.seats.length, clock, {
      left(seat) {
        witness('leave', seat);
        checkEmpty();
      },
      returned: (seat) => witness('return', seat),
      changed: tellPresence,
    });
    const houseHides = table.terms.form === 'race' && table.phase !== 'over';
    return {
      presence,
      rematch: createRematch(table.seats.length, async () => (await tables.again(table)).id),
      stop: houseHides ? startHouse({ referee, hub, clock, dice }, id) : () => {},
    };
  }

  /** One message for all who see the same, so that it is written out once. */
  function messageOf(dispatch: Dispatch): ServerMessage {
    if (told?.dispatch !== dispatch) {
      const { after, events, actionId } = dispatch;
      told = { dispatch, message: { type: 'dispatch', after, events, id: actionId } };
    }
    return told.message;
  }

  function greet(member: Member): void {
    const { viewer, tell } = member;
    const names = namesAt(table);
    if (!running) {
      tell(isGone ? GONE : { type: 'waiting', table: id, viewer, names });
      return;
    }
    member.leaveHub ??= hub.join(id, viewer, (dispatch) => tell(messageOf(dispatch)));
    tell({ type: 'welcome', table: id, viewer, names, now: clock.now() });
    if (lags.size > 0) tell(lagNews());
    const rematch = running.rematch.current();
    if (rematch) tell(rematch);
    if (viewer !== 'spectator') running.presence.count(viewer, linesOf(viewer));
  }

  /** A line that is somebody else’s now hears what that one may know, and nothing more. */
  function reseat(member: Member): void {
    const before = member.viewer;
    member.viewer = placeOf(table, member.guest);
    if (member.viewer === before) return;
    member.leaveHub?.();
    member.leaveHub = null;
    if (before !== 'spectator') running?.presence.count(before, linesOf(before));
  }

  function checkEmpty(): void {
    if (members.size > 0 || entering > 0 || running?.presence.isWaiting()) return;
    running?.stop();
    emptied();
  }

  function leave(member: Member): void {
    if (!members.delete(member)) return;
    member.leaveHub?.();
    if (member.viewer !== 'spectator') running?.presence.count(member.viewer, linesOf(member.viewer));
    tellPresence();
    checkEmpty();
  }

  async function hear(member: Member, message: ClientMessage): Promise<void> {
    const { viewer, tell } = member;
    if (isGone) return tell(GONE);
    if (message.type === 'hello' && message.table === id) return greet(member);
    if (message.type === 'hello' || !running)
      return tell({ type: 'error', code: 'bad-message', about: null });
    const { presence, rematch } = running;
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
        if (viewer !== 'spectator') tellAll(await rematch.want(viewer, message.wanted));
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
        if (!running && table.phase !== 'waiting') checkEmpty();
      }
      const member: Member = { ...visitor, viewer: placeOf(table, visitor.guest), leaveHub: null };
      members.add(member);
      greet(member);
      tellPresence();
      return {
        viewer: () => member.viewer,
        hear: (message) => hear(member, message),
        lag(milliseconds) {
          const { viewer } = member;
          if (viewer === 'spectator' || !isAnother(lags.get(viewer), milliseconds)) return;
          lags.set(viewer, milliseconds);
          tellAll(lagNews());
        },
        leave: () => leave(member),
      };
    },
    async update(changed) {
      if (!changed) {
        isGone = true;
        return tellAll(GONE);
      }
      table = changed;
      for (const member of members) reseat(member);
      await begin();
      for (const member of members) greet(member);
      tellPresence();
    },
    isAt: (guestId) => table.seats.some((sitter) => sitter?.id === guestId),
    isAttended: () => seats().some((seat) => linesOf(seat) > 0),
  };
}

/** Lines are measured all the time: what nobody would notice is not told. */
function isAnother(known: Milliseconds | undefined, now: Milliseconds): boolean {
  return known === undefined || Math.abs(now - known) > Math.max(NOTICEABLE, known / 4);
}

const NOTICEABLE: Milliseconds = 10;
