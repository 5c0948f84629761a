// Devices of a guest: listed, logged out one by one, and never by somebody else.

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { askWith, type Caller, caller, given } from '../ask.testing.ts';
import { usualConfig } from '../config.testing.ts';
import { createGuests } from '../identity/guests.ts';
import { bearing, cleanUp, dial, post, startServer, type TestServer } from '../online.testing.ts';
import { createSqliteStores } from '../store/sqlite/stores.ts';
import { sweep } from '../store/sweep.ts';

cleanUp();

const DAY = 24 * 60 * 60_000;

/** One guest on two devices. */
async function twoDevices(server: TestServer) {
  const first = await caller(server);
  const { phrase } = await given(first.ask('guests/phrase', {}));
  const { token } = await given(askWith(server, {})('guests/recover/program', { phrase }));
  return { first, second: await caller(server, token) };
}

const isIn = async ({ ask }: Caller) => (await ask('guests/me', {})).ok;

async function deviceOf({ ask }: Caller): Promise<string> {
  const { devices } = await given(ask('guests/devices', {}));
  return devices.find(({ isThis }) => isThis)?.device ?? '';
}

test('are listed with the one that asks among them, and nothing anybody could play with', async () => {
  const server = await startServer();
  const { first, second } = await twoDevices(server);
  const { devices } = await given(first.ask('guests/devices', {}));
  expect(devices).toHaveLength(2);
  expect(devices.filter(({ isThis }) => isThis)).toHaveLength(1);
  for (const { usedAt } of devices) expect(Date.now() - usedAt).toBeLessThan(DAY);
  const told = JSON.stringify(devices);
  const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
  const tokens = [first.token, second.token];
  for (const secret of [...tokens, ...tokens.map(hashOf)]) expect(told).not.toContain(secret);
});

test('R14: one that is logged out is out at once, with its connections; the other stays', async () => {
  const server = await startServer();
  const { first, second } = await twoDevices(server);
  const lines = [first, second].map(({ token }) => dial(server, bearing(token)));
  await Promise.all(lines.map((line) => once(line, 'open')));
  const [, ended] = lines.map((line) => once(line, 'close'));
  const device = await deviceOf(second);
  await given(first.ask('guests/devices/revoke', { device }));
  expect((await ended)?.map(String)).toEqual(['1008', 'forgotten']);
  expect([await isIn(first), await isIn(second)]).toEqual([true, false]);
  expect(lines[0]?.readyState).toBe(lines[0]?.OPEN);
  // A logged-out device stays logged out.
  await given(first.ask('guests/devices/revoke', { device }));
  lines[0]?.terminate();
});

test('R15: are logged out by their own guest alone', async () => {
  const server = await startServer();
  const { first } = await twoDevices(server);
  const stranger = await caller(server);
  await given(stranger.ask('guests/devices/revoke', { device: await deviceOf(first) }));
  expect(await isIn(first)).toBe(true);
});

test('of a page lose their cookie when they log out, and a new phrase is worth as much as before', async () => {
  const server = await startServer();
  const { first, second } = await twoDevices(server);
  const { phrase } = await given(second.ask('guests/phrase', {}));
  const page = { origin: server.address, cookie: `blackpeg=${first.token}` };
  const answer = await post(`${server.address}/api/guests/log-out`, {}, page);
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([
    200,
    expect.stringMatching(/^blackpeg=; .*Max-Age=0;/),
  ]);
  expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
  expect((await askWith(server, {})('guests/recover/program', { phrase })).ok).toBe(true);
});

test('R14: all others are logged out at once, and nobody else’s', async () => {
  const server = await startServer();
  const { first, second } = await twoDevices(server);
  const stranger = await caller(server);
  await given(second.ask('guests/devices/revoke-others', {}));
  expect([await isIn(first), await isIn(second), await isIn(stranger)]).toEqual([false, true, true]);
  expect((await given(second.ask('guests/devices', {}))).devices).toHaveLength(1);
});

test('that nobody uses are logged out after a time, which each use restarts', async () => {
  const server = await startServer();
  const { first, second } = await twoDevices(server);
  const stores = createSqliteStores(server.database);
  server.database.sql.exec('UPDATE tokens SET used_at = 1');
  await createGuests(stores.guests).byToken(first.token);
  await sweep(stores, usualConfig(), Date.now());
  expect([await isIn(first), await isIn(second)]).toEqual([true, false]);
});
