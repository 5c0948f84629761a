// Handshakes while the store is slow to look up a token.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROTOCOL, SOCKET_PATH } from '@blackpeg/protocol';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { usualConfig } from '../config.testing.ts';
import type { Guests } from '../identity/guests.ts';
import { plainLog } from '../monitoring/log.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { acceptSockets } from './upgrade.ts';

const GUEST = { id: 'host', name: 'You' };
const TOKEN = 'a-token-of-at-least-twenty-letters';
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listening(socketsPerAddress = 10) {
  const lookups: (() => void)[] = [];
  const guests: Pick<Guests, 'byToken'> = {
    byToken: () =>
      new Promise((resolve) => {
        lookups.push(() => resolve(GUEST));
      }),
  };
  const server = createServer();
  servers.push(server);
  const sockets = acceptSockets(server, {
    guests: guests as Guests,
    rooms: {} as Rooms,
    ...usualConfig(),
    socketsPerAddress,
    metrics: createMetrics(),
    log: plainLog,
    headers: {},
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const headers = { authorization: `Bearer ${TOKEN}` };
  return {
    sockets,
    dial: () => new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, PROTOCOL, { headers }),
    /** Once this many are pending. */
    async finishLookups(count: number) {
      await expect.poll(() => lookups.length).toBe(count);
      return () => {
        for (const finish of lookups) finish();
      };
    },
  };
}

/** The status it was refused with, or what it was closed with after it had been opened. */
function endOf(socket: WebSocket): Promise<string> {
  return new Promise((resolve) => {
    socket.on('error', () => {});
    socket.once('unexpected-response', (request, { statusCode }) => {
      request.destroy();
      resolve(`refused ${statusCode}`);
    });
    socket.once('close', (_, reason) => resolve(`closed ${reason}`));
  });
}

test('R19: a guest who is deleted meanwhile is disconnected', async () => {
  const { sockets, dial, finishLookups } = await listening();
  const end = endOf(dial());
  const finish = await finishLookups(1);
  const dismissed = sockets.dismiss(GUEST.id);
  finish();
  await dismissed;
  expect(await end).toBe('closed forgotten');
});

test('a server that stops meanwhile accepts nobody any more', async () => {
  const { sockets, dial, finishLookups } = await listening();
  const end = endOf(dial());
  const finish = await finishLookups(1);
  sockets.stop();
  finish();
  expect(await end).toBe('refused 503');
});

test('R13: of many simultaneous lookups, no more than allowed are connected', async () => {
  const { sockets, dial, finishLookups } = await listening(2);
  const ends: string[] = [];
  for (let dialled = 0; dialled < 5; dialled += 1) void endOf(dial()).then((end) => ends.push(end));
  const finish = await finishLookups(5);
  finish();
  await expect.poll(() => ends).toEqual(Array(3).fill('refused 429'));
  sockets.stop();
  await expect.poll(() => ends.slice(3)).toEqual(Array(2).fill('closed stopping'));
});
