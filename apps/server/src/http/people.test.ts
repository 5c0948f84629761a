// R20: mute, block and report, over real connections: what each does, and that nobody else learns of it.

import type { AskOnline, EndpointName, ServerMessage } from '@blackpeg/protocol';
import { customEdition, PERSON, standardTerms, superEdition, type Terms } from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { type Caller, caller, given } from '../ask.testing.ts';
import { usualConfig } from '../config.testing.ts';
import { openLine, type TestLine } from '../identity/line.testing.ts';
import { bearing, cleanUp, dial, newToken, startServer, type TestServer } from '../online.testing.ts';
import { createSqliteStores } from '../store/sqlite/stores.ts';
import { sweep } from '../store/sweep.ts';

cleanUp();

const TERMS: Terms = standardTerms(superEdition());
const SMALL = customEdition({
  holes: 3,
  facets: [{ name: 'number', size: 4, blank: false }],
  repeats: true,
  rows: 6,
});
const RACE: Terms = standardTerms(SMALL, {
  form: 'race',
  seats: [PERSON, PERSON, PERSON],
});

interface Two {
  readonly server: TestServer;
  readonly me: Caller;
  readonly them: Caller;
  /** Both sit at a table, `me` on the first seat. */
  readonly table: string;
}

async function two(): Promise<Two> {
  const server = await startServer();
  const [me, them] = [await caller(server), await caller(server)];
  const { table } = await given(me.ask('tables/open', { terms: TERMS, listed: false }));
  await given(them.ask('tables/sit', { table }));
  return { server, me, them, table };
}

const block = ({ me, table }: Two) => given(me.ask('people/set', { table, seat: 1, as: 'blocked' }));
const openListed = async ({ ask }: Caller) =>
  (await given(ask('tables/open', { terms: TERMS, listed: true }))).table;
const waiting = async ({ ask }: Caller) =>
  (await given(ask('tables/lobby', { edition: null, phase: 'waiting' }))).tables.map(({ table }) => table);
const whyNot = async (answer: ReturnType<AskOnline>) => {
  const told = await answer;
  return told.ok ? 'ok' : told.error.error;
};

/** Everything sent over a connection from now on. */
async function listening(server: TestServer, token: string, table: string) {
  const socket = dial(server, bearing(token));
  const heard: ServerMessage[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(data.toString())));
  await new Promise((resolve) => socket.once('open', resolve));
  const say = (message: object) => socket.send(JSON.stringify(message));
  say({ type: 'hello', table });
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  return { heard, say, close: () => socket.terminate() };
}

async function lineAt(server: TestServer, { token }: Caller, table: string): Promise<TestLine> {
  const opened = await openLine(server, token, table);
  if (typeof opened === 'number') throw new Error(`Refused with ${opened}.`);
  return opened.line;
}

describe('R20: muting', () => {
  test('belongs to the guest, on every device and at every table, until it is undone', async () => {
    const { me, them, table } = await two();
    await given(me.ask('people/set', { table, seat: 1, as: 'muted' }));
    expect(await given(me.ask('people/at', { table }))).toEqual({ seats: ['none', 'muted'] });
    expect(await given(them.ask('people/at', { table }))).toEqual({ seats: ['heard', 'none'] });
    const next = await given(them.ask('tables/open', { terms: TERMS, listed: false }));
    expect(await given(me.ask('people/at', { table: next.table }))).toEqual({ seats: ['muted', 'none'] });
    await given(me.ask('people/set', { table, seat: 1, as: 'heard' }));
    expect(await given(me.ask('people/list', {}))).toEqual({ people: [] });
  });
});

