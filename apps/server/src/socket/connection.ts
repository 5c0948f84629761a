// One connection: which messages are accepted, how fast, how large, and how long it may be silent.

import type { Duplex } from 'node:stream';
import { type ClientMessage, decodeClientMessage, type ErrorCode } from '@blackpeg/protocol';
import type { Timers } from '@blackpeg/referee';
import type { Milliseconds } from '@blackpeg/rules';
import type { RawData, WebSocket } from 'ws';
import { newRequestId } from '../http/access-log.ts';
import type { Limits } from '../limits.ts';
import type { Log } from '../monitoring/log.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { type RateLimit, rateLimitOf } from '../rate-limit.ts';
import type { RoomVisit } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Guest } from '../store/records.ts';
import { monotonicTimers } from '../wall-clock.ts';
import { createOutgoing, type Outgoing } from './outgoing.ts';
import { type Pulse, startPulse } from './pulse.ts';

/** Milliseconds for a client to close its side. */
const FAREWELL: Milliseconds = 2_000;

/** How much a client may send before it learns that its connection ends; a client that sends more is cut off. */
const MOST_AFTER_END = 200;

/** The error of ws for a frame that it did not read. */
const TOO_LARGE = 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH';

/** Close codes of WebSocket. */
const BROKE_POLICY = 1008;
const RESTARTING = 1012;
const closeCodeOf = (code: ErrorCode) => (code === 'stopping' ? RESTARTING : BROKE_POLICY);

export interface ClientConnection {
  /** For the log. */
  readonly id: string;
  readonly guest: Guest;
  /** The guest was deleted: everything else over this connection is ignored. */
  dismiss(): void;
  /** Ends at once: nothing that is still on its way is heard. */
  cut(): void;
  /** The server is about to end. */
  stop(): void;
}

export interface ConnectionPorts {
  /** The client accepts the dispatch of an action as its acknowledgement. */
  readonly answeredOnce?: boolean;
  readonly rooms: Pick<Rooms, 'enter'>;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
  /** What each guest sends, over all their connections: a disconnected guest gains nothing by coming back. */
  readonly ofGuests: RateLimit;
  /** Where other servers go on during a pause of this one: called before anything is heard, it may cut the connection. */
  noticePause?(): void;
  /** The machine's by default. */
  readonly timers?: Timers;
}

/** The mutable state of an open connection. */
interface ConnectionState {
  /** For the log. */
  readonly id: string;
  readonly socket: WebSocket;
  readonly outgoing: Outgoing;
  readonly guest: Guest;
  readonly ports: ConnectionPorts;
  readonly timers: Timers;
  readonly asPlayer: RateLimit;
  readonly asSpectator: RateLimit;
  readonly pulse: Pulse;
  visit: RoomVisit | null;
  /** Messages are handled one after the other; the first brings the visitor into a room. */
  heard: Promise<void>;
  isEnding: boolean;
  /** How much was said since. */
  saidAfterEnd: number;
  /** What still arrives is ignored. */
  isDismissed: boolean;
}

/** `stream` is what the socket writes to. */
export function serveConnection(
  socket: WebSocket,
  stream: Duplex,
  guest: Guest,
  ports: ConnectionPorts,
): ClientConnection {
  const { timers = monotonicTimers } = ports;
  const connection: ConnectionState = {
    id: newRequestId(),
    socket,
    outgoing: createOutgoing(socket, stream, ports),
    guest,
    ports,
    timers,
    asPlayer: rateLimitOf(ports.limits['messages-of-player']),
    asSpectator: rateLimitOf(ports.limits['messages-of-spectator']),
    pulse: startPulse(socket, timers),
    visit: null,
    heard: Promise.resolve(),
    isEnding: false,
    saidAfterEnd: 0,
    isDismissed: false,
  };
  socket.on('message', (data, isBinary) => isHeard(connection) && receive(connection, data, isBinary));
  socket.on('ping', (payload) => isHeard(connection) && pinged(connection, payload));
  socket.on('pong', (payload) => isHeard(connection) && ponged(connection, payload.toString()));
  socket.on('error', (error) => {
    if ('code' in error && error.code === TOO_LARGE) ports.metrics.limited('frame-bytes');
    socket.terminate();
  });
  socket.on('close', () => {
    connection.pulse.stop();
    connection.visit?.leave();
  });
  return {
    id: connection.id,
    guest,
    dismiss: () => dismiss(connection),
    cut: () => cut(connection),
    stop: () => end(connection, 'stopping'),
  };
}

