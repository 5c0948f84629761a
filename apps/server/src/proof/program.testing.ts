// A simple client program: it folds the events it gets, plays at random, reconnects whenever the connection breaks,
// resends what was not answered, and remembers every acknowledgement.

import {
  type ClientMessage,
  type PlayerAction,
  PROTOCOL,
  type ServerMessage,
  SOCKET_PATH,
} from '@blackpeg/protocol';
import type { Dice, MatchEvent, MatchState, Seat } from '@blackpeg/rules';
import { WebSocket } from 'ws';
import { nextAction, stateAfter } from './playing.testing.ts';

export interface Acknowledged {
  readonly id: string;
  readonly version: number;
  /** Milliseconds from when it was sent last. */
  readonly took: number;
}

export interface Program {
  readonly seat: Seat;
  /** In the order they came. */
  readonly acknowledged: readonly Acknowledged[];
  readonly refusals: readonly ServerMessage[];
  /** Milliseconds from each loss of the connection until it was up and nothing was missed. */
  readonly interruptions: readonly number[];
  /** The state folded from everything it received. */
  view(): MatchState | null;
  /** Acts if it owes something and nothing of its own is under way. */
  nudge(): void;
  /** An eager program acts by itself. */
  setEager(eager: boolean): void;
  /** Connected, and nothing was missed. */
  isInStep(): boolean;
  isIdle(): boolean;
  /** Loses the connection, and comes back. */
  disconnect(): void;
  leave(): void;
}

export interface ProgramPorts {
  /** Or a function that returns it for each connection, if there are several servers. */
  readonly port: number | (() => number);
  readonly token: string;
  readonly table: string;
  readonly seat: Seat;
  readonly dice: Dice;
  /** Maximum milliseconds until it reconnects. */
  readonly retry: number;
  /** What it does next; by default, a random action that it owes. */
  choose?: typeof nextAction;
  /** Called after each message, and whenever the connection opens or closes. */
  changed?(): void;
}

/** Milliseconds until it gives up a connection that does not open, as clients do. */
const PATIENCE = 8_000;

interface Wish {
  readonly id: string;
  readonly action: PlayerAction;
}

export function createProgram(ports: ProgramPorts): Program {
  const { port, token, table, seat, dice, retry, choose = nextAction, changed = () => {} } = ports;
  const acknowledged: Acknowledged[] = [];
  const refusals: ServerMessage[] = [];
  const interruptions: number[] = [];
  let lostAt: number | null = null;
  let socket: WebSocket;
  let state: MatchState | null = null;
  /** True from the first answer on: before it, the known state may be outdated. */
  let isInStep = false;
  let pending: Wish | null = null;
  let sentAt = 0;
  let eager = false;
  let gone = false;
  let ids = 0;

  function connect(): void {
    if (gone) return;
    const headers = { authorization: `Bearer ${token}` };
    const mine = new WebSocket(
      `ws://127.0.0.1:${typeof port === 'number' ? port : port()}${SOCKET_PATH}`,
      PROTOCOL,
      { headers, handshakeTimeout: PATIENCE },
    );
    socket = mine;
    mine.on('open', () => send({ type: 'hello', table }));
    mine.on('message', (data) => {
      heard(JSON.parse(data.toString()) as ServerMessage);
      if (eager) nudge();
      changed();
    });
    mine.on('error', () => {});
    mine.on('close', () => {
      isInStep = false;
      lostAt ??= performance.now();
      setTimeout(connect, dice(retry));
      changed();
    });
  }

  function send(message: ClientMessage): void {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  }

  function heard(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        askAfter();
        break;
      case 'events':
        takeIn(message.after, message.events);
        isInStep = true;
        if (lostAt !== null) interruptions.push(performance.now() - lostAt);
        lostAt = null;
        sendPending();
        break;
      case 'dispatch':
        takeIn(message.after, message.events);
        break;
      case 'granted':
        acknowledged.push({ id: message.id, version: message.version, took: performance.now() - sentAt });
        answered(message.id);
        break;
      case 'refused':
        refusals.push(message);
        answered(message.id);
        break;
      case 'error':
        socket.terminate();
        break;
      case 'waiting':
      case 'presence':
      case 'lag':
      case 'said':
      case 'rematch':
        break;
    }
  }

  function askAfter(): void {
    send({ type: 'events-after', ask: 1, version: state?.version ?? 0 });
  }

  function takeIn(after: number, events: readonly MatchEvent[]): void {
    const known = state?.version ?? 0;
    if (after > known) askAfter();
    for (const event of after > known ? [] : events.slice(known - after)) {
      state = stateAfter(state, event);
    }
  }

  function answered(id: string): void {
    if (pending?.id === id) pending = null;
  }

  function sendPending(): void {
    sentAt = performance.now();
    if (pending) send({ type: 'act', ...pending });
  }

  function nudge(): void {
    if (!isInStep || pending || !state) return;
    const action = choose(state, seat, dice);
    if (!action) return;
    ids += 1;
    pending = { id: `${action.type === 'see' ? 'see-' : ''}${seat}-${ids}`, action };
    sendPending();
  }

  connect();
  return {
    seat,
    acknowledged,
    refusals,
    interruptions,
    view: () => state,
    nudge,
    setEager(now) {
      eager = now;
      if (eager) nudge();
    },
    isInStep: () => isInStep,
    isIdle: () => pending === null && isInStep,
    disconnect: () => socket.terminate(),
    leave() {
      gone = true;
      socket.terminate();
    },
  };
}
