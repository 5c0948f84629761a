// Two programs at one server over real connections: whole matches, lost connections, restarts, spectators, a rematch.

import {
  type Action,
  brailleEdition,
  type Code,
  customEdition,
  duelEdition,
  type Edition,
  PERSON,
  shapesEdition,
  standardTerms,
  superEdition,
  type Terms,
  verifyLog,
} from '@blackpeg/rules';
import { expect, test, vi } from 'vitest';
import { caller, given } from './ask.testing.ts';
import {
  cleanUp,
  join,
  newFile,
  newToken,
  openTable,
  type Program,
  sit,
  startServer,
  type TestServer,
} from './online.testing.ts';
import { createSqliteLogs } from './store/sqlite/logs.ts';

cleanUp();

const isClosed = ({ session }: Pick<Program, 'session'>) => session.current().state?.phase === 'closed';

async function twoAt(server: TestServer, terms: Terms, plays: boolean) {
  const tokens = [await newToken(server), await newToken(server)] as const;
  const mine = await openTable(server, tokens[0], terms);
  const yours = await sit(server, tokens[1], mine.code);
  return {
    tokens,
    mine,
    yours,
    one: join(server, tokens[0], mine, plays),
    two: join(server, tokens[1], yours, plays),
  };
}

const EDITIONS: readonly (readonly [string, Edition])[] = [
  ['super', superEdition()],
  ['duel', duelEdition(4)],
  ['handicap', duelEdition([4, 5])],
  ['braille', brailleEdition()],
  ['shapes', shapesEdition('1')],
  [
    'custom',
    customEdition({ holes: 3, facets: [{ name: 'number', size: 4, blank: false }], repeats: true, rows: 6 }),
  ],
];

test.each(EDITIONS)('two programs play a whole match of %s', async (_, edition) => {
  const server = await startServer();
  const { mine, one, two } = await twoAt(server, standardTerms(edition), true);
  await Promise.all([one.until(() => isClosed(one)), two.until(() => isClosed(two))]);
  const batches = await createSqliteLogs(server.database).read(mine.table, 0);
  const log = batches.flatMap(({ events }) => events);
  expect(verifyLog(log)).toBeNull();
  for (const { session } of [one, two]) {
    const { state, pending } = session.current();
    expect([state?.version, pending]).toEqual([log.length, []]);
    expect(state?.result).toEqual(log.at(-1)?.type === 'match-closed' ? expect.anything() : null);
  }
  one.leave();
  two.leave();
});

