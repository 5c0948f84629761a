// A table at the other end of a connection: plays like a local one, survives disconnections, and leaves a copy that is only a copy.

import { settled } from '@blackpeg/referee/testing';
import {
  type Code,
  laidOpen,
  type MatchState,
  PERSON,
  standardTerms,
  superEdition,
  verifyLog,
} from '@blackpeg/rules';
import { PLAIN_HIDING } from '@blackpeg/session';
import { expect, test } from 'vitest';
import { logIn } from '../play.testing.ts';
import { closeCopy } from './copy.ts';
import type { OnlineTable } from './online-table.ts';
import { AHEAD, createTestServer, newDevice, TABLE } from './server.testing.ts';
import { visitTurn } from './visit.ts';

const TERMS = standardTerms(superEdition({ holes: 3, colours: 4 }), { firstMaker: 0 });
const SECRET: Code = [1, 2, 3];

function stateOf(table: OnlineTable): MatchState {
  const { state } = table.session.current();
  if (!state) throw new Error('There is no match yet.');
  return state;
}

async function submit({ session }: OnlineTable, ...pegs: Code): Promise<void> {
  for (const peg of pegs) session.intend({ type: 'peg', peg, hole: null });
  session.intend({ type: 'submit', hiding: PLAIN_HIDING });
  await settled();
}

const rowsOf = (table: OnlineTable) => stateOf(table).round.boards[0]?.rows.map(({ guess }) => guess);

test('until all seats are taken there is company but no match; then both play the same one', async () => {
  const server = createTestServer(TERMS);
  const [maker, breaker] = [server.visit(0), server.visit(1)];
  await settled();
  expect(maker.company()).toMatchObject({ phase: 'waiting', viewer: 0, names: ['You', null] });
  expect(maker.shown()).toBeNull();

  await server.begin();
  expect(maker.company()).toMatchObject({ phase: 'playing', names: ['You', 'Guest'] });
  expect(maker.now()).toBe(server.clock.now() + AHEAD);
  await submit(maker, ...SECRET);
  await submit(breaker, 1, 1, 2);
  expect(rowsOf(maker)).toEqual([[1, 1, 2]]);
  expect(stateOf(breaker).round.boards[0]?.secret?.code).toBe('hidden');
  expect(stateOf(maker).round.boards[0]?.secret?.code).toEqual(SECRET);
});

test('R4: a row sent while the connection is down is kept and sent once when it is back', async () => {
  const server = createTestServer(TERMS);
  const [maker, breaker] = [server.visit(0), server.visit(1)];
  await server.begin();
  await submit(maker, ...SECRET);
  server.reachable = false;
  await server.cut();
  expect(breaker.session.current().connection).toBe('offline');
  await submit(breaker, 1, 1, 2);
  expect(breaker.session.current().pending).toHaveLength(1);
  expect(rowsOf(breaker)).toEqual([]);

  server.reachable = true;
  await server.clock.advance(10_000);
  expect(breaker.session.current()).toMatchObject({ connection: 'online', pending: [] });
  expect(rowsOf(breaker)).toEqual([[1, 1, 2]]);
  expect(rowsOf(maker)).toEqual([[1, 1, 2]]);
});

test('R5: a row whose answer got lost is placed once', async () => {
  const server = createTestServer(TERMS);
  const [maker, breaker] = [server.visit(0), server.visit(1)];
  await server.begin();
  await submit(maker, ...SECRET);
  server.silent = true;
  await submit(breaker, 1, 1, 2);
  server.silent = false;
  await server.cut();
  await server.clock.advance(10_000);
  expect(breaker.session.current().pending).toEqual([]);
  expect(rowsOf(maker)).toEqual([[1, 1, 2]]);
});

test('the half-filled row is restored after a reload', async () => {
  const server = createTestServer(TERMS);
  const device = newDevice();
  const [maker, breaker] = [server.visit(0), server.visit(1, device)];
  await server.begin();
  await submit(maker, ...SECRET);
  breaker.session.intend({ type: 'peg', peg: 4, hole: 1 });
  await settled();
  breaker.close();
  const again = server.visit(1, device);
  await settled();
  await settled();
  expect(again.session.current().draft?.holes.flat()).toEqual([null, 4, null]);
});

