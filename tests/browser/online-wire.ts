// The connection between one browser and the server, which can be cut and restored; messages are passed on unread.

import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Wire {
  /** The server, as it is reached through here. */
  readonly origin: string;
  /** Breaks every connection; new ones fail. */
  cut(): void;
  /** Messages from the server no longer arrive; messages to it do. */
  hush(): void;
  /** From now on everything passes again, over new connections. */
  mend(): void;
  stop(): Promise<void>;
}

export async function layWire(behind: string): Promise<Wire> {
  const { hostname, port } = new URL(behind);
  const ends = new Set<Socket>();
  let state: 'whole' | 'hushed' | 'cut' = 'whole';

  function keep(end: Socket): void {
    ends.add(end);
    end.on('error', () => {});
    end.on('close', () => ends.delete(end));
  }
  function breakAll(): void {
    for (const end of ends) end.destroy();
  }
  const server = createServer((near) => {
    keep(near);
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    keep(far);
    near.pipe(far);
    far.on('data', (chunk) => {
      if (state !== 'hushed') near.write(chunk);
    });
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      state = 'cut';
      breakAll();
    },
    hush() {
      state = 'hushed';
    },
    mend() {
      state = 'whole';
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        breakAll();
      }),
  };
}