test('the first player is told when the other comes, and both get the names', async () => {
  const server = await startServer();
  const tokens = [await newToken(server), await newToken(server)] as const;
  const mine = await openTable(server, tokens[0], standardTerms(superEdition()));
  expect(mine.code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
  const one = join(server, tokens[0], mine, false);
  expect(await one.untilNews('waiting')).toMatchObject({
    viewer: 0,
    names: [expect.stringMatching(/^Guest \d{4}$/), null],
  });
  const yours = await sit(server, tokens[1], mine.code.toLowerCase());
  expect([yours.table, yours.seat]).toEqual([mine.table, 1]);
  expect(await one.untilNews('welcome')).toMatchObject({
    viewer: 0,
    names: [/^Guest/, /^Guest/].map((name) => expect.stringMatching(name)),
  });
  await one.until(({ current }) => current().state !== null);
  one.leave();
});

test('I5: a late spectator sees everything public and no code, and may do nothing', async () => {
  const server = await startServer();
  const { mine, one, two } = await twoAt(server, standardTerms(superEdition()), false);
  await one.until(({ current }) => current().state !== null);
  one.session.perform({
    type: 'hide-code',
    code: [1, 2, 3, 4, 5],
    blanks: null,
    palmed: null,
    commitment: null,
    key: null,
  });
  await two.until(({ current }) => current().state?.phase === 'seeking');
  const stranger = await newToken(server);
  // A session for seat 1, which is not theirs: the connection is still a spectator's.
  const late = join(server, stranger, { ...mine, seat: 1 }, false);
  await late.until(({ current }) => current().state?.phase === 'seeking');
  expect(await late.untilNews('welcome')).toMatchObject({ viewer: 'spectator' });
  expect(late.session.current().state?.round.boards[0]?.secret?.code).toBe('hidden');
  late.session.perform({ type: 'place-guess', guess: [1, 1, 1, 1, 1] });
  await late.until(({ current }) => current().objection !== null);
  expect(late.session.current().objection).toMatchObject({ violation: { kind: 'not-for-you' } });
  expect(
    await one.untilNews('presence', (news) => news.type === 'presence' && news.spectators === 1),
  ).toMatchObject({ seats: ['here', 'here'] });
  for (const program of [one, two, late]) program.leave();
});

test('I4: after a server ends in mid-match the next one continues, and the match is played to its end', async () => {
  const file = newFile();
  let server = await startServer({ file });
  const { port } = server;
  const { mine, one, two } = await twoAt(server, standardTerms(duelEdition(5)), true);
  for (let restarts = 0; restarts < 3; restarts += 1) {
    const before = one.session.current().state?.version ?? 0;
    await one.until(({ current }) => (current().state?.version ?? 0) > before + 3 || isClosed(one));
    await server.end();
    server = await startServer({ file, port });
  }
  await Promise.all([one.until(() => isClosed(one)), two.until(() => isClosed(two))]);
  const log = (await createSqliteLogs(server.database).read(mine.table, 0)).flatMap(({ events }) => events);
  expect(verifyLog(log)).toBeNull();
  one.leave();
  two.leave();
});

const hiding = (code: Code): Action => ({
  type: 'hide-code',
  code,
  blanks: null,
  palmed: null,
  commitment: null,
  key: null,
});

test('R3: a move on a full disk is told to nobody, and is made once there is room; the log says why', async () => {
  const server = await startServer();
  const { mine, one, two } = await twoAt(server, standardTerms(duelEdition(4)), false);
  await Promise.all([one, two].map((program) => program.until(({ current }) => current().state !== null)));
  const { sql } = server.database;
  const exec = sql.exec.bind(sql);
  let isFull = true;
  vi.spyOn(sql, 'exec').mockImplementation((statement) => {
    if (isFull && statement === 'COMMIT')
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    return exec(statement);
  });
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  one.session.perform(hiding([1, 2, 3, 4]));
  await one.untilNews('error', (news) => news.type === 'error' && news.code === 'store-failed');
  expect(said.mock.lastCall?.at(-1)).toBe(
    `Table ${mine.table.slice(0, 6)}…: The database failed: the disk is full; make room, and play goes on.`,
  );
  const hasHidden = (program: Program) => program.session.current().state?.round.boards[1]?.secret != null;
  expect([one, two].map(hasHidden)).toEqual([false, false]);
  isFull = false;
  await two.until(() => hasHidden(two));
  one.leave();
  two.leave();
});

test('R12: a clock does not wait for a player who says nothing', async () => {
  const server = await startServer();
  const seat = { ...PERSON, allowance: 60_000 };
  const { one, two } = await twoAt(server, standardTerms(duelEdition(4), { seats: [seat, seat] }), false);
  const both = [one, two];
  await Promise.all(both.map((program) => program.until(({ current }) => current().state !== null)));
  for (const { session } of both) session.perform(hiding([1, 2, 3, 4]));
  await Promise.all(
    both.map((program) => program.until(({ current }) => current().state?.phase === 'seeking')),
  );
  for (const { session } of both) session.perform({ type: 'place-guess', guess: [5, 5, 6, 6] });
  await one.until(({ current }) => {
    const boards = current().state?.round.boards ?? [];
    return boards.every(({ rows, breakerClock }) => rows.length === 1 && breakerClock.since !== null);
  });
  one.leave();
  two.leave();
});

test('E6: a player who steps away is recorded as having left, and returns with a message', async () => {
  const server = await startServer();
  const { one, two } = await twoAt(server, standardTerms(superEdition()), false);
  await Promise.all([one, two].map((program) => program.until(({ current }) => current().state !== null)));
  two.tell({ type: 'presence', here: false });
  await one.until(({ current }) => current().state?.away.some(({ seat }) => seat === 1) ?? false);
  await one.untilNews('presence', (news) => news.type === 'presence' && news.seats[1] === 'away');
  two.tell({ type: 'presence', here: true });
  await one.until(({ current }) => current().state?.away.length === 0);
  one.leave();
  two.leave();
});

test('a phrase reaches both, and the lag of each is shown to both', async () => {
  const server = await startServer();
  const { one, two } = await twoAt(server, standardTerms(superEdition()), false);
  await two.untilNews('welcome');
  two.tell({ type: 'say', phrase: 'good-luck' });
  expect(await one.untilNews('said')).toEqual({ type: 'said', seat: 1, phrase: 'good-luck' });
  for (const program of [one, two]) {
    await program.untilNews('lag', (news) => news.type === 'lag' && news.seats.every((lag) => lag !== null));
  }
  one.leave();
  two.leave();
});

test('M1e: when both want another match they get one table, on their own seats with sides swapped', async () => {
  const server = await startServer();
  const { tokens, one, two } = await twoAt(server, standardTerms(superEdition()), false);
  await Promise.all([one, two].map((program) => program.untilNews('welcome')));
  one.tell({ type: 'rematch', wanted: true });
  expect(await two.untilNews('rematch')).toEqual({ type: 'rematch', wanted: [0], table: null });
  two.tell({ type: 'rematch', wanted: true });
  one.tell({ type: 'rematch', wanted: true });
  const settled = await one.untilNews('rematch', (news) => news.type === 'rematch' && news.table !== null);
  const table = settled.type === 'rematch' ? (settled.table ?? '') : '';
  expect(
    await two.untilNews('rematch', (news) => news.type === 'rematch' && news.table !== null),
  ).toMatchObject({ table });
  expect([(await sit(server, tokens[0], table)).seat, (await sit(server, tokens[1], table)).seat]).toEqual([
    0, 1,
  ]);
  const { ask } = await caller(server, tokens[0]);
  const { terms } = await given(ask('tables/look', { table }));
  expect(terms.firstMaker).toBe(1 - (one.session.current().state?.firstMaker ?? 0));
  one.leave();
  two.leave();
});
