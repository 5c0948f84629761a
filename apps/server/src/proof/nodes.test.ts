// Two built servers on one PostgreSQL with players at both: one table, one match, one company, and no stopped clock.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { TableNews } from '@blackpeg/protocol';
import { customEdition, PERSON, standardTerms, verifyLog } from '@blackpeg/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, caller, given } from '../ask.testing.ts';
import { join, type Program, type Seated, type ServerAddress } from '../online.testing.ts';
import { connectPostgres } from '../store/postgres/database.ts';
import { testDatabases } from '../store/postgres/databases.testing.ts';
import { createPostgresLogs } from '../store/postgres/logs.ts';
import { openNotifications } from '../store/postgres/nodes/notifications.ts';
import { type ServerProcess, startProcess } from './server-process.testing.ts';

const MAIN = path.resolve(import.meta.dirname, '../../bundle/main.js');
const dataDir = mkdtempSync(path.join(tmpdir(), 'blackpeg-nodes-'));
const { empty } = testDatabases();
const running: ServerProcess[] = [];
const programs: Program[] = [];
let url = '';

beforeAll(async () => {
  url = await empty();
});
afterAll(async () => {
  for (const program of programs) program.leave();
  for (const one of running) await one.kill();
  rmSync(dataDir, { recursive: true });
});

async function start(): Promise<ServerProcess> {
  const place = { main: MAIN, dataDir, port: 0, socketsPerAddress: 100 };
  const started = await startProcess({ ...place, settings: { DATABASE_URL: url } });
  running.push(started);
  return started;
}

const addressOf = ({ port }: ServerProcess): ServerAddress => ({ port, address: `http://127.0.0.1:${port}` });

const SMALL = customEdition({ holes: 3, facets: [{ name: 'colour', size: 3, blank: false }], rows: 6 });

interface Company {
  readonly callers: readonly [Caller, Caller];
  readonly seats: readonly [Seated, Seated];
  /** The first at the first server, the second at the other. */
  readonly players: readonly [Program, Program];
}

function visit(server: ServerProcess, { token }: Caller, seat: Seated, plays = false): Program {
  const program = join(addressOf(server), token, seat, plays);
  programs.push(program);
  return program;
}

/** Opened on one server and joined through another; the waiting player is notified. */
async function seated(
  [first, second]: readonly [ServerProcess, ServerProcess],
  { plays = false, allowance = 60_000 } = {},
): Promise<Company> {
  const [host, guest] = [await caller(addressOf(first)), await caller(addressOf(second))];
  const timed = { ...PERSON, allowance };
  const terms = standardTerms(SMALL, { seats: [timed, timed] });
  const opened = await given(host.ask('tables/open', { terms, listed: true }));
  const waiting = visit(first, host, opened, plays);
  await waiting.untilNews('waiting');
  const sat = await given(guest.ask('tables/sit', { table: opened.table }));
  await waiting.untilNews('welcome');
  return {
    callers: [host, guest],
    seats: [opened, sat],
    players: [waiting, visit(second, guest, sat, plays)],
  };
}

async function logOf(table: string) {
  const database = connectPostgres(url, () => {});
  try {
    return (await createPostgresLogs(database).read(table, 0)).flatMap(({ events }) => events);
  } finally {
    await database.close();
  }
}

const here =
  (...seats: readonly ('here' | 'away' | 'empty')[]) =>
  (news: TableNews) =>
    news.type === 'presence' && news.seats.join() === seats.join();
const isClosed = ({ session }: Program) => session.current().state?.phase === 'closed';

test('notifications that come while others are on their way wait for them, and all arrive', async () => {
  const warnings: string[] = [];
  const warned = (warning: Error) => void warnings.push(warning.message);
  process.on('warning', warned);
  const [from, to] = [await openNotifications(url, 'one'), await openNotifications(url, 'other')];
  const tables = Array.from({ length: 9000 }, (_, index) => `table-${index}`);
  const heard = new Set<string>();
  const all = new Promise<void>((resolve) => {
    to.onNotification((some) => {
      for (const table of some) heard.add(table);
      if (heard.size === tables.length) resolve();
    });
  });
  // Many messages are under way when the next are due.
  for (let first = 0; first < tables.length; first += 3000) {
    for (const table of tables.slice(first, first + 3000)) from.notify(table);
    await delay(8);
  }
  await all;
  await Promise.all([from.close(), to.close()]);
  process.off('warning', warned);
  expect(warnings).toEqual([]);
});

test('two servers share a database: a match between players at either is played to its end, and nobody has left', async () => {
  const servers = [await start(), await start()] as const;
  const { players, seats } = await seated(servers, { plays: true });
  await Promise.all(players.map((player) => player.until(() => isClosed(player))));
  const log = await logOf(seats[0].table);
  expect(verifyLog(log)).toBeNull();
  const unexpected = ['left', 'clocks-stopped', 'row-lost'];
  const told = running.map(({ complaints }) => complaints()).join('');
  expect([told, log.filter(({ type }) => unexpected.includes(type))]).toEqual(['', []]);
});

