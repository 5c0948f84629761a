// Logs: one object per line, without anything that would let somebody play, watch or find a player.

import { ENDPOINTS, type EndpointName } from '@blackpeg/protocol';
import { expect, test, vi } from 'vitest';
import { openLine } from '../identity/line.testing.ts';
import { ASKS, TERMS } from '../identity/matrix.testing.ts';
import { bearing, cleanUp, newToken, openTable, post, sit, startServer } from '../online.testing.ts';
import { StoreFault } from '../store/fault.ts';
import { createLog } from './log.ts';

cleanUp();

/** Everything that is written from now on. */
function written(): readonly string[] {
  const lines: string[] = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => {
      lines.push(line);
    });
  return lines;
}

test('a line of JSON has time, level, message and its fields; a level leaves out what is below it', () => {
  const lines = written();
  const log = createLog({ logFormat: 'json', logLevel: 'info' });
  log.debug('not told');
  log.info('started', { request: 'ab12', address: undefined });
  log.error('A request failed', new StoreFault('the disk is full'), { request: 'cd34' });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: expect.stringMatching(/^\d{4}-.*Z$/), level: 'info', message: 'started', request: 'ab12' },
    {
      time: expect.any(String),
      level: 'error',
      message: 'A request failed',
      request: 'cd34',
      error: 'The database failed: the disk is full.',
    },
  ]);
});

test('as text an error has its place, and an id only its beginning', () => {
  const lines = written();
  const log = createLog({ logFormat: 'text', logLevel: 'error' });
  log.info('not told');
  log.error('Table bR3kT9xQ2mLw8vNcY7pZ4g', new Error('broken'));
  expect(lines).toEqual([expect.stringMatching(/^Table bR3kT9…: Error: broken\n +at /)]);
});

test('R19: the log of the whole API, at its fullest, has no token, phrase, code, cookie, name or address', async () => {
  const lines = written();
  const log = createLog({ logFormat: 'json', logLevel: 'debug' });
  const server = await startServer({ world: { log } });
  const secrets = new Set<string>(['127.0.0.1', 'Guest']);
  const tokens = [await newToken(server), await newToken(server)] as const;
  const seated = await openTable(server, tokens[0], TERMS);
  await sit(server, tokens[1], seated.code);
  const phrase = await post(`${server.address}/api/guests/phrase`, {}, bearing(tokens[0]));
  for (const secret of [...tokens, seated.table, seated.code]) secrets.add(secret);
  secrets.add(((await phrase.json()) as { readonly phrase: string }).phrase);
  await post(`${server.address}/api/guests/rename`, { name: 'Léa Somebody' }, bearing(tokens[0]));
  secrets.add('Léa Somebody');
  for (const name of Object.keys(ENDPOINTS) as EndpointName[]) {
    const token = await newToken(server);
    const [ask] = ASKS[name];
    const origin = server.address;
    const cookie = { cookie: `blackpeg=${token}`, origin };
    secrets.add(token);
    for (const headers of [bearing(token), cookie, {}])
      await post(`${server.address}/api/${name}`, ask(seated.table), headers);
  }
  await fetch(`${server.address}/table/${seated.code}?token=${tokens[0]}`);
  await fetch(`${server.address}/api/${tokens[0]}`);
  const opened = await openLine(server, tokens[0], seated.table);
  if (typeof opened === 'number') throw new Error(`Refused with ${opened}.`);
  const hiding = { type: 'hide-code', code: [3, 1], blanks: null, palmed: null, commitment: null } as const;
  expect(await opened.line.wish(hiding)).toBe('granted');
  // The store fails during a request and during a match.
  server.database.close();
  await post(`${server.address}/api/guests/me`, {}, bearing(tokens[0]));
  await opened.line.wish({ type: 'offer-end' });
  opened.line.close();
  await expect.poll(() => lines.filter((line) => line.includes('disconnected'))).toHaveLength(1);
  const routes = new Set(lines.map((line) => JSON.parse(line).route));
  for (const name of Object.keys(ENDPOINTS)) expect(routes).toContain(name);
  expect(lines.some((line) => JSON.parse(line).level === 'error')).toBe(true);
  const text = lines.join('\n');
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/\[3, ?1\]/);
});

test('an answer carries the id of its line, and addresses are logged where a setting allows it', async () => {
  const lines = written();
  const log = createLog({ logFormat: 'json', logLevel: 'debug' });
  const server = await startServer({ world: { log }, config: { logAddresses: true } });
  const answer = await fetch(`${server.address}/healthz`);
  await expect.poll(() => lines.length).toBe(1);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: expect.any(String),
    level: 'debug',
    message: 'request',
    request: answer.headers.get('x-request-id'),
    method: 'GET',
    route: 'healthz',
    status: 200,
    milliseconds: expect.any(Number),
    address: '127.0.0.1',
  });
});
