// R13, R14: who gets a connection, and what ends it.

import { request } from 'node:http';
import { encodeMessage, PROTOCOL } from '@blackpeg/protocol';
import { standardTerms, superEdition } from '@blackpeg/rules';
import { describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import {
  bearing,
  cleanUp,
  dial,
  newToken,
  openTable,
  post,
  startServer,
  type TestServer,
} from '../online.testing.ts';

cleanUp();

/** The status of a handshake: that of the refusal, or 101. */
function statusOf(socket: WebSocket): Promise<number | undefined> {
  return new Promise((resolve) => {
    socket.once('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.once('unexpected-response', (request, response) => {
      request.destroy();
      resolve(response.statusCode);
    });
    socket.on('error', () => {});
  });
}

/** A handshake with these headers, however wrong. */
function rawUpgrade(port: number, headers: Record<string, string>) {
  const all = {
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-protocol': PROTOCOL,
    ...headers,
  };
  return new Promise<{ readonly status: number | undefined; readonly policy: unknown }>((resolve) => {
    request({ port, host: '127.0.0.1', path: '/socket', headers: all }, (response) => {
      resolve({ status: response.statusCode, policy: response.headers['content-security-policy'] });
      response.destroy();
    }).end();
  });
}

function opened(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('open', () => resolve());
  });
}

/** The close code, and everything said before. */
function ending(socket: WebSocket): Promise<{ readonly code: number; readonly said: readonly unknown[] }> {
  const said: unknown[] = [];
  socket.on('message', (data) => said.push(JSON.parse(data.toString())));
  return new Promise((resolve) => {
    socket.once('close', (code) => resolve({ code, said }));
  });
}

const cookie = (token: string) => ({ cookie: `other=1; blackpeg=${token}` });

describe('R14: a handshake', () => {
  const CASES: readonly (readonly [string, (server: TestServer, token: string) => WebSocket, number])[] = [
    ['of a program', (server, token) => dial(server, bearing(token)), 101],
    ['of our page', (server, token) => dial(server, { ...cookie(token), origin: server.address }), 101],
    [
      'of a foreign page',
      (server, token) => dial(server, { ...cookie(token), origin: 'http://else.example' }),
      403,
    ],
    [
      'of a page on another port',
      (server, token) => dial(server, { ...cookie(token), origin: 'http://127.0.0.1:1' }),
      403,
    ],
    [
      'of our page in another scheme',
      (server, token) => dial(server, { ...cookie(token), origin: server.address.replace('http', 'https') }),
      403,
    ],
    ['from origin null', (server, token) => dial(server, { ...cookie(token), origin: 'null' }), 403],
    ['with a cookie and no origin', (server, token) => dial(server, cookie(token)), 403],
    [
      'of a foreign page with a header',
      (server, token) => dial(server, { ...bearing(token), origin: 'http://else.example' }),
      403,
    ],
    [
      'with the token in the address',
      (server, token) => dial(server, bearing(token), `/socket?token=${token}`),
      403,
    ],
    ['without a token', (server) => dial(server, {}), 401],
    [
      'with somebody’s token misspelt',
      (server, token) => dial(server, bearing(`${token.slice(0, -1)}~`)),
      401,
    ],
    ['with a token nobody has', (server) => dial(server, bearing('x'.repeat(43))), 401],
    ['for another protocol', (server, token) => dial(server, bearing(token), '/socket', 'blackpeg.v0'), 400],
    ['at another address', (server, token) => dial(server, bearing(token), '/elsewhere'), 404],
  ];

  test.each(CASES)('%s', async (_, shake, expected) => {
    const server = await startServer();
    expect(await statusOf(shake(server, await newToken(server)))).toBe(expected);
  });

  test('with wrong tokens never locks the owner of the right one out', async () => {
    const server = await startServer();
    const token = await newToken(server);
    for (let tries = 0; tries < 30; tries += 1)
      await statusOf(dial(server, bearing(`${'y'.repeat(42)}${tries % 10}`)));
    expect(await statusOf(dial(server, bearing(token)))).toBe(101);
  });

  test('that is refused has the headers of every answer; one that is not has our protocol', async () => {
    const server = await startServer();
    const refused = dial(server, {});
    const headers = new Promise((resolve) =>
      refused.once('unexpected-response', (_, response) => resolve(response.headers)),
    );
    refused.on('error', () => {});
    expect(await headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.any(String),
    });
    const token = await newToken(server);
    const socket = dial(server, bearing(token));
    const accepted = new Promise((resolve) =>
      socket.once('upgrade', ({ headers: said }) => resolve(said['content-security-policy'])),
    );
    await opened(socket);
    expect([socket.protocol, await accepted]).toEqual([PROTOCOL, expect.any(String)]);
    socket.terminate();
    // An invalid key, which ws would refuse by itself.
    const bad = { ...bearing(token), 'sec-websocket-key': 'none' };
    const answer = await rawUpgrade(server.port, bad);
    expect([answer.status, answer.policy]).toEqual([400, expect.any(String)]);
  });

  test('R13: is refused to an address that has enough lines, until one of them ends', async () => {
    const server = await startServer({ config: { socketsPerAddress: 2 } });
    const token = await newToken(server);
    const lines = [dial(server, bearing(token)), dial(server, bearing(token))];
    await Promise.all(lines.map(opened));
    expect(await statusOf(dial(server, bearing(token)))).toBe(429);
    const closed = lines[0] && ending(lines[0]);
    lines[0]?.close();
    await closed;
    expect(await statusOf(dial(server, bearing(token)))).toBe(101);
    lines[1]?.terminate();
  });
});

