// R13: what open connections may cost, whatever is said over them: how many one address has, and how long each may wait.

import type { Server } from 'node:http';
import type { Milliseconds } from '@blackpeg/rules';
import { addressBlock } from './client-address.ts';

export interface ConnectionLimits {
  /** Connections of any kind that one address may have at once; null behind a proxy, whose address all of them have. */
  readonly perAddress: number | null;
  /** Until the head of a request has come, and the whole of it. */
  readonly head: Milliseconds;
  readonly request: Milliseconds;
  /** Without a byte in either direction; a socket of online play has a pulse of its own. */
  readonly silence: Milliseconds;
}

/** Connections of an address beside its sockets of online play: for pages and requests. */
const FOR_REQUESTS = 100;

export function connectionLimits(config: {
  readonly behindTls: boolean;
  readonly socketsPerAddress: number;
}): ConnectionLimits {
  return {
    perAddress: config.behindTls ? null : config.socketsPerAddress + FOR_REQUESTS,
    head: 10_000,
    request: 30_000,
    silence: 30_000,
  };
}

export function limitConnections(
  server: Server,
  { perAddress, head, request, silence }: ConnectionLimits,
): void {
  server.headersTimeout = head;
  server.requestTimeout = request;
  server.setTimeout(silence);
  if (perAddress !== null) limitPerAddress(server, perAddress);
}

function limitPerAddress(server: Server, most: number): void {
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
    if (count > most) socket.destroy();
  });
}
