// All endpoints alike: who may send requests, and the response to an invalid one.

import { request } from 'node:http';
import { ENDPOINTS, type EndpointName, ONLINE_FAULTS } from '@blackpeg/protocol';
import { describe, expect, test } from 'vitest';
import { bearing, cleanUp, newToken, post, startServer } from '../online.testing.ts';

cleanUp();

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];

/** Status and fault of the same request to every endpoint. */
async function everywhere(
  names: readonly EndpointName[],
  body: unknown,
  headers: (token: string) => Record<string, string>,
) {
  const server = await startServer();
  const token = await newToken(server);
  const answers = names.map(async (name) => {
    const answer = await post(`${server.address}/api/${name}`, body, headers(token));
    return [name, answer.status, await answer.json()];
  });
  return Promise.all(answers);
}

describe('R14: every address', () => {
  test('that needs a token is closed without one, and with one that nobody has', async () => {
    const names = NAMES.filter((name) => ENDPOINTS[name].needsToken);
    for (const headers of [{}, bearing('z'.repeat(43)), bearing('short')]) {
      const answers = await everywhere(names, {}, () => headers);
      expect(answers).toEqual(names.map((name) => [name, 401, { error: 'no-token' }]));
    }
  });

  test.each([
    ['another page', { origin: 'http://else.example' }],
    ['a page from nowhere', { origin: 'null' }],
  ])('refuses %s, whatever token it has', async (_, headers) => {
    for (const also of [bearing, (token: string) => ({ cookie: `blackpeg=${token}` })]) {
      const answers = await everywhere(NAMES, {}, (token) => ({ ...headers, ...also(token) }));
      expect(answers).toEqual(NAMES.map((name) => [name, 403, { error: 'foreign-origin' }]));
    }
  });

  test('refuses a cookie without an origin', async () => {
    const answers = await everywhere(NAMES, {}, (token) => ({ cookie: `blackpeg=${token}` }));
    expect(answers).toEqual(NAMES.map((name) => [name, 403, { error: 'foreign-origin' }]));
  });
});

describe('R8: every address', () => {
  test.each<readonly [string, unknown, string]>([
    ['what is no JSON', '{', ''],
    ['a list', [], ''],
    ['nothing', 'null', ''],
  ])('refuses %s', async (_, body, field) => {
    const answers = await everywhere(NAMES, body, bearing);
    const fault = { error: 'bad-request', field, expected: 'an object' };
    expect(answers).toEqual(NAMES.map((name) => [name, 400, fault]));
  });

  test('says which field is wrong, missing or unknown', async () => {
    const answers = await everywhere(NAMES, { surplus: 1 }, bearing);
    const fault = { error: 'bad-request', field: expect.stringMatching(/./), expected: expect.any(String) };
    expect(answers).toEqual(NAMES.map((name) => [name, 400, fault]));
  });

  test('refuses more than it reads', async () => {
    const answers = await everywhere(NAMES, { surplus: 'x'.repeat(5000) }, bearing);
    expect(answers).toEqual(NAMES.map((name) => [name, 413, { error: 'bad-request' }]));
  });
});

test('there is nothing at any other address, nor for other methods than POST', async () => {
  const { address } = await startServer();
  for (const [where, method] of [
    ['/api/guests/page', 'GET'],
    ['/api/guests', 'POST'],
    ['/api/tables/open/', 'POST'],
    ['/api/__proto__', 'POST'],
  ] as const) {
    const answer = await fetch(`${address}${where}`, { method });
    expect([answer.status, await answer.json()], where).toEqual([404, { error: 'not-found' }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

test('U22: every fault has a sentence', () => {
  for (const sentence of Object.values(ONLINE_FAULTS)) expect(sentence).toMatch(/^[A-Z`].*\.$/);
});

test('R14: with an origin set, only requests to its host are answered', async () => {
  const server = await startServer({ config: { origin: 'http://play.example' } });
  const ask = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve) => {
      const asking = request(
        { port: server.port, host: '127.0.0.1', path: '/api/guests/program', method: 'POST', headers },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      asking.end();
    });
  expect(await ask({ host: 'play.example' })).toBe(200);
  expect(await ask({ host: 'play.example', origin: 'http://play.example' })).toBe(200);
  expect(await ask({ host: 'else.example' })).toBe(403);
  expect(await ask({ host: 'else.example', origin: 'http://else.example' })).toBe(403);
});
