// One table in use: its connections, messages besides the match, and the match itself once it begins.

import type { ClientMessage, ServerMessage } from '@blackpeg/protocol';
import type { Dispatch } from '@blackpeg/referee';
import type { Milliseconds, Seat, Viewer } from '@blackpeg/rules';
import type { SharedTable } from '../store/nodes.ts';
import type { StoredTable } from '../store/records.ts';
import { answerWish } from './match/answers.ts';
import { createLags } from './match/lags.ts';
import { startRunning } from './match/running.ts';
import { createMembers, createTalk, type Member, type Talk, type Visitor } from './members.ts';
import type { RoomPorts } from './ports.ts';
import { countSeat, lagNews, noteLag, type RoomState, tellPresence } from './room-state.ts';
import { createSharing } from './sharing.ts';
import { namesAt, placeOf } from './table.ts';

export interface RoomVisit {
  readonly viewer: () => Viewer;
  hear(message: ClientMessage): Promise<void>;
  lag(milliseconds: Milliseconds): void;
  leave(): void;
}

export interface TableRoom {
  /** Null for guests who may not come here. */
  enter(visitor: Visitor): Promise<RoomVisit | null>;
  /** Disconnects this guest if they only watch. */
  sendAway(guestId: string): void;
  /** Recent phrases. */
  readonly talk: Pick<Talk, 'of'>;
  /** Somebody sat down, left, was renamed or began; null if the table was removed. */
  update(table: StoredTable | null): Promise<void>;
  /** Changes by other servers. */
  learn(shared: SharedTable): Promise<void>;
  /** Repeats to other servers who is here. */
  shareAgain(): void;
  /** After a pause, during which others may have come back elsewhere. */
  waitAnew(): void;
  /** To all who have been welcomed: with the time, which the clocks of a match are relative to. */
  tellTime(): void;
  table(): StoredTable;
  isAt(guestId: string): boolean;
  /** Whether one of those who sit is here. */
  isAttended(): boolean;
}

/** The epoch of a single server. */
const ALONE = 0;
const GONE: ServerMessage = { type: 'error', code: 'no-such-table', about: null };

/** `shared` is what was known about it on other servers before it was read. */
export function createRoom(
  ports: RoomPorts,
  first: StoredTable,
  shared: SharedTable | null,
  emptied: () => void,
): TableRoom {
  const { id } = first;
  const room: RoomState = {
    ports,
    id,
    members: createMembers(),
    lags: createLags(),
    talk: createTalk(),
    sharing: createSharing(ports.node, id, shared),
    emptied,
    table: first,
    isGone: false,
    entering: 0,
    running: null,
    told: null,
  };
  return {
    enter: (visitor) => enter(room, visitor),
    update: (changed) => update(room, changed),
    learn: (news) => learn(room, news),
    shareAgain: room.sharing.noteAgain,
    waitAnew: () => room.running?.presence.waitAnew(),
    tellTime() {
      for (const { leaveHub, tell, viewer } of room.members) if (leaveHub) tell(welcomeFor(room, viewer));
    },
    table: () => room.table,
    talk: room.talk,
    sendAway(guestId) {
      for (const member of [...room.members])
        if (member.viewer === 'spectator' && member.guest.id === guestId) sendAway(room, member);
    },
    isAt: (guestId) => room.table.seats.some((sitter) => sitter?.id === guestId),
    isAttended: () => room.table.seats.some((_, seat) => room.members.connectionsOf(seat) > 0),
  };
}

async function enter(room: RoomState, visitor: Visitor): Promise<RoomVisit | null> {
  room.entering += 1;
  let isBarred = false;
  try {
    await begin(room);
    isBarred = (await room.ports.people.barred(room.table, visitor.guest)) !== null;
  } finally {
    room.entering -= 1;
    if (isBarred || (!room.running && room.table.phase !== 'waiting')) checkEmpty(room);
  }
  if (isBarred) return null;
  const viewer = placeOf(room.table, visitor.guest);
  const member: Member = { ...visitor, viewer, leaveHub: null, asked: null, isOut: false };
  room.members.add(member);
  greet(room, member);
  tellPresence(room);
  return {
    viewer: () => member.viewer,
    hear: (message) => hear(room, member, message),
    lag: (milliseconds) => noteLag(room, member, milliseconds),
    leave: () => leave(room, member),
  };
}

async function update(room: RoomState, changed: StoredTable | null): Promise<void> {
  const { members, table } = room;
  if (!changed) {
    room.isGone = true;
    return members.tellAll(GONE);
  }
  const isForsaken = (seat: Seat) => changed.seats[seat]?.id === null && table.seats[seat]?.id !== null;
  const forsaken = [...changed.seats.keys()].filter(isForsaken);
  room.table = changed;
  for (const member of members) reseat(room, member);
  for (const seat of forsaken) await forsake(room, seat);
  await sendAwayBarred(room);
  await begin(room);
  for (const member of members) greet(room, member);
  tellPresence(room);
}

