// Keeps a connection up: reopens it whenever it breaks or falls silent, and sends hello first, until it is closed.

import type { WallClock } from '@blackpeg/referee';
import type { Dice, Milliseconds } from '@blackpeg/rules';
import { backOff } from './back-off.ts';
import type { ClientMessage } from './client-message.ts';
import { decodeServerMessage, encodeMessage } from './parse.ts';
import type { ServerMessage } from './server-message.ts';
import type { OpenSocket, Socket } from './socket.ts';
import { PATIENCE } from './waiting.ts';

export interface SocketConnectionPorts {
  readonly open: OpenSocket;
  readonly clock: WallClock;
  readonly dice: Dice;
  /** What to send when the connection is up, and again after a silence. */
  greeting(): ClientMessage;
  heard(message: ServerMessage): void;
  /** It broke; it is being opened again. */
  broken(): void;
}

export interface SocketConnection {
  /** False if the connection is down and nothing was sent. */
  send(message: ClientMessage): boolean;
  /** Treats it as broken. */
  drop(): void;
  /** Tries at once: the network is reported to be back. */
  hurry(): void;
  close(): void;
}

/** Milliseconds without news of the match until the client asks, to see whether the server is there and nothing was missed. */
const SILENCE: Milliseconds = 20_000;
/** Messages about connection delays do not count as news: they do not make up for a lost welcome or event. */
const ABOUT_MATCH: ReadonlySet<ServerMessage['type']> = new Set([
  'waiting',
  'welcome',
  'dispatch',
  'events',
  'granted',
]);
/** After a connection that lasted this long, the next failure counts as the first. */
const STABLE: Milliseconds = 5_000;

interface Running {
  readonly ports: SocketConnectionPorts;
  socket: Socket | null;
  isUp: boolean;
  upSince: number;
  failures: number;
  closed: boolean;
  cancelWatch: () => void;
  cancelRetry: () => void;
}

export function createSocketConnection(ports: SocketConnectionPorts): SocketConnection {
  const running: Running = {
    ports,
    socket: null,
    isUp: false,
    upSince: 0,
    failures: 0,
    closed: false,
    cancelWatch: () => {},
    cancelRetry: () => {},
  };
  connect(running);
  return {
    send: (message) => send(running, message),
    drop: () => lose(running),
    hurry() {
      if (!running.closed && !running.socket) connect(running);
    },
    close() {
      running.closed = true;
      release(running);
    },
  };
}

function connect(running: Running): void {
  const { open, clock } = running.ports;
  running.cancelRetry();
  /** Messages of an old socket are ignored. */
  const ifCurrent = (act: () => void) => {
    if (mine === running.socket) act();
  };
  const mine: Socket = open({
    opened: () =>
      ifCurrent(() => {
        running.isUp = true;
        running.upSince = clock.now();
        greet(running);
      }),
    received: (text) => ifCurrent(() => receive(running, text)),
    closed: () => ifCurrent(() => lose(running)),
  });
  running.socket = mine;
  watch(running, PATIENCE, lose);
}

function receive(running: Running, text: string): void {
  const message = decodeServerMessage(text);
  // Unknown messages are ignored: versions tell what is missing.
  if (!message.ok) return;
  if (ABOUT_MATCH.has(message.value.type)) watch(running, SILENCE, greet);
  running.ports.heard(message.value);
}

function greet(running: Running): void {
  send(running, running.ports.greeting());
  watch(running, PATIENCE, lose);
}

function send({ isUp, socket }: Running, message: ClientMessage): boolean {
  if (!isUp || !socket) return false;
  socket.send(encodeMessage(message));
  return true;
}

function watch(running: Running, milliseconds: Milliseconds, then: (running: Running) => void): void {
  const { clock } = running.ports;
  running.cancelWatch();
  running.cancelWatch = clock.wake(clock.now() + milliseconds, () => then(running));
}

function lose(running: Running): void {
  const { clock, dice, broken } = running.ports;
  if (!running.socket) return;
  if (running.isUp && clock.now() - running.upSince >= STABLE) running.failures = 0;
  release(running);
  running.cancelRetry = clock.wake(clock.now() + backOff(running.failures, dice), () => connect(running));
  running.failures += 1;
  broken();
}

function release(running: Running): void {
  running.cancelWatch();
  running.cancelRetry();
  const old = running.socket;
  running.socket = null;
  running.isUp = false;
  old?.close();
}
