// A hostile client on a bare connection: it sends anything, and hangs up only when the test ends.

import { connect, type Socket } from 'node:net';
import { afterEach } from 'vitest';
import type { TestServer } from '../online.testing.ts';

export interface Held {
  readonly socket: Socket;
  /** Resolves once something has arrived, or the connection has ended. */
  readonly answered: Promise<string>;
}

const held = new Set<Socket>();

/** Called once by a test file: closes everything its tests opened. */
export function releaseAll(): void {
  afterEach(() => {
    for (const socket of held) socket.destroy();
    held.clear();
  });
}

/** Fewer than may be pending. */
const TOGETHER = 8;

/** Sends a few requests at once over one connection, and the next when those are answered; resolves when all are. */
export function pipeline(server: TestServer, requests: readonly string[]): Promise<void> {
  const some = (from: number) => requests.slice(from, from + TOGETHER).join('');
  const { socket } = hold(server, some(0));
  let [said, answers, last] = [TOGETHER, 0, ''];
  return new Promise((resolve, reject) => {
    socket.on('close', () => reject(new Error(`${answers} of ${requests.length} were answered.`)));
    socket.setEncoding('latin1').on('data', (piece: string) => {
      const text = last + piece;
      answers += text.split(STATUS).length - 1;
      // The uncounted part of a line that was split.
      last = text.slice(-(STATUS.length - 1));
      if (answers === requests.length) resolve();
      else if (answers === said) {
        socket.write(some(said));
        said += TOGETHER;
      }
    });
  });
}

/** The beginning of every answer. */
const STATUS = 'HTTP/1.1 ';

/** Sends this and then keeps its half of the connection open, whatever the server does with the other. */
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
