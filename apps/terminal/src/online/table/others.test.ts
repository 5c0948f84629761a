// R19, R20: muting, blocking and reporting line by line, and the data on the server: real processes.

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ran } from '../../console.testing.ts';
import { onlineTests, type TestServer } from '../players.testing.ts';

const { startServer, sitDown, newFolder } = onlineTests();
let server: TestServer;
let at: readonly string[];

beforeAll(async () => {
  server = await startServer();
  at = ['--server', server.address];
});

it('R20: a player is muted, unmuted, reported and blocked; a cancelled rematch is announced', async () => {
  const host = sitDown(['host', 'duel', '--holes', '4', '--rounds', '1', ...at]);
  const code = (await host.hears(/^Table code: /)).slice(-6);
  const other = sitDown(['join', code, '--name', 'Guest', ...at]);
  await host.hears(/^Your turn: hide/);
  await other.hears(/^Your turn: hide/);
  host.type('mute');
  await host.hears(/^You no longer hear phrases from Guest\./);
  other.type('say 1');
  await other.hears(/^You say: Hello/);
  host.type('mute 1');
  await host.hears(/^You hear phrases from Guest again\./);
  other.type('say 2');
  await host.hears(/^Guest says: Good luck/);
  expect(host.lines.filter((line) => line.startsWith('Guest says'))).toHaveLength(1);
  host.type('report', '3');
  await host.hears(/^Report Guest\? Choose a reason/);
  await host.hears(/^Thank you\. Your report about Guest/);

  other.type('resign match', 'yes');
  await other.hears(/^Type review/);
  other.type('rematch');
  await host.hears(/^Guest wants a rematch/);
  other.type('rematch');
  await host.hears(/^Guest no longer wants a rematch/);

  host.type('block', 'no', 'block', 'yes');
  await host.hears(/^Guest is blocked\./);
  expect(await host.leave()).toBe(0);
  await other.leave();
  const [here, there] = [{ BLACKPEG_HOME: host.home }, { BLACKPEG_HOME: other.home }];
  const again = sitDown(['host', 'super', ...at], host.home);
  const next = (await again.hears(/^Table code: /)).slice(-6);
  const refused = await ran(['join', next, ...at], { env: there });
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('no such table')]);
  expect((await ran(['identity', 'people', ...at], { env: here })).out).toMatch(/^1: Guest, blocked\.\n/);
  expect((await ran(['identity', 'release', '2', ...at], { env: here })).code).toBe(2);
  expect((await ran(['identity', 'meet'])).err).toMatch(/^There is no command “meet”\. Use one of: phrase, /);
  expect((await ran(['identity', 'release', '1', ...at], { env: here })).out).toMatch(/meet Guest again/);
  expect((await ran(['identity', 'people', ...at], { env: here })).out).toMatch(/nobody/);
});

it('R14, R19: devices are listed and logged out, and everything held is saved in one file', async () => {
  const [first, second] = [{ BLACKPEG_HOME: newFolder() }, { BLACKPEG_HOME: newFolder() }];
  const asked = (env: typeof first, input: string, ...args: readonly string[]) =>
    ran(['identity', ...args, ...at], { env, input });
  expect((await asked(first, '', 'devices')).out).toMatch(/does not know you yet/);
  await asked(first, '', '--name', 'Guest');
  const phrase = /phrase: (\S+)/.exec((await asked(first, '', 'phrase')).out)?.[1] ?? '';
  await asked(second, `${phrase}\n`, 'recover');
  const told = (await asked(first, '', 'devices')).out;
  expect(told).toMatch(/^Devices logged in: 2\.\n1: .*, last used on .*\.\n2: .*\n/);
  expect(told).toContain('This device');

  const file = path.join(first.BLACKPEG_HOME, 'me.json');
  expect((await asked(first, '', 'export', '--output', file)).out).toContain('me.json');
  const saved = JSON.parse(readFileSync(file, 'utf8'));
  expect(saved).toMatchObject({ format: 'blackpeg-guest', guest: { name: 'Guest', hasPhrase: true } });
  expect(saved.guest.devices).toHaveLength(2);
  expect(JSON.parse((await asked(first, '', 'export')).out).guest.name).toBe('Guest');
  const before = statSync(file).mtimeMs;
  expect((await asked(first, '', 'export', '--output', file)).code).toBe(2);
  expect(statSync(file).mtimeMs).toBe(before);

  expect((await asked(first, 'no\n', 'log-out', 'others')).out).toContain('Nothing was changed');
  expect((await asked(first, 'yes\n', 'log-out', 'others')).out).toContain(
    'All other devices are logged out',
  );
  expect((await asked(first, '', 'devices')).out).toMatch(/^Devices logged in: 1\./);
  expect((await asked(first, 'yes\n', 'log-out')).out).toContain('This device is logged out');
  expect((await asked(first, '', 'devices')).out).toMatch(/does not know you yet/);
});