async function hear(room: RoomState, member: Member, message: ClientMessage): Promise<void> {
  const { ports, id, isGone, running } = room;
  const { viewer, tell } = member;
  if (isGone || member.isOut) return tell(GONE);
  if (message.type === 'hello' && message.table === id) return greet(room, member);
  if (message.type === 'hello' || !running) return tell({ type: 'error', code: 'bad-message', about: null });
  const { presence, rematch } = running;
  const { tellAll } = room.members;
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
      if (viewer === 'spectator') return;
      if (!(await room.sharing.say(viewer, message.phrase))) return;
      room.talk.note(viewer, message.phrase);
      tellAll({ type: 'said', seat: viewer, phrase: message.phrase });
      return;
    case 'rematch':
      if (viewer !== 'spectator') tellAll(await rematch.want(viewer, message.wanted));
      return;
  }
}

/** Opened by the first who finds that it may begin; an open match stays as it is. */
async function begin(room: RoomState): Promise<void> {
  const { ports, id, table } = room;
  if (table.phase === 'waiting') return;
  const opened = await ports.referee.open(id, table.terms, ports.dice);
  if (!opened.ok) throw new Error(`Table ${id} cannot be played: ${JSON.stringify(opened.error)}.`);
  room.running ??= startRunning(ports, () => room.table, {
    changed: () => tellPresence(room),
    left: () => checkEmpty(room),
  });
  if (!ports.node) return room.running.own(ALONE);
  for (const seat of table.seats.keys()) countSeat(room, seat);
  room.running.own(ports.node.referees.epochOf(id));
}

/** After the referee has taken in what others wrote, and taken over matches without an owner. */
async function learn(room: RoomState, shared: SharedTable): Promise<void> {
  const { ports, id, sharing, members, table } = room;
  const { isPresence, said } = sharing.learn(shared);
  for (const { seat, phrase } of said) members.tellAll({ type: 'said', seat, phrase });
  if (isPresence) {
    for (const seat of table.seats.keys()) countSeat(room, seat);
    tellPresence(room);
    const lags = lagNews(room);
    if (lags) members.tellAll(lags);
  }
  const { running } = room;
  const rematch = await running?.rematch.learn(shared.wanted);
  if (rematch) members.tellAll(rematch);
  running?.own(ports.node ? ports.node.referees.epochOf(id) : ALONE);
  checkEmpty(room);
}

function greet(room: RoomState, member: Member): void {
  const { ports, id, running } = room;
  const { viewer, tell } = member;
  if (!running) {
    tell(room.isGone ? GONE : { type: 'waiting', table: id, viewer, names: namesAt(room.table) });
    return;
  }
  member.leaveHub ??= ports.hub.join(id, viewer, (dispatch) => {
    if (dispatch.actionId === member.asked) member.asked = null;
    tell(messageOf(room, dispatch));
  });
  tell(welcomeFor(room, viewer));
  for (const known of [lagNews(room), running.rematch.current()]) if (known) tell(known);
  if (viewer !== 'spectator') countSeat(room, viewer);
}

/** An acknowledgement by dispatch is not repeated, for clients that understand it. */
function tellOnce({ answeredOnce, asked, tell }: Member, answer: ServerMessage): void {
  if (!answeredOnce || asked !== null || answer.type !== 'granted') tell(answer);
}

function welcomeFor({ id, table, ports }: RoomState, viewer: Viewer): ServerMessage {
  return { type: 'welcome', table: id, viewer, names: namesAt(table), now: ports.referee.now(id) };
}

/** One message for all who see the same, so that it is serialised once. */
function messageOf(room: RoomState, dispatch: Dispatch): ServerMessage {
  if (room.told?.dispatch !== dispatch) {
    const { after, events, actionId } = dispatch;
    room.told = { dispatch, message: { type: 'dispatch', after, events, id: actionId } };
  }
  return room.told.message;
}

/** A connection that now belongs to another viewer receives what that viewer may know, and nothing more. */
function reseat(room: RoomState, member: Member): void {
  const before = member.viewer;
  member.viewer = placeOf(room.table, member.guest);
  if (member.viewer === before) return;
  member.leaveHub?.();
  member.leaveHub = null;
  if (before !== 'spectator') countSeat(room, before);
}

/** A deleted player does not come back, and their requests are dropped. */
async function forsake({ members, running }: RoomState, seat: Seat): Promise<void> {
  if (!running) return;
  running.forsake(seat);
  if (running.rematch.current()) members.tellAll(await running.rematch.want(seat, false));
}

/** R20: somebody may have blocked a spectator, possibly on another server. */
async function sendAwayBarred(room: RoomState): Promise<void> {
  for (const member of [...room.members])
    if (member.viewer === 'spectator' && (await room.ports.people.barred(room.table, member.guest)) !== null)
      sendAway(room, member);
}

/** R20: a spectator who was blocked by a seated player is told what they would be told on arrival. */
function sendAway(room: RoomState, member: Member): void {
  member.isOut = true;
  member.tell(GONE);
  leave(room, member);
}

function leave(room: RoomState, member: Member): void {
  if (!room.members.remove(member)) return;
  member.leaveHub?.();
  if (member.viewer !== 'spectator') countSeat(room, member.viewer);
  tellPresence(room);
  checkEmpty(room);
}

function checkEmpty({ members, entering, running, sharing, emptied }: RoomState): void {
  if (!members.isEmpty() || entering > 0 || running?.presence.isWaiting()) return;
  running?.stop();
  sharing.note(null);
  emptied();
}
