// The simplest possible server, and its response times: the baseline of every measurement.

import { WebSocket, WebSocketServer } from 'ws';
import { ARRIVING, inTurn } from './pace.testing.ts';

const ECHO_LINES = 100;

export interface Echoes {
  readonly times: readonly number[];
  ask(): void;
  close(): void;
}

export async function openEchoes(port: number): Promise<Echoes> {
  const times: number[] = [];
  let asked = 0;
  const lines = await inTurn(Array.from({ length: ECHO_LINES }), ARRIVING, () => {
    const line = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
    line.on('message', (data) => times.push(performance.now() - Number(data.toString())));
    return new Promise<WebSocket>((resolve, reject) => {
      line.on('open', () => resolve(line));
      line.on('error', reject);
    });
  });
  return {
    times,
    ask() {
      asked += 1;
      lines[asked % lines.length]?.send(`${performance.now()}`);
    },
    close() {
      for (const line of lines) line.terminate();
    },
  };
}

/** Returns its port. */
export function startEcho(): Promise<number> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server.on('connection', (socket) => {
    socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }));
  });
  return new Promise((resolve) => {
    server.on('listening', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
