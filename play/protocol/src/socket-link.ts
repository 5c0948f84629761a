// The link to a referee at the other end of a socket: the same port as the local one, so a session cannot tell them apart.

import type { ActionId, Dispatch, Reply, WallClock } from '@blackpeg/referee';
import { type Dice, err, ok } from '@blackpeg/rules';
import type { Link, LinkListener } from '@blackpeg/session';
import { playerActionOf } from './action.ts';
import type { ClientMessage } from './client-message.ts';
import { createLine, type Line } from './line.ts';
import type { ServerMessage } from './server-message.ts';
import type { OpenSocket } from './socket.ts';
import { createWaiting, lineDown } from './waiting.ts';

/** What is said at a table besides its match: who sits, who is there, how long the line is, talk, another match. */
export type TableNews = Extract<
  ServerMessage,
  { readonly type: 'waiting' | 'welcome' | 'presence' | 'lag' | 'said' | 'rematch' | 'error' }
>;

/** What a player says besides wishes. Lost where the line is down: nobody waits for it. */
export type Aside = Extract<ClientMessage, { readonly type: 'presence' | 'say' | 'rematch' }>;

export interface SocketLinkPorts {
  readonly open: OpenSocket;
  readonly clock: WallClock;
  /** Spreads those who come back over time. */
  readonly dice: Dice;
  readonly table: string;
  news?(news: TableNews): void;
}

export interface SocketLink extends Link {
  tell(aside: Aside): void;
  /** The network is said to be back: a waiting line is tried at once. */
  hurry(): void;
}

const NOT_FOR_YOU: Reply = err({ rule: 'M1', kind: 'not-for-you' });

export function createSocketLink({ open, clock, dice, table, news }: SocketLinkPorts): SocketLink {
  let line: Line | null = null;
  let listener: LinkListener | null = null;
  let isOnline = false;
  /** The newest version heard of, and the questions asked so far. */
  let version = 0;
  let asks = 0;
  const overdue = () => line?.drop();
  const replies = createWaiting<ActionId, Reply>(clock, overdue);
  const answers = createWaiting<number, Dispatch>(clock, overdue);

  function greeting(): ClientMessage {
    if (!isOnline) return { type: 'hello', table };
    asks += 1;
    return { type: 'events-after', ask: asks, version };
  }

  function heard(message: ServerMessage): void {
    switch (message.type) {
      case 'dispatch':
        dispatched(message);
        break;
      case 'events':
        answered(message);
        break;
      case 'granted':
        replies.answer(message.id, ok({ version: message.version }));
        break;
      case 'refused':
        replies.answer(message.id, err(message.violation));
        break;
      case 'welcome':
        welcome();
        news?.(message);
        break;
      case 'error':
        trouble(message);
        news?.(message);
        break;
      case 'waiting':
      case 'presence':
      case 'lag':
      case 'said':
      case 'rematch':
        news?.(message);
        break;
    }
  }

  /** With the id of one's own action it is the answer, too. */
  function dispatched({ after, events, id }: Extract<ServerMessage, { readonly type: 'dispatch' }>): void {
    receive({ match: table, after, events, actionId: id });
    if (id !== null) replies.answer(id, ok({ version: after + events.length }));
  }

  function receive(dispatch: Dispatch): void {
    version = Math.max(version, dispatch.after + dispatch.events.length);
    listener?.receive(dispatch);
  }

  /** Nobody waits for the answer to a greeting, which may hold what was missed all the same. */
  function answered(message: Extract<ServerMessage, { readonly type: 'events' }>): void {
    const { ask, after, events, afresh = false } = message;
    if (afresh) version = 0;
    const dispatch: Dispatch = { match: table, after, events, actionId: null, afresh };
    if (!answers.answer(ask, dispatch)) receive(dispatch);
    version = Math.max(version, after + events.length);
  }

  function welcome(): void {
    if (isOnline) return;
    isOnline = true;
    listener?.connection('online');
  }

  function trouble({ code, about }: Extract<ServerMessage, { readonly type: 'error' }>): void {
    if (code === 'no-such-table' || code === 'forgotten') {
      close();
      listener?.connection('gone');
    } else if (code === 'not-a-player' && about !== null) {
      replies.answer(about, NOT_FOR_YOU);
    } else {
      // Whatever was not done is sent again over a new line.
      line?.drop();
    }
  }

  function broken(): void {
    isOnline = false;
    replies.rejectAll();
    answers.rejectAll();
    listener?.connection('offline');
  }

  function close(): void {
    line?.close();
    line = null;
    isOnline = false;
    replies.rejectAll();
    answers.rejectAll();
  }

  return {
    async act(actionId, action) {
      const wish = playerActionOf(action);
      if (!wish) return NOT_FOR_YOU;
      if (!isOnline || !line?.send({ type: 'act', id: actionId, action: wish })) throw lineDown();
      return replies.wait(actionId);
    },
    async eventsAfter(after, at) {
      asks += 1;
      const asked: ClientMessage = { type: 'events-after', ask: asks, version: after, at };
      if (!isOnline || !line?.send(asked)) throw lineDown();
      return answers.wait(asks);
    },
    keepDraft(code) {
      if (isOnline) line?.send({ type: 'keep-draft', code });
    },
    tell(aside) {
      if (isOnline) line?.send(aside);
    },
    hurry: () => line?.hurry(),
    listen(told) {
      listener = told;
      told.connection('connecting');
      line = createLine({ open, clock, dice, greeting, heard, broken });
      return () => {
        listener = null;
        close();
      };
    },
  };
}
