// A proxy to a database that can drop everything silently, like a network, and be restored.

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface TestProxy {
  readonly port: number;
  /** From now on nothing gets through, and no error is reported. */
  cut(): void;
  /** Delivers what was held back, and lets new connections through. */
  mend(): void;
  /** Every connection breaks at once. */
  breakAll(): void;
  /** The ports by which the database knows its connections. */
  ports(): readonly number[];
  close(): void;
}

export async function startProxy(target: number): Promise<TestProxy> {
  const sockets = new Set<Socket>();
  const toTarget = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    toTarget.add(far);
    far.on('close', () => toTarget.delete(far));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('data', (data) => other.write(data));
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      if (isCut) one.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    mend() {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    breakAll,
    ports: () => [...toTarget].flatMap(({ localPort }) => localPort ?? []),
    close() {
      breakAll();
      server.close();
    },
  };
}