describe('R13: a connection ends with 1008', () => {
  const HELLO = encodeMessage({ type: 'hello', table: 'nowhere' });

  test.each([
    ['at a frame above 4 KB', `"${'x'.repeat(4096)}"`],
    ['at one that is above it in bytes only', JSON.stringify('é'.repeat(3000))],
    ['at what is no message', 'nonsense'],
    ['at a wish before the welcome', '{"type":"events-after","ask":1,"version":0}'],
    ['at bytes', Buffer.from(HELLO)],
  ])('%s', async (_, frame) => {
    const server = await startServer();
    const socket = dial(server, bearing(await newToken(server)));
    const end = ending(socket);
    await opened(socket);
    socket.send(frame);
    expect(await end).toEqual({ code: 1008, said: [{ type: 'error', code: 'bad-message', about: null }] });
  });

  test('at frames nobody would read, with 1009', async () => {
    const server = await startServer();
    const socket = dial(server, bearing(await newToken(server)));
    const end = ending(socket);
    await opened(socket);
    socket.send('x'.repeat(20_000));
    expect((await end).code).toBe(1009);
  });

  test.each([
    ['player', 200],
    ['spectator', 50],
  ] as const)('after too many messages of a %s, and not before', async (who, most) => {
    const server = await startServer();
    const token = await newToken(server);
    const { table } = await openTable(server, token, standardTerms(superEdition()));
    const socket = dial(server, bearing(who === 'player' ? token : await newToken(server)));
    const end = ending(socket);
    await opened(socket);
    const hello = encodeMessage({ type: 'hello', table });
    const answered = new Promise((resolve) => socket.once('message', resolve));
    socket.send(hello);
    await answered;
    // Messages sent before the seat was known count as a player's.
    const left = who === 'player' ? most - 1 : most;
    for (let sent = 0; sent < left; sent += 1) socket.send(hello);
    socket.send(hello);
    const { code, said } = await end;
    expect(code).toBe(1008);
    expect(said.at(-1)).toEqual({ type: 'error', code: 'too-fast', about: null });
  });

  test('but for a missing table there is only an error', async () => {
    const server = await startServer();
    const socket = dial(server, bearing(await newToken(server)));
    await opened(socket);
    const said = new Promise((resolve) =>
      socket.once('message', (data) => resolve(JSON.parse(data.toString()))),
    );
    socket.send(HELLO);
    expect(await said).toEqual({ type: 'error', code: 'no-such-table', about: null });
    socket.terminate();
  });
});

test('connected clients are told that the server stops, and no new ones are accepted', async () => {
  const server = await startServer();
  const token = await newToken(server);
  const socket = dial(server, bearing(token));
  const end = ending(socket);
  await opened(socket);
  expect(await (await fetch(`${server.address}/readyz`)).text()).toBe('ok');
  server.online.stop();
  expect(await end).toEqual({ code: 1012, said: [{ type: 'error', code: 'stopping', about: null }] });
  expect(await statusOf(dial(server, bearing(token)))).toBe(503);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
});

test('a server whose store accepts no writes is not ready', async () => {
  const server = await startServer();
  server.database.close();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await fetch(`${server.address}/readyz`)).status).toBe(503);
  const answer = await post(`${server.address}/api/guests/program`);
  expect([answer.status, await answer.json()]).toEqual([503, { error: 'failed' }]);
  // An older connection may be closing at the same time.
  expect(logged.mock.calls.filter(([first]) => !first.startsWith('What is old'))).toHaveLength(1);
});
