// Listens on a port: returns the server, or the sentence that says why it cannot.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '../config.ts';
import type { LimitName } from '../limits.ts';
import { type ConnectionLimits, countUnanswered, cutOff, limitConnections } from './connection-limits.ts';
import { answerRaw } from './raw-answer.ts';

export type ListenResult =
  | { readonly ok: true; readonly server: Server }
  | { readonly ok: false; readonly fault: string };

/** Node's errors for a head that takes too long, and for a whole request. */
const TIMED_OUT = 'ERR_HTTP_REQUEST_TIMEOUT';

/** Node's error for a request that it never finished reading. */
const FAULTS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  [TIMED_OUT]: '408 Request Timeout',
};

type Place = Pick<Config, 'host' | 'port'> & {
  /** Where they are set, for sentences. */
  readonly settings?: { readonly host: string; readonly port: string };
};

const USUAL_SETTINGS = { host: 'BLACKPEG_HOST', port: 'BLACKPEG_PORT' };

/** How often Node checks for connections that took too long. */
const CHECK_EVERY = 1_000;

interface Answering {
  readonly fetch: Parameters<typeof getRequestListener>[0];
}

export interface ListenPorts {
  /** On every response, including those that no route gives. */
  readonly headers: Readonly<Record<string, string>>;
  readonly limits: ConnectionLimits;
  /** Told of each request before it is answered. */
  noted?(request: IncomingMessage, response: ServerResponse): void;
  limited?(limit: LimitName): void;
}

export function listen(app: Answering, place: Place, ports: ListenPorts): Promise<ListenResult> {
  const { headers, limits, noted = () => {}, limited = () => {} } = ports;
  const answer = getRequestListener(app.fetch);
  const { isOneTooMany, isBeingRead } = countUnanswered(limits.unanswered);
  // A request without a host is answered like any other.
  const options = {
    requireHostHeader: false,
    connectionsCheckingInterval: Math.min(CHECK_EVERY, limits.head),
  };
  const server = createServer(options, (request, response) => {
    if (request.socket.destroyed) return;
    if (isOneTooMany(request, response)) {
      limited('requests-unanswered');
      cutOff(request.socket);
      return;
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    noted(request, response);
    void answer(request, response);
  });
  // Input that is not HTTP, too long or too slow never becomes a request, but gets a response all the same.
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || code === 'ECONNRESET') return socket.destroy();
    if (code === TIMED_OUT) limited(isBeingRead(socket) ? 'request-milliseconds' : 'head-milliseconds');
    answerRaw(socket, FAULTS[code ?? ''] ?? '400 Bad Request', headers);
  });
  server.on('connect', (_, stream) => answerRaw(stream, '405 Method Not Allowed', headers));
  limitConnections(server, limits, limited);
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ ok: false, fault: faultOf(error, place) }),
    );
    server.listen(place.port, place.host, () => resolve({ ok: true, server }));
  });
}

function faultOf({ code, message }: NodeJS.ErrnoException, place: Place): string {
  const { host, port, settings = USUAL_SETTINGS } = place;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: set ${settings.port} to another one, or to 0 for any free port.`;
    case 'EACCES':
      return `Port ${port} may not be used here: set ${settings.port} to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address "${host}": set ${settings.host} to one it has, such as 127.0.0.1.`;
    default:
      return `The server cannot listen on ${host}, port ${port}: ${message}.`;
  }
}