test('phrases, presence and rematch requests reach players on both servers', async () => {
  const [first, second] = running as [ServerProcess, ServerProcess];
  const { players, seats, callers } = await seated([first, second]);
  const [one, other] = players;
  await Promise.all(players.map((player) => player.untilNews('presence', here('here', 'here'))));
  other.tell({ type: 'say', phrase: 'good-luck' });
  expect(await one.untilNews('said')).toEqual({ type: 'said', seat: 1, phrase: 'good-luck' });
  other.tell({ type: 'presence', here: false });
  await one.untilNews('presence', here('here', 'away'));
  const known = one.news.length;
  other.tell({ type: 'presence', here: true });
  await one.untilNews('presence', (news) => here('here', 'here')(news) && one.news.indexOf(news) >= known);
  const watching = await caller(addressOf(second));
  const spectator = visit(second, watching, { ...seats[0], seat: 'spectator' as unknown as number });
  await one.untilNews('presence', (news) => news.type === 'presence' && news.spectators === 1);
  await given(callers[0].ask('people/report', { table: seats[0].table, seat: 1, reason: 'phrases' }));
  for (const player of players) player.tell({ type: 'rematch', wanted: true });
  const agreed = await Promise.all(
    players.map((player) =>
      player.untilNews('rematch', (news) => news.type === 'rematch' && news.table !== null),
    ),
  );
  expect(new Set(agreed.map((news) => news.type === 'rematch' && news.table)).size).toBe(1);
  expect(other.news.filter(({ type }) => type === 'said')).toHaveLength(1);
  spectator.leave();
  for (const player of players) player.leave();
});

test('a player waiting on one server is paired on the other, and comes first in its lobby', async () => {
  const [first, second] = running as [ServerProcess, ServerProcess];
  const [host, guest] = [await caller(addressOf(first)), await caller(addressOf(second))];
  const opened = await given(host.ask('tables/pair', { edition: 'super' }));
  const later = await caller(addressOf(first));
  await given(later.ask('tables/open', { terms: standardTerms(SMALL), listed: true }));
  const waiting = visit(first, host, opened);
  await waiting.untilNews('waiting');
  const lobby = () => given(guest.ask('tables/lobby', { edition: null, phase: 'waiting', page: 0 }));
  await expect.poll(async () => (await lobby()).tables[0]?.table, { timeout: 5_000 }).toBe(opened.table);
  expect(await given(guest.ask('tables/pair', { edition: 'super' }))).toMatchObject({
    table: opened.table,
    seat: 1,
  });
  await waiting.untilNews('welcome');
  waiting.leave();
});

test('a guest who is blocked or deleted on one server is disconnected on the other', async () => {
  const [first, second] = running as [ServerProcess, ServerProcess];
  const { callers, seats, players } = await seated([first, second]);
  const [host, guest] = callers;
  const own = await given(host.ask('tables/open', { terms: standardTerms(SMALL), listed: false }));
  const watching = visit(second, guest, { ...own, seat: -1 });
  await watching.untilNews('waiting');
  await given(host.ask('people/set', { table: seats[0].table, seat: 1, as: 'blocked' }));
  await watching.until(({ current }) => current().connection === 'gone');
  const before = players[1].news.length;
  await given((await caller(addressOf(first), guest.token)).ask('guests/forget', {}));
  await players[1].until(({ current }) => current().connection !== 'online');
  expect(players[1].news.length).toBeGreaterThan(before);
  await players[0].untilNews('presence', here('here', 'away'));
  for (const player of players) player.leave();
});

test('a match whose server is killed is taken over, and charged to nobody', async () => {
  const [, second] = running as [ServerProcess, ServerProcess];
  const third = await start();
  const { players, seats } = await seated([third, second]);
  await players[1].until(({ current }) => current().state !== null);
  await third.kill();
  await players[1].until(({ current }) => (current().state?.version ?? 0) > 2);
  const types = (await logOf(seats[0].table)).map(({ type }) => type);
  expect(types).toContain('clocks-restarted');
  for (const player of players) player.leave();
});

test('a server that is stopped hands its matches over at once: clocks run on, and what is overdue is judged', async () => {
  const [, second] = running as [ServerProcess, ServerProcess];
  const third = await start();
  const { players, seats } = await seated([third, second], { allowance: 2_000 });
  await players[1].until(({ current }) => current().state !== null);
  await third.stop();
  expect(third.complaints()).toBe('');
  await players[1].until(({ current }) => (current().state?.past.length ?? 0) > 0);
  const types = (await logOf(seats[0].table)).map(({ type }) => type);
  expect(types).not.toContain('clocks-stopped');
  for (const player of players) player.leave();
});
