// R13: limits on open connections, whatever is sent over them: how many one address may have, and how long each may
// wait.

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Milliseconds } from '@blackpeg/rules';
import { type LimitConfig, type LimitName, limitsOf } from '../limits.ts';
import { addressBlock } from './client-address.ts';

export interface ConnectionLimits {
  /** Connections of any kind that one address may have at once; null behind a proxy, whose address all of them have. */
  readonly perAddress: number | null;
  /** Until the head of a request has arrived, and the whole of it. */
  readonly head: Milliseconds;
  readonly request: Milliseconds;
  /** Without a byte in either direction; a socket of online play has its own pulse. */
  readonly silence: Milliseconds;
  /** Pending requests over one connection: all that arrive together are read in one go. */
  readonly unanswered: number;
}

export function connectionLimits(config: LimitConfig & { readonly behindTls: boolean }): ConnectionLimits {
  const limits = limitsOf(config);
  return {
    perAddress: config.behindTls ? null : limits['connections-of-address'].most,
    head: limits['head-milliseconds'].most,
    request: limits['request-milliseconds'].most,
    silence: limits['silent-milliseconds'].most,
    unanswered: limits['requests-unanswered'].most,
  };
}

export function limitConnections(
  server: Server,
  { perAddress, head, request, silence }: ConnectionLimits,
  limited: (limit: LimitName) => void,
): void {
  server.headersTimeout = head;
  server.requestTimeout = request;
  server.setTimeout(silence, (socket) => {
    limited('silent-milliseconds');
    socket.destroy();
  });
  if (perAddress !== null) limitPerAddress(server, perAddress, () => limited('connections-of-address'));
}

function limitPerAddress(server: Server, most: number, limited: () => void): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = addressBlock(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count <= most) return;
    limited();
    socket.destroy();
  });
}

interface Unanswered {
  /** Counts a request until it is answered. */
  isOneTooMany(request: IncomingMessage, response: ServerResponse): boolean;
  /** Whether the head of a request has arrived, but its response is not sent. */
  isBeingRead(stream: Duplex): boolean;
}

export function countUnanswered(most: number): Unanswered {
  const unanswered = new WeakMap<Duplex, number>();
  const count = (stream: Duplex, change: 1 | -1) => {
    const now = (unanswered.get(stream) ?? 0) + change;
    unanswered.set(stream, now);
    return now;
  };
  return {
    isOneTooMany({ socket }, response) {
      response.once('close', () => count(socket, -1));
      return count(socket, 1) > most;
    },
    isBeingRead: (stream) => (unanswered.get(stream) ?? 0) > 0,
  };
}

interface ParsedStream {
  readonly parser?: { onIncoming: (() => number) | null } | null;
}

/** What Node's parser reports: what follows is not HTTP. */
const NO_MORE = 2;

/**
 * Destroys it with what it has already received. Node would parse thousands of requests from one chunk, for nothing; an
 * undocumented field prevents that: without the field it is only slower.
 */
export function cutOff(stream: Duplex): void {
  const { parser } = stream as ParsedStream;
  if (parser) parser.onIncoming = () => NO_MORE;
  stream.destroy();
}
