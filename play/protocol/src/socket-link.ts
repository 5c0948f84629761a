// The link to a referee at the other end of a socket: the same port as the local link, so a session sees no difference.

import type { ActionId, Dispatch, Reply, WallClock } from '@blackpeg/referee';
import { type Dice, err, ok } from '@blackpeg/rules';
import type { Link, LinkListener } from '@blackpeg/session';
import { playerActionOf } from './action.ts';
import type { ClientMessage } from './client-message.ts';
import type { ServerMessage } from './server-message.ts';
import type { OpenSocket } from './socket.ts';
import { createSocketConnection, type SocketConnection } from './socket-connection.ts';
import { connectionDown, createWaiting, type Waiting } from './waiting.ts';

/**
 * Everything at a table besides the match: names, presence, lag, phrases, a rematch.
 */
export type TableNews = Extract<
  ServerMessage,
  { readonly type: 'waiting' | 'welcome' | 'presence' | 'lag' | 'said' | 'rematch' | 'error' }
>;

/** Messages of a player that are not actions. They are dropped while the connection is down. */
export type Aside = Extract<ClientMessage, { readonly type: 'presence' | 'say' | 'rematch' }>;

export interface SocketLinkPorts {
  readonly open: OpenSocket;
  readonly clock: WallClock;
  /** Spreads reconnections over time. */
  readonly dice: Dice;
  readonly table: string;
  news?(news: TableNews): void;
}

export interface SocketLink extends Link {
  tell(aside: Aside): void;
  /** The network is reported to be back: a waiting connection is tried at once. */
  hurry(): void;
}

const NOT_FOR_YOU: Reply = err({ rule: 'M1', kind: 'not-for-you' });

interface Running {
  readonly ports: SocketLinkPorts;
  readonly replies: Waiting<ActionId, Reply>;
  readonly answers: Waiting<number, Dispatch>;
  connection: SocketConnection | null;
  listener: LinkListener | null;
  isOnline: boolean;
  /** The newest known version, and the number of requests so far. */
  version: number;
  asks: number;
}

export function createSocketLink(ports: SocketLinkPorts): SocketLink {
  const overdue = () => running.connection?.drop();
  const running: Running = {
    ports,
    replies: createWaiting(ports.clock, overdue),
    answers: createWaiting(ports.clock, overdue),
    connection: null,
    listener: null,
    isOnline: false,
    version: 0,
    asks: 0,
  };
  return {
    async act(actionId, action) {
      const wish = playerActionOf(action);
      if (!wish) return NOT_FOR_YOU;
      if (!send(running, { type: 'act', id: actionId, action: wish })) throw connectionDown();
      return running.replies.wait(actionId);
    },
    async eventsAfter(after, at) {
      running.asks += 1;
      const { asks } = running;
      if (!send(running, { type: 'events-after', ask: asks, version: after, at })) throw connectionDown();
      return running.answers.wait(asks);
    },
    keepDraft(code) {
      send(running, { type: 'keep-draft', code });
    },
    tell(aside) {
      send(running, aside);
    },
    hurry: () => running.connection?.hurry(),
    listen(told) {
      running.listener = told;
      told.connection('connecting');
      running.connection = createSocketConnection({
        ...ports,
        greeting: () => greeting(running),
        heard: (message) => heard(running, message),
        broken: () => broken(running),
      });
      return () => {
        running.listener = null;
        close(running);
      };
    },
  };
}

/** False before the welcome, and while the connection is down. */
function send({ isOnline, connection }: Running, message: ClientMessage): boolean {
  return isOnline && (connection?.send(message) ?? false);
}

function greeting(running: Running): ClientMessage {
  if (!running.isOnline) return { type: 'hello', table: running.ports.table };
  running.asks += 1;
  return { type: 'events-after', ask: running.asks, version: running.version };
}

function heard(running: Running, message: ServerMessage): void {
  const { replies, ports } = running;
  switch (message.type) {
    case 'dispatch':
      dispatched(running, message);
      break;
    case 'events':
      answered(running, message);
      break;
    case 'granted':
      replies.answer(message.id, ok({ version: message.version }));
      break;
    case 'refused':
      replies.answer(message.id, err(message.violation));
      break;
    case 'welcome':
      welcome(running);
      ports.news?.(message);
      break;
    case 'error':
      trouble(running, message);
      ports.news?.(message);
      break;
    case 'waiting':
    case 'presence':
    case 'lag':
    case 'said':
    case 'rematch':
      ports.news?.(message);
      break;
  }
}

/** With the id of this client's own action it is the acknowledgement, too. */
function dispatched(
  running: Running,
  { after, events, id }: Extract<ServerMessage, { readonly type: 'dispatch' }>,
): void {
  receive(running, { match: running.ports.table, after, events, actionId: id });
  if (id !== null) running.replies.answer(id, ok({ version: after + events.length }));
}

function receive(running: Running, dispatch: Dispatch): void {
  running.version = Math.max(running.version, dispatch.after + dispatch.events.length);
  running.listener?.receive(dispatch);
}

/** Nothing waits for the response to hello, but it may contain missed events. */
function answered(running: Running, message: Extract<ServerMessage, { readonly type: 'events' }>): void {
  const { ask, after, events, afresh = false } = message;
  if (afresh) running.version = 0;
  const dispatch: Dispatch = { match: running.ports.table, after, events, actionId: null, afresh };
  if (!running.answers.answer(ask, dispatch)) receive(running, dispatch);
  running.version = Math.max(running.version, after + events.length);
}

function welcome(running: Running): void {
  if (running.isOnline) return;
  running.isOnline = true;
  running.listener?.connection('online');
}

function trouble(
  running: Running,
  { code, about }: Extract<ServerMessage, { readonly type: 'error' }>,
): void {
  if (code === 'no-such-table' || code === 'forgotten') {
    close(running);
    running.listener?.connection('gone');
  } else if (code === 'not-a-player' && about !== null) {
    running.replies.answer(about, NOT_FOR_YOU);
  } else {
    // What was not done is sent again over a new connection.
    running.connection?.drop();
  }
}

function broken(running: Running): void {
  rejectWaiting(running);
  running.listener?.connection('offline');
}

function close(running: Running): void {
  running.connection?.close();
  running.connection = null;
  rejectWaiting(running);
}

function rejectWaiting(running: Running): void {
  running.isOnline = false;
  running.replies.rejectAll();
  running.answers.rejectAll();
}
