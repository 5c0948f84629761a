// R16: the strict headers on every response of every route, method and refusal; requests are made from the routes themselves.

import { request } from 'node:http';
import { PROTOCOL, SOCKET_PATH } from '@blackpeg/protocol';
import { expect, test } from 'vitest';
import { hold, releaseAll } from '../attacks/raw.testing.ts';
import { usualConfig } from '../config.testing.ts';
import { ASKS } from '../identity/matrix.testing.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import { bearing, cleanUp, newToken, startServer } from '../online.testing.ts';
import { addressOf } from './addresses.ts';
import { createApp } from './app.ts';
import { connectionLimits } from './connection-limits.ts';
import { listen } from './listen.ts';
import { createMetricsApp } from './metrics-app.ts';
import { securityHeaders } from './security-headers.ts';
import { expectStrict } from './strict-headers.testing.ts';

cleanUp();
releaseAll();

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

interface Asked {
  readonly port: number;
  readonly path: string;
  readonly method: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** The status, after checking that the headers are strict. */
function strictly({ body, ...options }: Asked): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', ...options }, (response) => {
      response.destroy();
      try {
        expectStrict(response.headers);
        resolve(response.statusCode);
      } catch (error) {
        reject(new Error(`${options.method} ${options.path}`, { cause: error }));
      }
    });
    asking.on('error', reject);
    asking.end(body);
  });
}

test('R16: every route by every method, with a token and without', async () => {
  const server = await startServer();
  const { routes } = createApp(null, server.online);
  const paths = [...new Set(routes.map(({ path }) => path.replace('*', 'elsewhere')))];
  expect(paths).toEqual(
    expect.arrayContaining([...Object.keys(ASKS).map((name) => `/api/${name}`), '/readyz']),
  );
  const token = await newToken(server);
  for (const path of paths)
    for (const method of METHODS)
      for (const headers of [{}, bearing(token), { origin: 'https://else.example' }])
        expect(await strictly({ port: server.port, path, method, headers })).toBeGreaterThan(0);
});

test('R16: every address of the protocol when it is answered, refused, too long, too fast or failing', async () => {
  const server = await startServer();
  const token = await newToken(server);
  const found = new Set<number | undefined>();
  const ask = async (body: string) => {
    for (const name of Object.keys(ASKS)) {
      const headers = { ...bearing(token), 'content-type': 'application/json' };
      const asked = { port: server.port, path: `/api/${name}`, method: 'POST', headers, body };
      found.add(await strictly(asked));
    }
  };
  for (const body of ['{}', '{', 'x'.repeat(5000)]) await ask(body);
  for (let count = 0; count < 6; count += 1) await ask('{"phrase":"AAAA-AAAA-AAAA-AAAA-AAAA-AAAA"}');
  expect([...found].sort()).toEqual(expect.arrayContaining([200, 400, 401, 413, 429]));
});

test('R16: upgrades that are refused, and the figures on their own port', async () => {
  const server = await startServer({ config: { socketsPerAddress: 1 } });
  const headers = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
  const offered = { ...headers, 'sec-websocket-protocol': PROTOCOL };
  const ask = (path: string, more: Record<string, string>) =>
    strictly({ port: server.port, path, method: 'GET', headers: more });
  const token = bearing(await newToken(server));
  expect(await ask(SOCKET_PATH, headers)).toBe(400);
  expect(await ask(SOCKET_PATH, offered)).toBe(401);
  expect(await ask(`${SOCKET_PATH}?x`, offered)).toBe(403);
  expect(await ask('/else', offered)).toBe(404);
  expect(await ask(SOCKET_PATH, { ...offered, ...token, 'sec-websocket-key': 'x' })).toBe(400);
  expect(await ask(SOCKET_PATH, { ...offered, ...token, 'sec-websocket-version': '12' })).toBe(400);
  server.online.stop();
  expect(await ask(SOCKET_PATH, { ...offered, ...token })).toBe(503);
  const listening = await listen(
    createMetricsApp(createMetrics()),
    { host: '127.0.0.1', port: 0 },
    { headers: securityHeaders({ behindTls: false }), limits: connectionLimits(usualConfig()) },
  );
  if (!listening.ok) throw new Error(listening.fault);
  const port = Number(new URL(addressOf(listening.server)).port);
  expect(await strictly({ port, path: '/metrics', method: 'GET' })).toBe(200);
  expect(await strictly({ port, path: '/', method: 'GET' })).toBe(404);
  listening.server.close();
});

test.each([
  ['what is no HTTP', 'no such thing\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a head without end', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n`, 431],
  ['CONNECT', 'CONNECT else.example:443 HTTP/1.1\r\nhost: else.example\r\n\r\n', 405],
  ['another expectation', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: tea\r\nconnection: close\r\n\r\n', 503],
  ['half a head', 'GET / HTTP/1.1\r\nhost: a\r\nx: ', 408],
])('R16: what never becomes a request: %s', async (_, said, status) => {
  const server = await startServer({ connections: { head: 1_000 } });
  const [head = ''] = (await hold(server, said).answered).split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expectStrict(Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2))));
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
});
