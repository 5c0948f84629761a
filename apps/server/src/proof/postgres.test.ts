// R6: the built server on a real PostgreSQL: used or refused, never ignored, and nothing is acknowledged while it cannot be reached.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Decoder, record } from '@blackpeg/notation';
import { afterAll, afterEach, expect, test } from 'vitest';
import { count, decodeRow } from '../store/decoded-rows.ts';
import { testDatabases } from '../store/postgres/databases.testing.ts';
import { IN_USE, takeDatabase } from '../store/postgres/exclusive.ts';
import { migrateStore } from '../store/postgres/migrate-store.ts';
import { unfit } from '../store/postgres/open.ts';
import { createPostgresStores } from '../store/postgres/stores.ts';
import { createSqliteStores } from '../store/sqlite/stores.ts';
import {
  CONNECTIONS_BROKEN,
  CUT_OFF,
  KILLED,
  RESTARTED,
  STOPPED,
  startCluster,
  withoutNotifications,
} from './cluster.testing.ts';
import { endure, seedPostgres } from './endured.testing.ts';
import { fillFolder, toldBy } from './moved-store.testing.ts';
import { startProxy } from './proxy.testing.ts';
import { openIn } from './seeded.testing.ts';
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

interface Printed {
  readonly out: string;
  readonly errors: string;
}

function command(url: string, folder: string, ...args: readonly string[]): Printed {
  const env = { PATH: process.env.PATH, BLACKPEG_DATA_DIR: folder, DATABASE_URL: url };
  const { stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { env, encoding: 'utf8' });
  return { out: stdout, errors: stderr };
}

const address = ({ port }: ServerProcess, page: string) => `http://127.0.0.1:${port}/${page}`;
const statusOf = async (one: ServerProcess) => (await fetch(address(one, 'readyz'))).status;
const newGuest = (one: ServerProcess) => fetch(address(one, 'api/guests/program'), { method: 'POST' });

async function untilStatus(one: ServerProcess, wanted: number): Promise<void> {
  await expect.poll(() => statusOf(one), { timeout: 10_000 }).toBe(wanted);
}

test('everything is kept in the database of DATABASE_URL, and nothing in the folder', async () => {
  const url = await empty();
  const first = await start(url);
  expect(await statusOf(first)).toBe(200);
  expect((await newGuest(first)).status).toBe(200);
  // Servers hold the lock in shared mode, so nobody gets it exclusively meanwhile.
  expect(await takeDatabase(url)).toEqual({ ok: false, error: IN_USE });
  await first.stop();
  expect(first.complaints()).toBe('');
  const alone = await takeDatabase(url);
  expect(command(url, dataDir).errors).toBe(`${IN_USE}\n`);
  if (alone.ok) await alone.value();
  const { row } = await open(url);
  expect(await row('SELECT count(*) AS guests FROM guests', record({ guests: count }))).toEqual({
    guests: 1,
  });
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a server that is cut off acknowledges nothing, is unready, and comes back by itself', async () => {
  const url = await empty();
  const proxy = await startProxy(Number(new URL(url).port));
  const apart = await start(url.replace(/:\d+\//, `:${proxy.port}/`));
  expect(await statusOf(apart)).toBe(200);
  proxy.cut();
  // `store/room.test.ts` tests how soon.
  await untilStatus(apart, 503);
  expect((await newGuest(apart)).status).toBe(503);
  proxy.mend();
  await untilStatus(apart, 200);
  expect((await newGuest(apart)).status).toBe(200);
  proxy.breakAll();
  await expect.poll(async () => (await newGuest(apart)).status, { timeout: 10_000 }).toBe(200);
  proxy.close();
});

test('a database that cannot be used is refused in a sentence that does not say its password', async () => {
  const url = await empty();
  const database = await open(url);
  const refused = (of: string) => command(of, dataDir).errors;
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
  expect(command(url, dataDir, 'reports')).toEqual({ out: 'There are no reports.\n', errors: '' });
  for (const args of [
    ['backup', 'copy.db'],
    ['restore', 'copy.db'],
  ])
    expect(command(url, dataDir, ...args).errors).toMatch(/copy the one of DATABASE_URL with pg_dump/);
});

test('a folder moves into it whole, once, and only where every hash is the same', async () => {
  const url = await empty();
  const stored = mkdtempSync(path.join(dataDir, 'moved-'));
  await fillFolder(stored);
  const before = openIn(stored);
  const told = await toldBy(createSqliteStores(before));
  before.close();
  const database = await open(url);
  const guests = () => database.row('SELECT count(*) AS guests FROM guests', record({ guests: count }));
  // A database that stores something other than it was given.
  await database.run(`CREATE FUNCTION other() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.name := NEW.name || '!'; RETURN NEW; END $$`);
  await database.run('CREATE TRIGGER other BEFORE INSERT ON people FOR EACH ROW EXECUTE FUNCTION other()');
  expect(await migrateStore(stored, url)).toEqual({
    ok: false,
    error: ['The copy of "people" differs from the original: nothing was written.'],
  });
  expect(await guests()).toEqual({ guests: 0 });
  await database.run('DROP FUNCTION other CASCADE');
  const { out, errors } = command(url, stored, 'migrate-store');
  expect(errors).toBe('');
  expect(out).toMatch(
    /: guests: 453, tables: 3, matches: 2, events: \d+, .*\nAll hashes are equal; .*: [\da-f]{64}\.\n$/,
  );
  expect(await toldBy(createPostgresStores(database))).toEqual(told);
  expect(command(url, stored, 'migrate-store').errors).toBe(
    'The database of DATABASE_URL is not empty: it has guests. Name an empty one.\n',
  );
});

test('R6, R7: three servers, one of them killed, restarted, stopped, cut off or without notifications while programs play, lose, double and fork nothing', async () => {
  const url = await empty();
  const seeded = await seedPostgres(url, 12);
  const cluster = await startCluster(3, { url, main: MAIN, dataDir });
  // Stopped or cut off for long enough that the others take over.
  const strikes = [
    [KILLED, 0],
    [RESTARTED, 0],
    [STOPPED, 4_000],
    [CUT_OFF, 4_000],
    [CONNECTIONS_BROKEN, 0],
    [withoutNotifications(), 300],
  ] as const;
  try {
    for (const [seed, [strike, lasting]] of strikes.entries()) {
      const tables = seeded.slice(2 * seed, 2 * seed + 2);
      const ordeal = { tables, strike, times: 1, lasting, movesPerSecond: 50, retry: 40, seed };
      const { faults, acknowledged } = await endure(cluster, ordeal);
      expect(faults).toEqual([]);
      expect(acknowledged).toBeGreaterThan(2);
    }
  } finally {
    await cluster.end();
  }
});
