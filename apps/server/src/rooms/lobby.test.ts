// Finding a table: listed ones, a guest's own, and one of somebody who waits for the same game.

import { brailleEdition, duelEdition, standardTerms, superEdition, type Terms } from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { type Caller, caller, given } from '../ask.testing.ts';
import { cleanUp, join, newFile, startServer, type TestServer } from '../online.testing.ts';

cleanUp();

const DAY = 24 * 60 * 60_000;
const SUPER = standardTerms(superEdition());

async function open({ ask }: Caller, terms: Terms = SUPER, listed = true): Promise<string> {
  return (await given(ask('tables/open', { terms, listed }))).table;
}

async function listed(
  { ask }: Caller,
  phase: 'waiting' | 'playing',
  edition: 'super' | 'braille' | 'duel' | null = null,
) {
  const { tables } = await given(ask('tables/lobby', { edition, phase }));
  return tables.map(({ table }) => table);
}

/** As if nobody had been there for this long. */
function leaveAlone({ database }: TestServer, table: string, milliseconds: number): void {
  database.sql
    .prepare('UPDATE tables SET visited_at = visited_at - ? WHERE table_id = ?')
    .run(milliseconds, table);
}

describe('the lobby', () => {
  test('shows what is listed and has a free seat, the newest first, by edition', async () => {
    const server = await startServer();
    const [mine, other] = [await caller(server), await caller(server)];
    const first = await open(mine);
    const second = await open(other, standardTerms(brailleEdition()));
    await open(mine, SUPER, false);
    expect(await listed(other, 'waiting')).toEqual([second, first]);
    expect(await listed(other, 'waiting', 'braille')).toEqual([second]);
    expect(await listed(other, 'waiting', 'duel')).toEqual([]);
  });

  test('shows a match to look on at while it is played, over a restart too, and not when it is over', async () => {
    const file = newFile();
    let server = await startServer({ file });
    const [mine, other] = [await caller(server), await caller(server)];
    const table = await open(mine);
    await given(other.ask('tables/sit', { table }));
    expect([await listed(other, 'waiting'), await listed(other, 'playing')]).toEqual([[], [table]]);
    const { port } = server;
    const one = join(server, mine.token, { table, code: '', seat: 0 }, false);
    await one.until(({ current }) => current().state !== null);
    await server.end();
    server = await startServer({ file, port });
    const again = await caller(server, other.token);
    expect(await listed(again, 'playing')).toEqual([table]);
    one.session.perform({ type: 'resign-match' });
    await one.until(({ current }) => current().state?.phase === 'closed');
    expect(await listed(again, 'playing')).toEqual([]);
    expect((await given(again.ask('tables/look', { table }))).phase).toBe('over');
    one.leave();
  });

  test('shows no table unvisited for a day, which is deleted after a week', async () => {
    const file = newFile();
    let server = await startServer({ file });
    const mine = await caller(server);
    const [old, abandoned] = [await open(mine), await open(mine)];
    const fresh = await open(mine);
    leaveAlone(server, old, DAY);
    leaveAlone(server, abandoned, 7 * DAY);
    expect(await listed(mine, 'waiting')).toEqual([fresh]);
    await server.end();
    server = await startServer({ file });
    const { tables } = await given((await caller(server, mine.token)).ask('guests/tables', {}));
    expect(tables.map(({ table }) => table)).toEqual([fresh, old]);
  });
});

test('a guest’s own tables are listed, the newest first, and nobody else’s', async () => {
  const server = await startServer();
  const [mine, other] = [await caller(server), await caller(server)];
  const tables = [await open(mine), await open(mine, SUPER, false)];
  await open(other);
  const own = await given(mine.ask('guests/tables', {}));
  expect(own.tables.map(({ table, seat }) => [table, seat])).toEqual(
    tables.toReversed().map((table) => [table, 0]),
  );
});

describe('quick pairing', () => {
  const pair = ({ ask }: Caller, edition: 'super' | 'duel' | 'custom' = 'super') =>
    given(ask('tables/pair', { edition }));

  test('pairs two who ask at the same moment, each pair at a separate table', async () => {
    const server = await startServer();
    const callers = await Promise.all(Array.from({ length: 10 }, () => caller(server)));
    const paired = await Promise.all(callers.map((one) => pair(one)));
    const tables = new Set(paired.map(({ table }) => table));
    const seatsAt = (id: string) => paired.flatMap(({ table, seat }) => (table === id ? [seat] : [])).sort();
    expect([...tables].map(seatsAt)).toEqual(Array(5).fill([0, 1]));
  });

  test('tells the waiting player, and uses the edition’s standard terms', async () => {
    const server = await startServer();
    const [mine, other] = [await caller(server), await caller(server)];
    const waiting = await pair(mine, 'duel');
    const one = join(server, mine.token, waiting, false);
    await one.untilNews('waiting');
    expect(await pair(other, 'duel')).toEqual({ ...waiting, seat: 1 });
    await one.until(({ current }) => current().state !== null);
    expect(one.session.current().state?.terms).toEqual(standardTerms(duelEdition()));
    one.leave();
  });

  test('never pairs anybody with themselves, nor for another game', async () => {
    const server = await startServer();
    const [mine, other] = [await caller(server), await caller(server)];
    const waiting = await pair(mine);
    expect(await pair(mine)).toEqual(waiting);
    expect((await pair(other, 'duel')).table).not.toBe(waiting.table);
    await expect(pair(mine, 'custom')).rejects.toThrow('not-offered');
  });

  test('uses a listed table with standard terms, and no unlisted table or other game', async () => {
    const server = await startServer();
    const [mine, other] = [await caller(server), await caller(server)];
    await open(mine, SUPER, false);
    await open(await caller(server), { ...SUPER, marker: 'by-hand' });
    const usual = await open(mine);
    expect((await pair(other)).table).toBe(usual);
  });

  test('ignores a player who has left, unless they are connected', async () => {
    const server = await startServer();
    const [gone, here, other] = [await caller(server), await caller(server), await caller(server)];
    const [left, waited] = [await pair(gone), await open(here)];
    for (const table of [left.table, waited]) leaveAlone(server, table, 60_000);
    const one = join(server, here.token, { table: waited, code: '', seat: 0 }, false);
    await one.untilNews('waiting');
    expect((await pair(other)).table).toBe(waited);
    one.leave();
  });
});
