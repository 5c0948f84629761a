// One table while somebody is at it: connections in and out, what is said besides the match, and the match itself once it begins.

import type { ClientMessage, ServerMessage } from '@blackpeg/protocol';
import type { Dispatch } from '@blackpeg/referee';
import type { Milliseconds, Seat, Viewer } from '@blackpeg/rules';
import type { Table } from '../store/records.ts';
import { answerWish } from './answers.ts';
import { createLags } from './lags.ts';
import { createMembers, type Member, type Visitor } from './members.ts';
import type { RoomPorts } from './ports.ts';
import { type Running, startRunning } from './running.ts';
import { namesAt, placeOf } from './table.ts';

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
  /** To all who are welcome already: with the time, which the clocks of a match are counted from. */
  tellTime(): void;
  table(): Table;
  isAt(guestId: string): boolean;
  /** Whether one of those who sit is here. */
  isAttended(): boolean;
}

const GONE: ServerMessage = { type: 'error', code: 'no-such-table', about: null };

/** `emptied` is called when nobody is here and nobody is expected back. */
export function createRoom(ports: RoomPorts, first: Table, emptied: () => void): Room {
  const { referee, hub, clock } = ports;
  const { id } = first;
  const members = createMembers();
  const lags = createLags();
  const { connectionsOf, tellAll } = members;
  let table = first;
  let isGone = false;
  /** Those on the threshold: the room is not empty while the match is being opened for them. */
  let entering = 0;
  /** Null until the match has begun. */
  let running: Running | null = null;
  let told: { readonly dispatch: Dispatch; readonly message: ServerMessage } | null = null;

  function tellPresence(): void {
    tellAll({
      type: 'presence',
      seats: table.seats.map((sitter, seat) => {
        if (sitter === null) return 'empty';
        return (running?.presence.isHere(seat) ?? connectionsOf(seat) > 0) ? 'here' : 'away';
      }),
      spectators: connectionsOf('spectator'),
    });
  }

  /** Opened by the first who finds that it may begin; a match that is open stays as it is. */
  async function begin(): Promise<void> {
    if (table.phase === 'waiting') return;
    const opened = await referee.open(id, table.terms, ports.dice);
    if (!opened.ok) throw new Error(`Table ${id} cannot be played: ${JSON.stringify(opened.error)}.`);
    running ??= startRunning(ports, () => table, { changed: tellPresence, left: checkEmpty });
  }

  /** One message for all who see the same, so that it is written out once. */
  function messageOf(dispatch: Dispatch): ServerMessage {
    if (told?.dispatch !== dispatch) {
      const { after, events, actionId } = dispatch;
      told = { dispatch, message: { type: 'dispatch', after, events, id: actionId } };
    }
    return told.message;
  }

  function welcomeFor(viewer: Viewer): ServerMessage {
    return { type: 'welcome', table: id, viewer, names: namesAt(table), now: clock.now() };
  }

  function greet(member: Member): void {
    const { viewer, tell } = member;
    if (!running) {
      tell(isGone ? GONE : { type: 'waiting', table: id, viewer, names: namesAt(table) });
      return;
    }
    member.leaveHub ??= hub.join(id, viewer, (dispatch) => {
      if (dispatch.actionId === member.asked) member.asked = null;
      tell(messageOf(dispatch));
    });
    tell(welcomeFor(viewer));
    for (const known of [lags.news(table.seats.length), running.rematch.current()]) if (known) tell(known);
    if (viewer !== 'spectator') running.count(viewer, connectionsOf(viewer));
  }

  /** A connection that is somebody else’s now hears what that one may know, and nothing more. */
  function reseat(member: Member): void {
    const before = member.viewer;
    member.viewer = placeOf(table, member.guest);
    if (member.viewer === before) return;
    member.leaveHub?.();
    member.leaveHub = null;
    if (before !== 'spectator') running?.count(before, connectionsOf(before));
  }

  /** Who was deleted does not come back, and wants nothing any more. */
  async function forsake(seat: Seat): Promise<void> {
    if (!running) return;
    running.presence.forsake(seat);
    if (running.rematch.current()) tellAll(await running.rematch.want(seat, false));
  }

  function checkEmpty(): void {
    if (!members.isEmpty() || entering > 0 || running?.presence.isWaiting()) return;
    running?.stop();
    emptied();
  }

  function leave(member: Member): void {
    if (!members.remove(member)) return;
    member.leaveHub?.();
    if (member.viewer !== 'spectator') running?.count(member.viewer, connectionsOf(member.viewer));
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
        member.asked = message.id;
        return answerWish(ports, { match: id, viewer, tell: (answer) => tellOnce(member, answer) }, message);
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
      const member: Member = {
        ...visitor,
        viewer: placeOf(table, visitor.guest),
        leaveHub: null,
        asked: null,
      };
      members.add(member);
      greet(member);
      tellPresence();
      return {
        viewer: () => member.viewer,
        hear: (message) => hear(member, message),
        lag(milliseconds) {
          const { viewer } = member;
          if (viewer === 'spectator' || !lags.note(viewer, milliseconds)) return;
          const news = lags.news(table.seats.length);
          if (news) tellAll(news);
        },
        leave: () => leave(member),
      };
    },
    async update(changed) {
      if (!changed) {
        isGone = true;
        return tellAll(GONE);
      }
      const isForsaken = (seat: Seat) => changed.seats[seat]?.id === null && table.seats[seat]?.id !== null;
      const forsaken = [...changed.seats.keys()].filter(isForsaken);
      table = changed;
      for (const member of members) reseat(member);
      for (const seat of forsaken) await forsake(seat);
      await begin();
      for (const member of members) greet(member);
      tellPresence();
    },
    tellTime() {
      for (const { leaveHub, tell, viewer } of members) if (leaveHub) tell(welcomeFor(viewer));
    },
    table: () => table,
    isAt: (guestId) => table.seats.some((sitter) => sitter?.id === guestId),
    isAttended: () => table.seats.some((_, seat) => connectionsOf(seat) > 0),
  };
}

/** What a dispatch has granted is not granted again, where that is understood. */
function tellOnce({ answeredOnce, asked, tell }: Member, answer: ServerMessage): void {
  if (!answeredOnce || asked !== null || answer.type !== 'granted') tell(answer);
}