test('the copy on the device is what the seat may know, complete after every visit, and revealed at the end', async () => {
  const server = createTestServer(TERMS);
  const device = newDevice();
  const maker = server.visit(0);
  const first = server.visit(1, device);
  await server.begin();
  await submit(maker, ...SECRET);
  await first.settled();
  first.close();
  const breaker = server.visit(1, device);
  await settled();
  await submit(breaker, 1, 1, 2);
  await breaker.settled();

  const kept = await device.storage.cards.get(TABLE);
  expect(kept).toMatchObject({ match: TABLE, closed: false, origin: { kind: 'online', seat: 1 } });
  expect(await logIn(device, TABLE)).toEqual(breaker.log());
  expect(JSON.stringify(await logIn(device, TABLE))).not.toContain(JSON.stringify(SECRET));

  await submit(breaker, ...SECRET);
  breaker.session.perform({ type: 'resign-match' });
  await settled();
  await breaker.settled();
  const log = await logIn(device, TABLE);
  expect(log).toEqual(breaker.log());
  expect(verifyLog(laidOpen(log))).toBeNull();
  expect((await device.storage.cards.get(TABLE))?.closed).toBe(true);
});

test('a table that no longer exists on the server is not offered to be resumed', async () => {
  const server = createTestServer(TERMS);
  const device = newDevice();
  const maker = server.visit(0, device);
  await server.begin();
  await maker.settled();
  await closeCopy(device.storage.cards, 'another');
  expect((await device.storage.cards.get(TABLE))?.closed).toBe(false);
  await closeCopy(device.storage.cards, TABLE);
  expect((await device.storage.cards.get(TABLE))?.closed).toBe(true);
});

test('two tabs at one table write one copy', async () => {
  const server = createTestServer(TERMS);
  const device = newDevice();
  const [one, two] = [server.visit(0, device), server.visit(0, device)];
  await server.begin();
  await submit(one, ...SECRET);
  await one.settled();
  await two.settled();
  expect(await logIn(device, TABLE)).toEqual(one.log());
  expect(two.log()).toEqual(one.log());
});

test('a spectator is told everything public, can do nothing, and stores nothing', async () => {
  const server = createTestServer(TERMS);
  const device = newDevice();
  const [maker, breaker] = [server.visit(0), server.visit(1)];
  await server.begin();
  await submit(maker, ...SECRET);
  await submit(breaker, 1, 1, 2);
  const looker = server.visit(null, device);
  await settled();
  await settled();
  expect(looker.people).toEqual([]);
  expect(rowsOf(looker)).toEqual([[1, 1, 2]]);
  expect(stateOf(looker).round.boards[0]?.secret?.code).toBe('hidden');
  await submit(looker, 4, 4, 4);
  expect(rowsOf(maker)).toEqual([[1, 1, 2]]);
  expect([await logIn(device, TABLE), device.storage.cards.things.size]).toEqual([[], 0]);
});

test('a request for a rematch is repeated to a restarted server', async () => {
  const server = createTestServer(TERMS);
  const maker = server.visit(0);
  await server.begin();
  maker.tell({ type: 'rematch', wanted: true });
  await server.cut();
  await server.clock.advance(10_000);
  expect(server.heard.filter((text) => text.includes('rematch'))).toHaveLength(2);
  expect(maker.wantsRematch()).toBe(true);
});

test('E6a: a player who is away stays so over a new connection, and is back with the first peg', async () => {
  const server = createTestServer(TERMS);
  const maker = server.visit(0);
  await server.begin();
  const said = () => server.heard.map((text) => JSON.parse(text).here);
  maker.session.intend({ type: 'peg', peg: 1, hole: null });
  expect(said()).toEqual([]);
  maker.tell({ type: 'presence', here: false });
  await server.cut();
  await server.clock.advance(10_000);
  expect(said()).toEqual([false, false]);
  maker.session.intend({ type: 'move', to: 1 });
  expect(said()).toEqual([false, false]);
  maker.session.intend({ type: 'peg', peg: 1, hole: null });
  maker.session.intend({ type: 'peg', peg: 2, hole: null });
  expect(said()).toEqual([false, false, true]);
  await server.cut();
  await server.clock.advance(10_000);
  expect(said()).toEqual([false, false, true]);
});

test('E6a: a player who stepped away on another page is back with the first peg on this one', async () => {
  const server = createTestServer(TERMS);
  const maker = server.visit(0);
  await server.begin();
  server.tell({ type: 'presence', seats: ['away', 'here'], spectators: 0 });
  await settled();
  maker.session.intend({ type: 'peg', peg: 1, hole: null });
  expect(server.heard).toEqual([JSON.stringify({ type: 'presence', here: true })]);
});

