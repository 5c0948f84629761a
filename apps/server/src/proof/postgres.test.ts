// R6: the built server on a real PostgreSQL: used or refused, never ignored, and honest while it cannot be reached.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Decoder, record } from '@blackpeg/notation';
import { afterAll, afterEach, expect, test } from 'vitest';
import { count, decodeRow } from '../store/decoded-rows.ts';
import { testDatabases } from '../store/postgres/databases.testing.ts';
import { unfit } from '../store/postgres/open.ts';
import { startProxy } from '../store/postgres/proxy.testing.ts';
import { type ServerProcess, startProcess } from './server-process.testing.ts';

const MAIN = path.resolve(import.meta.dirname, '../../bundle/main.js');
const dataDir = mkdtempSync(path.join(tmpdir(), 'blackpeg-beside-postgres-'));
const { empty, open, server } = testDatabases();
const running: ServerProcess[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.kill();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

async function start(url: string): Promise<ServerProcess> {
  const place = { main: MAIN, dataDir, port: 0, socketsPerAddress: 100 };
  const started = await startProcess({ ...place, settings: { DATABASE_URL: url } });
  running.push(started);
  return started;
}

function command(url: string, ...args: readonly string[]): { readonly out: string; readonly errors: string } {
  const env = { PATH: process.env.PATH, BLACKPEG_DATA_DIR: dataDir, DATABASE_URL: url };
  const { stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { env, encoding: 'utf8' });
  return { out: stdout, errors: stderr };
}

const address = ({ port }: ServerProcess, page: string) => `http://127.0.0.1:${port}/${page}`;
const statusOf = async (one: ServerProcess) => (await fetch(address(one, 'readyz'))).status;
const newGuest = (one: ServerProcess) => fetch(address(one, 'api/guests/program'), { method: 'POST' });

/** In milliseconds, how long it took. */
async function untilStatus(one: ServerProcess, wanted: number): Promise<number> {
  const since = performance.now();
  while ((await statusOf(one)) !== wanted) await new Promise((resolve) => setTimeout(resolve, 50));
  return performance.now() - since;
}

test('everything is kept in the database of DATABASE_URL, by one server at a time, and nothing in the folder', async () => {
  const url = await empty();
  const first = await start(url);
  expect(await statusOf(first)).toBe(200);
  expect((await newGuest(first)).status).toBe(200);
  await expect(start(url)).rejects.toThrow(
    'Another Blackpeg server uses the database of DATABASE_URL: stop that one, or name another database.',
  );
  await first.stop();
  expect(first.complaints()).toBe('');
  const { row } = await open(url);
  expect(await row('SELECT count(*) AS guests FROM guests', record({ guests: count }))).toEqual({
    guests: 1,
  });
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a server that is cut off acknowledges nothing, is unready within two seconds, and comes back by itself', async () => {
  const url = await empty();
  const proxy = await startProxy(Number(new URL(url).port));
  const cutOff = await start(url.replace(/:\d+\//, `:${proxy.port}/`));
  expect(await statusOf(cutOff)).toBe(200);
  proxy.cut();
  expect(await untilStatus(cutOff, 503)).toBeLessThan(2_000);
  expect((await newGuest(cutOff)).status).toBe(503);
  proxy.mend();
  await untilStatus(cutOff, 200);
  expect((await newGuest(cutOff)).status).toBe(200);
  proxy.breakAll();
  await expect.poll(async () => (await newGuest(cutOff)).status, { timeout: 5_000 }).toBe(200);
  proxy.close();
});

test('a database that cannot be used is refused in a sentence that does not say its password', async () => {
  const url = await empty();
  const database = await open(url);
  const refused = (of: string) => command(of).errors;
  expect(refused(`${server()}/missing`)).toBe(
    'The database of DATABASE_URL cannot be used: there is no database of that name; create it.\n',
  );
  expect(refused('postgres://peg:secret@127.0.0.1:1/peg')).toBe(
    'The database of DATABASE_URL cannot be used: nothing answers there; start PostgreSQL, or mend the address.\n',
  );
  expect(refused('postgres://peg:secret@127.0.0.1:99999/peg')).toMatch(/its address cannot be read/);
  await database.run('INSERT INTO migrations (version) VALUES (9000)');
  expect(refused(url)).toMatch(
    /it was written by a newer Blackpeg \(step 9000, and this one knows \d+\)\.\n$/,
  );
  await database.run('DELETE FROM migrations WHERE version = 9000');
});

test.each([
  [{ version: 140_012, encoding: 'UTF8', commits: 'on' }, /PostgreSQL 14, and Blackpeg needs 15 or newer/],
  [{ version: 150_001, encoding: 'LATIN1', commits: 'on' }, /its encoding is LATIN1/],
  [{ version: 180_000, encoding: 'UTF8', commits: 'off' }, /synchronous_commit is off/],
])('a PostgreSQL that will not do is refused: %o', async (settings, sentence) => {
  const row = async <T>(_: string, decoder: Decoder<T>) => decodeRow(decoder, settings, '');
  expect(await unfit({ row })).toMatch(sentence);
});

test('commands use it too, or say what to use in their place', async () => {
  const url = await empty();
  expect(command(url, 'reports')).toEqual({ out: 'There are no reports.\n', errors: '' });
  for (const args of [
    ['backup', 'copy.db'],
    ['restore', 'copy.db'],
  ])
    expect(command(url, ...args).errors).toMatch(/copy the one of DATABASE_URL with pg_dump/);
});
