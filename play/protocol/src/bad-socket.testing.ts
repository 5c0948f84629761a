// A connection to a real referee in the same process that loses, delays, doubles and reorders what it carries, and breaks.

import type { Hub, Referee, WallClock } from '@blackpeg/referee';
import type { Dice, Viewer } from '@blackpeg/rules';
import { actionOf } from './action.ts';
import type { ClientMessage } from './client-message.ts';
import { decodeClientMessage, encodeMessage } from './parse.ts';
import type { ServerMessage } from './server-message.ts';
import type { OpenSocket, Socket, SocketEvents } from './socket.ts';

/** The other end; replaced after a crash. */
export interface Host {
  referee: Referee;
  hub: Hub;
}

export interface BadNetwork {
  readonly open: OpenSocket;
  /** Closes every socket. */
  breakConnections(): void;
  /** While false no socket can be opened. */
  reachable: boolean;
  /** While true nothing is lost, doubled or late. */
  calm: boolean;
}

const LATEST = 400;

export function createBadNetwork(host: Host, clock: WallClock, dice: Dice, viewer: Viewer): BadNetwork {
  const ends = new Set<() => void>();

  /** The text arrives once, twice or never, after any delay. */
  function carry(text: string, arrive: (text: string) => void): void {
    const copies = network.calm || dice(8) > 1 ? 1 : dice(3);
    for (let copy = 0; copy < copies; copy += 1) {
      clock.wake(clock.now() + (network.calm ? 1 : dice(LATEST)), () => arrive(text));
    }
  }

  function open(events: SocketEvents): Socket {
    let isOpen = true;
    let leave = () => {};
    /** Ids of actions whose dispatch has been sent over this connection. */
    const dispatched = new Set<string>();
    const answer = (message: ServerMessage) => carry(encodeMessage(message), hear);
    const hear = (text: string) => {
      if (isOpen) events.received(text);
    };
    const end = (tell: boolean) => {
      if (!isOpen) return;
      isOpen = false;
      leave();
      ends.delete(breakIt);
      if (tell) clock.wake(clock.now(), events.closed);
    };
    const breakIt = () => end(true);
    const serve = (text: string) => {
      const message = decodeClientMessage(text);
      if (!message.ok) throw new Error(`A client sends ${text}.`);
      if (isOpen && message.value.type === 'hello') {
        leave();
        leave = host.hub.join('m', viewer, ({ after, events: told, actionId }) => {
          if (actionId !== null) dispatched.add(actionId);
          answer({ type: 'dispatch', after, events: told, id: actionId });
        });
      }
      // Like the server, for a client that is answered once: a repeated id is granted.
      const answerOnce = (said: ServerMessage) => {
        if (said.type !== 'granted' || !dispatched.delete(said.id)) answer(said);
      };
      answerTo(message.value, host.referee, clock, viewer, answerOnce).catch(breakIt);
    };
    ends.add(breakIt);
    clock.wake(clock.now() + 1, () => {
      if (!network.reachable) breakIt();
      else if (isOpen) events.opened();
    });
    return {
      send(text) {
        if (isOpen) carry(text, serve);
      },
      close: () => end(false),
    };
  }

  const network: BadNetwork = {
    open,
    reachable: true,
    calm: false,
    breakConnections() {
      for (const end of [...ends]) end();
    },
  };
  return network;
}

async function answerTo(
  message: ClientMessage,
  referee: Referee,
  clock: WallClock,
  viewer: Viewer,
  answer: (message: ServerMessage) => void,
): Promise<void> {
  switch (message.type) {
    case 'hello':
      return answer({ type: 'welcome', table: message.table, viewer, names: ['Guest'], now: clock.now() });
    case 'act': {
      const { id } = message;
      if (viewer === 'spectator') return answer({ type: 'error', code: 'not-a-player', about: id });
      const reply = await referee.act('m', viewer, id, actionOf(message.action));
      if (reply?.ok) answer({ type: 'granted', id, version: reply.value.version });
      else if (reply) answer({ type: 'refused', id, violation: reply.error });
      return;
    }
    case 'events-after': {
      const { ask, version } = message;
      const dispatch = await referee.eventsAfter('m', viewer, version);
      if (dispatch) answer({ type: 'events', ask, after: dispatch.after, events: dispatch.events });
      else answer({ type: 'error', code: 'no-such-table', about: null });
      return;
    }
    case 'keep-draft':
      if (viewer !== 'spectator') await referee.keepDraft('m', viewer, message.code);
      return;
    case 'presence':
    case 'say':
    case 'rematch':
      return;
  }
}
