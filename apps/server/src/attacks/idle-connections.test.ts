// R13: idle connections lock nobody out.

import { afterEach, expect, test, vi } from 'vitest';
import { bearing, cleanUp, newToken, post, startServer, type TestServer } from '../online.testing.ts';
import { type Held, hold, releaseAll } from './raw.testing.ts';

cleanUp();
releaseAll();
afterEach(() => {
  vi.useRealTimers();
});

const UPGRADE = [
  'GET /socket HTTP/1.1',
  'host: a',
  'connection: upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
  'sec-websocket-protocol: blackpeg.v2',
].join('\r\n');
const MANY = 30;

/** A client without idle connections. */
async function isServed(server: TestServer, token: string): Promise<boolean> {
  return (await post(`${server.address}/api/guests/me`, {}, bearing(token))).status === 200;
}

test.each([
  ['refused upgrades', `${UPGRADE}\r\n\r\n`, 401],
  ['what is no HTTP', 'nonsense\r\n\r\n', 400],
])('%s are destroyed a second after the answer, though the other end stays', async (_, said, status) => {
  const server = await startServer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const attack = Array.from({ length: MANY }, () => hold(server, said));
  for (const { answered } of attack) expect(await answered).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  vi.advanceTimersByTime(999);
  expect(await server.connections()).toBe(MANY);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.poll(() => server.connections()).toBe(0);
});

const HALF = 'POST /api/guests/program HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{';

test.each([
  ['nothing', '', { head: 50 }],
  ['half a head', 'GET / HTTP/1.1\r\nhost: a\r\nx: ', { head: 50 }],
  ['half a request', HALF, { head: 50, request: 60 }],
  ['half a request, and waits', HALF, { silence: 50 }],
])('a client that sends %s is cut off in time', async (_, said, connections) => {
  const server = await startServer({ connections });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (let count = 0; count < MANY; count += 1) hold(server, said);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await expect.poll(() => server.connections()).toBeGreaterThan(0);
  await expect
    .poll(() => {
      vi.advanceTimersByTime(1_000);
      return server.connections();
    })
    .toBe(0);
  expect(logged).not.toHaveBeenCalled();
});

test('one address has a limited number of connections, and everybody else is served', async () => {
  const server = await startServer({ connections: { perAddress: MANY } });
  const token = await newToken(server);
  const attack = Array.from({ length: 2 * MANY }, () => hold(server, 'GET / HTTP/1.1\r\n', '127.0.0.2'));
  const isRefused = ({ socket }: Held) => socket.readableEnded || socket.destroyed;
  await expect.poll(() => attack.filter(isRefused).length).toBe(MANY);
  expect(await isServed(server, token)).toBe(true);
  const held = await server.connections();
  attack.find((one) => !isRefused(one))?.socket.destroy();
  await expect.poll(() => server.connections()).toBe(held - 1);
  const again = hold(server, 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n', '127.0.0.2');
  expect(await again.answered).toContain('200 OK');
});
