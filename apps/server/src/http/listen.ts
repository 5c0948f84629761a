// Taking a port: the server that listens on it, or the sentence that says why it cannot.

import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import { type ConnectionLimits, limitConnections } from './connection-limits.ts';
import { answerRaw } from './raw-answer.ts';

export type ListenResult =
  | { readonly ok: true; readonly server: Server }
  | { readonly ok: false; readonly fault: string };

/** What Node calls a request that it never finished reading. */
const FAULTS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

type Place = Pick<Config, 'host' | 'port'>;

/** How often Node looks for connections that took too long. */
const CHECK_EVERY = 1_000;

/** The headers stand on every answer, those that no route gives among them. */
export function listen(
  app: Hono,
  { host, port }: Place,
  headers: Readonly<Record<string, string>>,
  limits: ConnectionLimits,
): Promise<ListenResult> {
  const answer = getRequestListener(app.fetch);
  // A request without a host is answered like any other.
  const options = {
    requireHostHeader: false,
    connectionsCheckingInterval: Math.min(CHECK_EVERY, limits.head),
  };
  const server = createServer(options, (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    void answer(request, response);
  });
  // What is no HTTP, too long or too slow never becomes a request, and is answered all the same.
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || code === 'ECONNRESET') return socket.destroy();
    answerRaw(socket, FAULTS[code ?? ''] ?? '400 Bad Request', headers);
  });
  server.on('connect', (_, stream) => answerRaw(stream, '405 Method Not Allowed', headers));
  limitConnections(server, limits);
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ ok: false, fault: faultOf(error, { host, port }) }),
    );
    server.listen(port, host, () => resolve({ ok: true, server }));
  });
}

function faultOf({ code, message }: NodeJS.ErrnoException, { host, port }: Place): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: set BLACKPEG_PORT to another one, or to 0 for any free port.`;
    case 'EACCES':
      return `Port ${port} may not be used here: set BLACKPEG_PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address "${host}": set BLACKPEG_HOST to one it has, such as 127.0.0.1.`;
    default:
      return `The server cannot listen on ${host}, port ${port}: ${message}.`;
  }
}
