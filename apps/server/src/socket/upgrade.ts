// The way from a request to a connection: only for our protocol, from our pages or from programs, with a token that somebody has.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ANSWERED_ONCE, PROTOCOL, SOCKET_PATH } from '@blackpeg/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { OnlineConfig } from '../config.ts';
import { addressOfClient } from '../http/client-address.ts';
import { answerRaw } from '../http/raw-answer.ts';
import { credentialsIn } from '../identity/credentials.ts';
import type { Guests } from '../identity/guests.ts';
import { isFromUs } from '../identity/origin.ts';
import { createRateLimit } from '../rate-limit.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { logged } from '../store/fault.ts';
import type { Guest } from '../store/records.ts';
import { type Connection, LIMIT_WINDOW, serveConnection } from './connection.ts';

type SocketConfig = Pick<
  OnlineConfig,
  'behindTls' | 'proxies' | 'origin' | 'socketsPerAddress' | 'messagesPerGuest'
>;

export interface SocketPorts extends SocketConfig {
  readonly guests: Guests;
  readonly rooms: Rooms;
  /** On every answer, refusals included. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Sockets {
  /** Ends every connection of a guest who was deleted. */
  dismiss(guestId: string): Promise<void>;
  /** No connection comes in any more, and every connection is told so and ended. */
  stop(): void;
}

type Refusal =
  | '400 Bad Request'
  | '401 Unauthorized'
  | '403 Forbidden'
  | '404 Not Found'
  | '429 Too Many Requests'
  | '503 Service Unavailable';

/** Larger frames are not even read. Those over the protocol's limit are, to say why they are refused. */
const LARGEST_FRAME = 16_384;

export function acceptSockets(server: Server, ports: SocketPorts): Sockets {
  const { guests, rooms, socketsPerAddress, headers } = ports;
  const ofGuests = createRateLimit(ports.messagesPerGuest, LIMIT_WINDOW);
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    perMessageDeflate: false,
    clientTracking: false,
    // Answered by the connection, which counts them.
    autoPong: false,
    handleProtocols: () => PROTOCOL,
  });
  // What ws would answer by itself, and what it says when it takes a connection, has the headers of every answer.
  webSockets.on('wsClientError', (_, stream) => answerRaw(stream, '400 Bad Request', headers));
  webSockets.on('headers', (lines) => {
    for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  });
  const connections = new Set<Connection>();
  const byAddress = new Map<string, number>();
  /** Requests that are not yet refused or connections. */
  const upgrades = new Set<Promise<void>>();
  let isStopping = false;

  function count(address: string, change: 1 | -1): void {
    const open = (byAddress.get(address) ?? 0) + change;
    if (open > 0) byAddress.set(address, open);
    else byAddress.delete(address);
  }

  function serve(socket: WebSocket, request: IncomingMessage, guest: Guest): void {
    const address = addressOfClient(request, ports);
    const answeredOnce = offered(request).includes(ANSWERED_ONCE);
    const connection = serveConnection(socket, request.socket, guest, { rooms, ofGuests, answeredOnce });
    connections.add(connection);
    count(address, 1);
    socket.once('close', () => {
      connections.delete(connection);
      count(address, -1);
    });
  }

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    stream.on('error', () => stream.destroy());
    const asking = await check(request, guests, ports);
    const address = addressOfClient(request, ports);
    const refuse = (why: Refusal) => answerRaw(stream, why, headers);
    // Nothing comes between this and the connection that counts, however long the guest was looked for.
    if (isStopping) return refuse('503 Service Unavailable');
    if (typeof asking === 'string') return refuse(asking);
    if ((byAddress.get(address) ?? 0) >= socketsPerAddress) return refuse('429 Too Many Requests');
    webSockets.handleUpgrade(request, stream, head, (socket) => serve(socket, request, asking));
  }

  function dismiss(guestId: string): void {
    for (const connection of connections) if (connection.guest.id === guestId) connection.dismiss();
  }

  server.on('upgrade', (request, stream, head) => {
    const upgrading = upgrade(request, stream, head).catch((error: unknown) => {
      console.error(logged(error));
      answerRaw(stream, '503 Service Unavailable', headers);
    });
    upgrades.add(upgrading);
    void upgrading.finally(() => upgrades.delete(upgrading));
  });
  return {
    async dismiss(guestId) {
      dismiss(guestId);
      // Whose token was read before it was deleted is connected only now.
      await Promise.all(upgrades);
      dismiss(guestId);
    },
    stop() {
      isStopping = true;
      for (const { stop } of connections) stop();
    },
  };
}

/** Who asks, or why not. */
async function check(
  request: IncomingMessage,
  guests: Guests,
  config: SocketConfig,
): Promise<Guest | Refusal> {
  const { url, headers } = request;
  // A token in an address would stand in every log.
  if (url !== SOCKET_PATH) return url?.startsWith(`${SOCKET_PATH}?`) ? '403 Forbidden' : '404 Not Found';
  if (!offered(request).includes(PROTOCOL)) return '400 Bad Request';
  const credentials = credentialsIn(headers, config.behindTls);
  if (!isFromUs(headers, config, credentials?.by ?? null)) return '403 Forbidden';
  return (credentials && (await guests.byToken(credentials.token))) ?? '401 Unauthorized';
}

function offered({ headers }: IncomingMessage): readonly string[] {
  return (headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
}