test('K1: a sealed code stays on its device, is answered from there, seen by its maker, and opened at the end', async () => {
  const server = createTestServer({ ...TERMS, custody: 'sealed' });
  const device = newDevice();
  const first = server.visit(0, device);
  const breaker = server.visit(1);
  await server.begin();
  await submit(first, ...SECRET);
  await settled();
  expect(stateOf(first).round.boards[0]?.secret?.code).toEqual(SECRET);
  expect(JSON.stringify(first.log())).not.toContain(JSON.stringify(SECRET));

  // After a reload the device still has it.
  first.close();
  const maker = server.visit(0, device);
  await settled();
  await settled();
  expect(stateOf(maker).round.boards[0]?.secret?.code).toEqual(SECRET);
  await submit(breaker, 1, 1, 2);
  await settled();
  expect(stateOf(breaker).round.boards[0]?.rows[0]?.mark).toEqual({ black: 1, white: 1, blue: 0 });
  await submit(breaker, ...SECRET);
  await settled();
  expect(stateOf(breaker).past[0]?.outcome).toEqual({ kind: 'broken', rows: 2 });
  expect(stateOf(breaker).past[0]?.boards[0]?.secret?.code).toEqual(SECRET);
});

test('K1: nobody has to answer if the device of a sealed code answers by itself', async () => {
  const server = createTestServer({ ...TERMS, custody: 'sealed' });
  const duties = new Set<string | undefined>();
  const maker = server.visit(0);
  maker.subscribe(() => duties.add(maker.snapshot().duty?.kind));
  const breaker = server.visit(1);
  await server.begin();
  await submit(maker, ...SECRET);
  await settled();
  await submit(breaker, 1, 1, 2);
  await settled();
  expect(stateOf(maker).round.boards[0]?.rows[0]?.mark).toEqual({ black: 1, white: 1, blue: 0 });
  expect([...duties]).toEqual([undefined, 'hide']);
});

test('a device that copies only finished matches stores nothing before the end, and everything then', async () => {
  const server = createTestServer(TERMS);
  const device = newDevice({ copies: 'finished' });
  const maker = server.visit(0, device);
  server.visit(1);
  await server.begin();
  await submit(maker, ...SECRET);
  await maker.settled();
  expect([await logIn(device, TABLE), device.storage.cards.things.size]).toEqual([[], 0]);
  maker.intend({ type: 'resign-match' });
  await settled();
  await maker.close();
  expect(await logIn(device, TABLE)).toEqual(maker.log());
  expect(await device.storage.cards.get(TABLE)).toMatchObject({ closed: true, origin: { seat: 0 } });
});

test('T2a: the clock of a player who stepped away starts when they are back', async () => {
  const seats = [PERSON, { ...PERSON, allowance: 60_000 }];
  const server = createTestServer({ ...TERMS, seats, marker: 'by-hand' });
  const [maker, breaker] = [server.visit(0), server.visit(1)];
  await server.begin();
  await submit(maker, ...SECRET);
  await submit(breaker, 1, 1, 2);
  breaker.tell({ type: 'presence', here: false });
  maker.intend({ type: 'mark', feedback: { black: 1, white: 1, blue: 0 }, confirmed: true });
  await settled();
  const seen = () => breaker.log().filter(({ type }) => type === 'seen').length;
  expect([breaker.isAway(), seen()]).toEqual([true, 0]);
  breaker.tell({ type: 'presence', here: true });
  await settled();
  expect([breaker.isAway(), seen()]).toEqual([false, 1]);
});

test('whether the server is heard is known before there is a match too', async () => {
  const server = createTestServer(TERMS);
  const maker = server.visit(0);
  await settled();
  expect(maker.isUp()).toBe(true);
  await server.cut();
  expect(maker.isUp()).toBe(false);
  await server.clock.advance(10_000);
  expect([maker.isUp(), maker.snapshot().state]).toEqual([true, null]);
});

test('what ends a visit: no table, no guest, another seat, a rematch one asked for', () => {
  const seated = { seat: 0, wantsRematch: () => false };
  const error = { type: 'error', about: null } as const;
  const next = { type: 'rematch', wanted: [0, 1], table: 'next' } as const;
  const waiting = { type: 'waiting', table: TABLE, viewer: 1, names: [] } as const;
  expect(visitTurn(seated, { ...error, code: 'no-such-table' })).toEqual({ kind: 'gone' });
  expect(visitTurn(seated, { ...error, code: 'forgotten' })).toEqual({ kind: 'forgotten' });
  expect(visitTurn(seated, waiting)).toEqual({ kind: 'reseated' });
  expect(visitTurn(seated, { ...waiting, viewer: 0 })).toBeNull();
  expect(visitTurn(seated, next)).toBeNull();
  for (const visitor of [
    { seat: 0, wantsRematch: () => true },
    { ...seated, seat: null },
  ])
    expect(visitTurn(visitor, next)).toEqual({ kind: 'rematch', table: 'next' });
  expect(visitTurn({ ...seated, seat: null }, { ...next, table: null })).toBeNull();
});
