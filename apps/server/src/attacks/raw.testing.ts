// A hostile client on a bare connection: it says what it likes, and hangs up only when the test ends.

import { connect, type Socket } from 'node:net';
import { afterEach } from 'vitest';
import type { TestServer } from '../online.testing.ts';

export interface Held {
  readonly socket: Socket;
  /** Once something has come, or the connection has ended. */
  readonly answered: Promise<string>;
}

const held = new Set<Socket>();

/** Called once by a test file: lets go of what its tests held. */
export function releaseAll(): void {
  afterEach(() => {
    for (const socket of held) socket.destroy();
    held.clear();
  });
}

/** Says this and then keeps its half of the connection open, whatever the server does with the other. */
export function hold({ port }: TestServer, said: string, from = '127.0.0.1'): Held {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true });
  held.add(socket);
  socket.on('error', () => {});
  socket.write(said);
  const answered = new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(String(data)));
    socket.once('close', () => resolve(''));
  });
  return { socket, answered };
}