describe('R20: who is blocked', () => {
  const ways: readonly EndpointName[] = [
    'tables/look',
    'tables/sit',
    'tables/leave',
    'tables/begin',
    'people/at',
  ];

  test.each(ways)('finds no table of the other by %s, in the words for one that never was', async (name) => {
    const at = await two();
    await block(at);
    const table = await openListed(at.me);
    const asked = (where: string) => whyNot(at.them.ask(name, { table: where } as never));
    expect([await asked(table), await asked('nowhere')]).toEqual(['no-such-table', 'no-such-table']);
    expect(await whyNot(at.them.ask('people/report', { table, seat: 0, reason: 'other' }))).toBe(
      'no-such-table',
    );
  });

  test('can neither sit nor watch, is not paired, and sees no such table in the lobby; nor the other way round', async () => {
    const at = await two();
    const { server, me, them } = at;
    await block(at);
    const [mine, theirs] = [await openListed(me), await openListed(them)];
    expect(await waiting(me)).toEqual([mine]);
    expect(await waiting(them)).toEqual([theirs]);
    expect((await waiting(await caller(server))).toSorted()).toEqual([mine, theirs].toSorted());
    const line = await openLine(server, them.token, mine);
    expect(line).toMatchObject({ first: { type: 'error', code: 'no-such-table' } });
    expect(await whyNot(me.ask('tables/look', { table: theirs }))).toBe('you-blocked');
    const paired = [
      await given(me.ask('tables/pair', { edition: 'duel' })),
      await given(them.ask('tables/pair', { edition: 'duel' })),
    ];
    expect(paired.map(({ seat }) => seat)).toEqual([0, 0]);
  });

  test('plays on where a match is under way, watches nothing else, and gets no rematch', async () => {
    const at = await two();
    const { server, me, them, table } = at;
    const other = await given(me.ask('tables/open', { terms: TERMS, listed: false }));
    await given((await caller(server)).ask('tables/sit', { table: other.table }));
    const watching = await listening(server, them.token, other.table);
    expect(watching.heard[0]).toMatchObject({ type: 'welcome', viewer: 'spectator' });
    await block(at);
    await expect
      .poll(() => watching.heard.at(-1))
      .toEqual({ type: 'error', code: 'no-such-table', about: null });
    const before = watching.heard.length;
    watching.say({ type: 'events-after', ask: 1, version: 0 });
    await expect.poll(() => watching.heard.length).toBe(before + 1);
    expect(watching.heard.at(-1)).toEqual({ type: 'error', code: 'no-such-table', about: null });
    watching.close();

    expect(await whyNot(them.ask('tables/look', { table }))).toBe('ok');
    const lines = [await lineAt(server, me, table), await lineAt(server, them, table)] as const;
    expect(await lines[1].wish({ type: 'resign-match' })).toBe('granted');
    await lines[1].say({ type: 'rematch', wanted: true });
    const heard = await lines[0].say({ type: 'rematch', wanted: true });
    expect(heard).toContainEqual({ type: 'rematch', wanted: [0, 1], table: null });
    for (const line of lines) line.close();
  });

  test('loses a seat at a waiting table of the blocking guest, and keeps every other', async () => {
    const server = await startServer();
    const [me, them] = [await caller(server), await caller(server)];
    const mine = await given(me.ask('tables/open', { terms: RACE, listed: false }));
    const theirs = await given(them.ask('tables/open', { terms: RACE, listed: false }));
    await given(them.ask('tables/sit', { table: mine.table }));
    await given(me.ask('tables/sit', { table: theirs.table }));
    const line = await listening(server, them.token, mine.table);
    expect(line.heard[0]).toMatchObject({ type: 'waiting', viewer: 1 });
    await given(me.ask('people/set', { table: mine.table, seat: 1, as: 'blocked' }));
    expect((await given(me.ask('tables/look', { table: mine.table }))).names.slice(1)).toEqual([null, null]);
    expect((await given(them.ask('tables/look', { table: theirs.table }))).names[1]).not.toBeNull();
    await expect.poll(() => line.heard.at(-1)).toMatchObject({ code: 'no-such-table' });
    line.close();
  });

  test('is in the list by the name they had, and can be unblocked by nobody else', async () => {
    const at = await two();
    const { me, them } = at;
    await given(them.ask('guests/rename', { name: 'Before' }));
    await block(at);
    await given(them.ask('guests/rename', { name: 'After' }));
    const { people } = await given(me.ask('people/list', {}));
    expect(people).toMatchObject([{ name: 'Before', as: 'blocked' }]);
    const person = people[0]?.person ?? '';
    await given(them.ask('people/release', { person }));
    expect((await given(me.ask('people/list', {}))).people).toHaveLength(1);
    await given(me.ask('people/release', { person }));
    const table = await openListed(me);
    expect(await whyNot(them.ask('tables/look', { table }))).toBe('ok');
  });
});

describe('R20: a report', () => {
  test('reaches the queue every time, with who, whom, where, why and recent phrases', async () => {
    const { server, me, them, table } = await two();
    const { reports } = createSqliteStores(server.database);
    const line = await listening(server, them.token, table);
    for (const phrase of ['hello', 'sorry', 'hello']) line.say({ type: 'say', phrase });
    await expect.poll(() => line.heard.filter(({ type }) => type === 'said')).toHaveLength(3);
    await given(me.ask('people/report', { table, seat: 1, reason: 'phrases' }));
    const [report, ...more] = await reports.list(9);
    expect(more).toEqual([]);
    expect(report).toMatchObject({
      table,
      reason: 'phrases',
      about: { name: expect.stringMatching(/^Guest/) },
    });
    expect(report?.phrases.map(({ phrase }) => phrase)).toEqual(['hello', 'sorry', 'hello']);
    // Reported by everybody who meets them, each time; a repeated report replaces the first.
    for (let count = 0; count < 9; count += 1) {
      const { ask } = await caller(server, await newToken(server));
      await given(ask('people/report', { table, seat: 1, reason: 'name' }));
      await given(ask('people/report', { table, seat: 1, reason: 'stalling' }));
      expect(await reports.count()).toBe(count + 2);
    }
    line.close();
  });

  test('is kept for as long as configured', async () => {
    const { server, me, table } = await two();
    const stores = createSqliteStores(server.database);
    await given(me.ask('people/report', { table, seat: 1, reason: 'other' }));
    const days = (count: number) => Date.now() + count * 24 * 60 * 60_000;
    await sweep(stores, { ...usualConfig(), keepReportsDays: 3 }, days(2));
    expect(await stores.reports.count()).toBe(1);
    await sweep(stores, { ...usualConfig(), keepReportsDays: 3 }, days(4));
    expect(await stores.reports.count()).toBe(0);
  });
});