/** Stops reading: a flood costs the others time, even if it is ignored. */
function isHeard(connection: ConnectionState): boolean {
  if (!connection.isEnding) return true;
  connection.saidAfterEnd += 1;
  if (connection.saidAfterEnd <= MOST_AFTER_END) return true;
  connection.socket.terminate();
  return false;
}

function receive(connection: ConnectionState, data: RawData, isBinary: boolean): void {
  connection.ports.noticePause?.();
  if (connection.isDismissed) return;
  const received = connection.timers.now();
  const message = read(connection, data, isBinary);
  if (typeof message === 'string') end(connection, message);
  else
    connection.heard = connection.heard
      .then(() => hear(connection, message, received))
      .catch((error: unknown) => failed(connection, error));
}

/** The message, or why the connection ends. */
function read(connection: ConnectionState, data: RawData, isBinary: boolean): ClientMessage | ErrorCode {
  const { limits, metrics } = connection.ports;
  if (!isAllowed(connection)) return 'too-fast';
  const text = data.toString();
  if (Buffer.byteLength(text) > limits['message-bytes'].most) {
    metrics.limited('message-bytes');
    return 'bad-message';
  }
  if (isBinary) return 'bad-message';
  const message = decodeClientMessage(text);
  return message.ok ? message.value : 'bad-message';
}

function isAllowed({ visit, asPlayer, asSpectator, guest, ports, timers }: ConnectionState): boolean {
  const isSpectator = visit?.viewer() === 'spectator';
  const now = timers.now();
  if (!(isSpectator ? asSpectator : asPlayer).allows('', now)) {
    ports.metrics.limited(isSpectator ? 'messages-of-spectator' : 'messages-of-player');
    return false;
  }
  if (ports.ofGuests.allows(guest.id, now)) return true;
  ports.metrics.limited('messages-of-guest');
  return false;
}

/** `received` is when its last byte arrived. */
async function hear(connection: ConnectionState, message: ClientMessage, received: number): Promise<void> {
  const { isDismissed, visit, ports, timers } = connection;
  if (isDismissed) return;
  if (message.type === 'events-after' && message.version > 0) ports.metrics.resumed();
  if (visit) {
    await visit.hear(message);
    if (message.type === 'act') ports.metrics.acknowledged(timers.now() - received);
  } else if (message.type === 'hello') await enter(connection, message.table);
  else end(connection, 'bad-message');
}

async function enter(connection: ConnectionState, table: string): Promise<void> {
  const { socket, guest, ports } = connection;
  const { rooms, answeredOnce = false } = ports;
  const visit = await rooms.enter(table, {
    guest,
    answeredOnce,
    tell: connection.outgoing.tell,
  });
  if (!visit) return connection.outgoing.tell({ type: 'error', code: 'no-such-table', about: null });
  connection.visit = visit;
  if (socket.readyState === socket.OPEN) connection.pulse.beat();
  else visit.leave();
}

function failed(connection: ConnectionState, error: unknown): void {
  connection.ports.log.error('A message failed', error, { connection: connection.id });
  connection.outgoing.tell({ type: 'error', code: 'store-failed', about: null });
}

function end(connection: ConnectionState, code: ErrorCode): void {
  if (connection.isEnding) return;
  connection.isEnding = true;
  connection.outgoing.tell({ type: 'error', code, about: null });
  connection.socket.close(closeCodeOf(code), code);
  connection.timers.after(FAREWELL, () => connection.socket.terminate());
}

function dismiss(connection: ConnectionState): void {
  connection.isDismissed = true;
  end(connection, 'forgotten');
  connection.visit?.leave();
}

function cut(connection: ConnectionState): void {
  connection.isDismissed = true;
  connection.socket.terminate();
}

/** A pong that does not answer our last ping counts as a message. */
function ponged(connection: ConnectionState, payload: string): void {
  const lag = connection.pulse.answered(payload);
  if (lag !== null) connection.visit?.lag(lag);
  else if (!isAllowed(connection)) end(connection, 'too-fast');
}

function pinged(connection: ConnectionState, payload: Buffer): void {
  const { socket, outgoing } = connection;
  if (!isAllowed(connection)) end(connection, 'too-fast');
  else if (outgoing.isUnread()) socket.terminate();
  else socket.pong(payload);
}
