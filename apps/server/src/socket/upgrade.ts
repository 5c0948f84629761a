// Upgrades a request to a connection: only for our protocol, from our pages or from programs, with a valid token.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ANSWERED_ONCE, PROTOCOL, SOCKET_PATH } from '@blackpeg/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { OnlineConfig } from '../config.ts';
import { addressOfClient } from '../http/client-address.ts';
import { answerRaw } from '../http/raw-answer.ts';
import { credentialsIn } from '../identity/credentials.ts';
import { deviceOf, type Guests } from '../identity/guests.ts';
import { isFromUs } from '../identity/origin.ts';
import { type LimitConfig, type Limits, limitsOf } from '../limits.ts';
import type { Log } from '../monitoring/log.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { type RateLimit, rateLimitOf } from '../rate-limit.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { ConnectedDevice } from '../store/nodes.ts';
import type { Guest } from '../store/records.ts';
import { type ClientConnection, type ConnectionPorts, serveConnection } from './connection.ts';

type SocketConfig = LimitConfig & Pick<OnlineConfig, 'behindTls' | 'proxies' | 'origin'>;

export interface UpgradePorts extends SocketConfig, Pick<ConnectionPorts, 'noticePause'> {
  readonly guests: Guests;
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  readonly log: Log;
  /** On every answer, refusals included. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Sockets {
  /** Ends every connection of a guest who was deleted, or of one device that was logged out. */
  dismiss(guestId: string, device?: string): Promise<void>;
  connected(): readonly ConnectedDevice[];
  /** Ends every connection at once, and hears nothing that is still on its way. */
  cutAll(): void;
  /** No new connections are accepted, and every connection is notified and closed. */
  stop(): void;
}

interface Admitted {
  readonly guest: Guest;
  readonly device: string;
  readonly answeredOnce: boolean;
}

type Refusal =
  | '400 Bad Request'
  | '401 Unauthorized'
  | '403 Forbidden'
  | '404 Not Found'
  | '429 Too Many Requests'
  | '503 Service Unavailable';

interface UpgradeState {
  readonly ports: UpgradePorts;
  readonly limits: Limits;
  readonly webSockets: WebSocketServer;
  /** What each guest says, over all their connections. */
  readonly ofGuests: RateLimit;
  /** With the device of each. */
  readonly connections: Map<ClientConnection, string>;
  readonly byAddress: Map<string, number>;
  /** Requests that are not yet refused or connections. */
  readonly upgrades: Set<Promise<void>>;
  isStopping: boolean;
}

export function acceptSockets(server: Server, ports: UpgradePorts): Sockets {
  const limits = limitsOf(ports);
  const state: UpgradeState = {
    ports,
    limits,
    webSockets: createWebSockets(ports.headers, limits['frame-bytes'].most),
    ofGuests: rateLimitOf(limits['messages-of-guest']),
    connections: new Map(),
    byAddress: new Map(),
    upgrades: new Set(),
    isStopping: false,
  };
  server.on('upgrade', (request, stream, head) => {
    const upgrading = upgrade(state, request, stream, head).catch((error: unknown) => {
      ports.log.error('A connection failed', error);
      answerRaw(stream, '503 Service Unavailable', ports.headers);
    });
    state.upgrades.add(upgrading);
    void upgrading.finally(() => state.upgrades.delete(upgrading));
  });
  return {
    async dismiss(guestId, device) {
      dismiss(state, guestId, device);
      // A token that was read before it was deleted is connected only now.
      await Promise.all(state.upgrades);
      dismiss(state, guestId, device);
    },
    connected: () => [...state.connections].map(([{ guest }, device]) => ({ guest: guest.id, device })),
    cutAll() {
      for (const { cut } of state.connections.keys()) cut();
    },
    stop() {
      state.isStopping = true;
      for (const { stop } of state.connections.keys()) stop();
    },
  };
}

function createWebSockets(headers: UpgradePorts['headers'], largestFrame: number): WebSocketServer {
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestFrame,
    perMessageDeflate: false,
    clientTracking: false,
    // Answered by the connection, which counts them.
    autoPong: false,
    handleProtocols: () => PROTOCOL,
  });
  // Responses that ws gives by itself, and its acceptance, have the headers of every response.
  webSockets.on('wsClientError', (_, stream) => answerRaw(stream, '400 Bad Request', headers));
  webSockets.on('headers', (lines) => {
    for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  });
  return webSockets;
}

async function upgrade(
  state: UpgradeState,
  request: IncomingMessage,
  stream: Duplex,
  head: Buffer,
): Promise<void> {
  const { ports, limits, webSockets, byAddress, ofGuests } = state;
  stream.on('error', () => stream.destroy());
  // A connection that is made after a pause is not cut because of it.
  ports.noticePause?.();
  const asking = await check(request, ports.guests, ports);
  const address = addressOfClient(request, ports);
  const refuse = (why: Refusal) => {
    ports.metrics.refused('upgrade', why);
    answerRaw(stream, why, ports.headers);
  };
  // Nothing happens between this and the connection that counts, however long the lookup took.
  if (state.isStopping) return refuse('503 Service Unavailable');
  if (typeof asking === 'string') return refuse(asking);
  if ((byAddress.get(address) ?? 0) >= limits['sockets-of-address'].most) {
    ports.metrics.limited('sockets-of-address');
    return refuse('429 Too Many Requests');
  }
  if (ofGuests.isSpent(asking.guest.id, performance.now())) {
    ports.metrics.limited('messages-of-guest');
    return refuse('429 Too Many Requests');
  }
  webSockets.handleUpgrade(request, stream, head, (socket) => serve(state, socket, stream, address, asking));
}

function serve(
  { ports, limits, ofGuests, connections, byAddress }: UpgradeState,
  socket: WebSocket,
  stream: Duplex,
  address: string,
  { guest, device, answeredOnce }: Admitted,
): void {
  const connection = serveConnection(socket, stream, guest, { ...ports, limits, ofGuests, answeredOnce });
  connections.set(connection, device);
  count(byAddress, address, 1);
  ports.metrics.connected(1);
  ports.log.debug('connected', { connection: connection.id });
  socket.once('close', () => {
    connections.delete(connection);
    count(byAddress, address, -1);
    ports.metrics.connected(-1);
    ports.log.debug('disconnected', { connection: connection.id });
  });
}

function count(byAddress: UpgradeState['byAddress'], address: string, change: 1 | -1): void {
  const open = (byAddress.get(address) ?? 0) + change;
  if (open > 0) byAddress.set(address, open);
  else byAddress.delete(address);
}

function dismiss({ connections }: UpgradeState, guestId: string, device?: string): void {
  for (const [connection, on] of connections)
    if (connection.guest.id === guestId && on === (device ?? on)) connection.dismiss();
}

/** The guest, or why the request is refused. */
async function check(
  { url, headers }: IncomingMessage,
  guests: Guests,
  config: SocketConfig,
): Promise<Admitted | Refusal> {
  // A token in a URL would be in every log.
  if (url !== SOCKET_PATH) return url?.startsWith(`${SOCKET_PATH}?`) ? '403 Forbidden' : '404 Not Found';
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  if (!offered.includes(PROTOCOL)) return '400 Bad Request';
  const credentials = credentialsIn(headers, config.behindTls);
  if (!isFromUs(headers, config, credentials?.by ?? null)) return '403 Forbidden';
  const guest = credentials && (await guests.byToken(credentials.token));
  if (!guest) return '401 Unauthorized';
  const answeredOnce = offered.includes(ANSWERED_ONCE);
  return { guest, device: deviceOf(credentials.token), answeredOnce };
}
