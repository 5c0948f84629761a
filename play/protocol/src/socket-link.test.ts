// The link over a socket: what it does with each message, and whole matches over very bad connections.

import {
  anyTerms,
  createFakeClock,
  createTable,
  dueWish,
  strayWish,
  type TestTable,
} from '@blackpeg/referee/testing';
import {
  type Dice,
  FORMS,
  hideCode,
  PERSON,
  seededDice,
  standardTerms,
  superEdition,
  type Viewer,
  verifyLog,
  viewOf,
} from '@blackpeg/rules';
import { createSession, type LinkListener, type Session } from '@blackpeg/session';
import { describe, expect, test } from 'vitest';
import { type BadNetwork, createBadNetwork, type Host } from './bad-socket.testing.ts';
import { decodeClientMessage, encodeMessage } from './parse.ts';
import type { ServerMessage } from './server-message.ts';
import type { SocketEvents } from './socket.ts';
import { createSocketLink, type TableNews } from './socket-link.ts';

/** A link with sockets that the test controls. */
function inHand(dice: Dice = (sides) => sides - 1) {
  const clock = createFakeClock();
  const sockets: { readonly events: SocketEvents; readonly sent: unknown[]; closed: boolean }[] = [];
  const heard: unknown[] = [];
  const news: TableNews[] = [];
  const link = createSocketLink({
    clock,
    dice,
    table: 'abcd',
    news: (one) => news.push(one),
    open(events) {
      const socket = { events, sent: [] as unknown[], closed: false };
      sockets.push(socket);
      return {
        send(text) {
          const message = decodeClientMessage(text);
          socket.sent.push(message.ok ? message.value : message.error);
        },
        close() {
          socket.closed = true;
        },
      };
    },
  });
  const listener: LinkListener = {
    receive: (dispatch) => heard.push(dispatch),
    connection: (connection) => heard.push(connection),
  };
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('No socket was opened.');
    return socket;
  };
  const say = (message: ServerMessage) => last().events.received(encodeMessage(message));
  const welcome = () => {
    last().events.opened();
    say({ type: 'welcome', table: 'abcd', viewer: 0, names: ['You', null], now: 1 });
  };
  return { clock, link, listener, sockets, heard, news, last, say, welcome };
}

describe('a connection', () => {
  test('sends hello, and is online once it gets a welcome', () => {
    const { link, listener, heard, last, say, welcome, news } = inHand();
    link.listen(listener);
    expect(heard).toEqual(['connecting']);
    last().events.opened();
    expect(last().sent).toEqual([{ type: 'hello', table: 'abcd' }]);
    say({ type: 'waiting', table: 'abcd', viewer: 0, names: ['You', null] });
    expect(heard).toEqual(['connecting']);
    welcome();
    welcome();
    expect(heard).toEqual(['connecting', 'online']);
    expect(news.map(({ type }) => type)).toEqual(['waiting', 'welcome', 'welcome']);
  });

  test('carries actions and questions, and gives each its own answer', async () => {
    const { link, listener, last, say, welcome } = inHand();
    link.listen(listener);
    welcome();
    const acts = [link.act('a', { type: 'claim' }), link.act('b', { type: 'admit' })];
    const asked = [link.eventsAfter(0), link.eventsAfter(3)];
    expect(last().sent.slice(-4)).toEqual([
      { type: 'act', id: 'a', action: { type: 'claim' } },
      { type: 'act', id: 'b', action: { type: 'admit' } },
      { type: 'events-after', ask: 1, version: 0 },
      { type: 'events-after', ask: 2, version: 3 },
    ]);
    say({ type: 'events', ask: 2, after: 3, events: [] });
    say({ type: 'refused', id: 'b', violation: { rule: 'M1', kind: 'nothing-to-admit' } });
    say({ type: 'granted', id: 'a', version: 4 });
    say({ type: 'events', ask: 1, after: 0, events: [] });
    expect(await Promise.all(acts)).toEqual([
      { ok: true, value: { version: 4 } },
      { ok: false, error: { rule: 'M1', kind: 'nothing-to-admit' } },
    ]);
    expect(await Promise.all(asked)).toMatchObject([{ after: 0 }, { after: 3 }]);
  });

  test('accepts the dispatch with the id of an action as its answer, and waits for nothing more', async () => {
    const { link, listener, heard, say, welcome, clock } = inHand();
    link.listen(listener);
    welcome();
    const waiting = link.act('a', { type: 'claim' });
    say({ type: 'dispatch', after: 4, events: [{ type: 'seen', seat: 0, at: 1 }], id: 'a' });
    expect(await waiting).toEqual({ ok: true, value: { version: 5 } });
    await clock.advance(10_000);
    expect(heard).toEqual(['connecting', 'online', expect.objectContaining({ actionId: 'a' })]);
  });

  test('that is down sends nothing and reports it', async () => {
    const { link, listener, last, welcome } = inHand();
    await expect(link.act('a', { type: 'claim' })).rejects.toThrow('down');
    link.listen(listener);
    last().events.opened();
    await expect(link.eventsAfter(0)).rejects.toThrow('down');
    link.keepDraft([1]);
    link.tell({ type: 'say', phrase: 'hello' });
    expect(last().sent).toHaveLength(1);
    welcome();
    link.keepDraft([1]);
    link.tell({ type: 'say', phrase: 'hello' });
    expect(last().sent.slice(-2)).toEqual([
      { type: 'keep-draft', code: [1] },
      { type: 'say', phrase: 'hello' },
    ]);
  });

  test('does not send what only the referee may say', async () => {
    const { link, listener, welcome } = inHand();
    link.listen(listener);
    welcome();
    expect(await link.act('a', { type: 'stop-clocks' })).toEqual({
      ok: false,
      error: { rule: 'M1', kind: 'not-for-you' },
    });
  });
});

describe('a connection that breaks', () => {
  test('rejects pending requests, and is reopened after growing delays, up to a limit', async () => {
    const { link, listener, heard, last, welcome, sockets, clock } = inHand();
    link.listen(listener);
    welcome();
    const waiting = [link.act('a', { type: 'claim' }), link.eventsAfter(0)];
    last().events.closed();
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(heard).toEqual(['connecting', 'online', 'offline']);
    const pauses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const [before, lost] = [sockets.length, clock.now()];
      while (sockets.length === before) await clock.runNext();
      pauses.push(clock.now() - lost);
      last().events.closed();
    }
    expect(pauses).toEqual([250, 500, 1000, 2000, 2500, 2500]);
  });

  test('reconnects after a random delay', async () => {
    const { link, listener, last, sockets, clock } = inHand(() => 0);
    link.listen(listener);
    last().events.closed();
    await clock.advance(0);
    expect(sockets).toHaveLength(2);
  });

  test('reconnects at once when the network is back, but not after it was closed', () => {
    const { link, listener, last, sockets } = inHand();
    const leave = link.listen(listener);
    link.hurry();
    expect(sockets).toHaveLength(1);
    last().events.closed();
    link.hurry();
    expect(sockets).toHaveLength(2);
    leave();
    link.hurry();
    expect([sockets.length, last().closed]).toEqual([2, true]);
  });

  test('counts failures from zero once a connection has lasted for a while', async () => {
    const { link, listener, last, sockets, clock, welcome } = inHand();
    link.listen(listener);
    for (let tries = 0; tries < 4; tries += 1) {
      last().events.closed();
      await clock.advance(2500);
    }
    welcome();
    await clock.advance(5000);
    const before = sockets.length;
    last().events.closed();
    await clock.advance(250);
    expect(sockets).toHaveLength(before + 1);
  });

  test('ignores messages of an old socket', () => {
    const { link, listener, heard, sockets, last, welcome } = inHand();
    link.listen(listener);
    welcome();
    last().events.closed();
    link.hurry();
    const said = heard.length;
    const old = sockets[0];
    old?.events.received(encodeMessage({ type: 'dispatch', after: 0, events: [], id: null }));
    old?.events.closed();
    expect(heard).toHaveLength(said);
  });
});

describe('a silent connection', () => {
  test('that never opens is tried again', async () => {
    const { link, listener, sockets, clock } = inHand();
    link.listen(listener);
    await clock.advance(8_000 + 250);
    expect([sockets.length, sockets[0]?.closed]).toEqual([2, true]);
  });

  test('is asked whether anything was missed, and treated as broken if there is no answer', async () => {
    const { link, listener, heard, last, welcome, say, clock } = inHand();
    link.listen(listener);
    welcome();
    say({ type: 'dispatch', after: 4, events: [{ type: 'seen', seat: 0, at: 1 }], id: null });
    await clock.advance(20_000);
    expect(last().sent.at(-1)).toEqual({ type: 'events-after', ask: 1, version: 5 });
    say({ type: 'events', ask: 1, after: 5, events: [{ type: 'seen', seat: 0, at: 2 }] });
    expect(heard.at(-1)).toMatchObject({ after: 5, actionId: null });
    await clock.advance(20_000);
    expect(last().sent.at(-1)).toEqual({ type: 'events-after', ask: 2, version: 6 });
    await clock.advance(8_000);
    expect(heard.at(-1)).toBe('offline');
  });

  test('that owes a reply is treated as broken, whatever else it sends', async () => {
    const { link, listener, heard, welcome, say, clock } = inHand();
    link.listen(listener);
    welcome();
    const waiting = link.act('a', { type: 'claim' });
    await clock.advance(7_999);
    say({ type: 'lag', seats: [12, null] });
    const rejected = expect(waiting).rejects.toThrow('down');
    await clock.advance(1);
    await rejected;
    expect(heard.at(-1)).toBe('offline');
  });

  test('that reports delays but sends no welcome is treated as broken', async () => {
    const { link, listener, sockets, last, say, clock } = inHand();
    link.listen(listener);
    last().events.opened();
    for (let seconds = 0; seconds < 9; seconds += 3) {
      say({ type: 'lag', seats: [seconds, null] });
      await clock.advance(3_000);
    }
    expect([sockets.length, sockets[0]?.closed]).toEqual([2, true]);
  });

  test('that only refuses is asked whether anything was missed', async () => {
    const { link, listener, last, welcome, say, clock } = inHand();
    link.listen(listener);
    welcome();
    for (const id of ['a', 'b', 'c']) {
      const answer = link.act(id, { type: 'claim' });
      say({ type: 'refused', id, violation: { rule: 'M1', kind: 'match-over' } });
      await answer;
      await clock.advance(7_000);
    }
    expect(last().sent.at(-1)).toMatchObject({ type: 'events-after' });
  });

  test('while others are awaited is greeted again', async () => {
    const { link, listener, last, say, clock } = inHand();
    link.listen(listener);
    last().events.opened();
    say({ type: 'waiting', table: 'abcd', viewer: 0, names: ['You', null] });
    await clock.advance(20_000);
    expect(last().sent).toEqual([
      { type: 'hello', table: 'abcd' },
      { type: 'hello', table: 'abcd' },
    ]);
  });
});

describe('trouble', () => {
  test.each([
    ['a table that is not there is gone', 'no-such-table'],
    ['R19: to a guest who was deleted the table is gone', 'forgotten'],
  ] as const)('%s, and is not asked for again', async (_, code) => {
    const { link, listener, heard, last, say, sockets, clock } = inHand();
    link.listen(listener);
    last().events.opened();
    say({ type: 'error', code, about: null });
    await clock.advance(60_000);
    expect([heard.at(-1), sockets.length, clock.waiting()]).toEqual(['gone', 1, 0]);
  });

  test('a failing store counts as a broken connection: the same id is sent over the next one', async () => {
    const { link, listener, heard, welcome, say } = inHand();
    link.listen(listener);
    welcome();
    const waiting = link.act('a', { type: 'claim' });
    say({ type: 'error', code: 'store-failed', about: 'a' });
    await expect(waiting).rejects.toThrow('down');
    expect(heard.at(-1)).toBe('offline');
  });

  test('a spectator’s action is refused, and the connection stays open', async () => {
    const { link, listener, heard, welcome, say } = inHand();
    link.listen(listener);
    welcome();
    const waiting = link.act('a', { type: 'claim' });
    say({ type: 'error', code: 'not-a-player', about: 'a' });
    expect((await waiting).ok).toBe(false);
    expect(heard.at(-1)).toBe('online');
  });

  test('messages that are not understood are ignored', () => {
    const { link, listener, heard, last, welcome } = inHand();
    link.listen(listener);
    welcome();
    for (const text of ['', '{}', '{"type":"later"}', '[[[']) last().events.received(text);
    expect(heard).toEqual(['connecting', 'online']);
  });
});

interface Side {
  readonly viewer: Viewer;
  readonly network: BadNetwork;
  readonly session: Session;
  readonly announced: number[];
}

function sideOf(host: Host, table: TestTable, dice: Dice, viewer: Viewer): Side {
  const network = createBadNetwork(host, table.clock, dice, viewer);
  const announced: number[] = [];
  let ids = 0;
  const session = createSession({
    link: createSocketLink({ open: network.open, clock: table.clock, dice, table: 'abcd' }),
    viewer,
    clock: table.clock,
    newId() {
      ids += 1;
      return `${ids}`;
    },
    announce: ({ after }) => announced.push(after.version),
  });
  return { viewer, network, session, announced };
}

/** Somebody acts, connections break, servers crash, and time passes. */
async function storm(table: TestTable, host: Host, sides: readonly Side[], dice: Dice): Promise<void> {
  const truth = table.truth('m');
  const wish = dice(5) === 0 && truth.phase !== 'closed' ? strayWish(truth, dice) : dueWish(truth, dice);
  const side = sides.find(({ viewer }) => viewer === wish?.by);
  if (wish?.by === 'house') await host.referee.act('m', 'house', `${truth.version}`, wish.action);
  else if (wish && side && side.session.current().pending.length < 2) side.session.perform(wish.action);
  for (const { network } of sides) {
    if (dice(15) === 0) network.breakConnections();
    network.reachable = dice(10) > 0;
  }
  if (dice(30) === 0) {
    const { referee, hub } = table.restarted();
    const dead = host.referee;
    Object.assign(host, { referee, hub });
    for (const { network } of sides) network.breakConnections();
    await dead.forget('m');
  }
  await table.clock.advance(dice(3000));
}

describe.each(FORMS)('I4, I6: a %s over connections that lose, delay, double and reorder', (form) => {
  test('ends with everybody knowing exactly what they may, and every action applied once', async () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const dice = seededDice(seed);
      const table = createTable();
      const host: Host = { referee: table.referee, hub: table.hub };
      const agreed = anyTerms(dice, { form });
      const terms = { ...agreed, seats: agreed.seats.map(() => PERSON) };
      await table.referee.open('m', terms, dice);
      const viewers: readonly Viewer[] = [...terms.seats.keys(), 'spectator'];
      const sides = viewers.map((viewer) => sideOf(host, table, dice, viewer));
      for (let step = 0; step < 60; step += 1) await storm(table, host, sides, dice);
      for (const { network } of sides) Object.assign(network, { calm: true, reachable: true });
      await table.clock.advance(60_000);
      const truth = table.truth('m');
      for (const { session, viewer, announced } of sides) {
        const { state, pending, connection } = session.current();
        expect([connection, pending]).toEqual(['online', []]);
        expect(JSON.stringify(state)).toBe(JSON.stringify(viewOf(truth, viewer)));
        expect(announced).toEqual(Array.from({ length: truth.version }, (_, index) => index + 1));
        session.close();
      }
      const stored = (table.shelf.get('m') ?? []).map(({ by, actionId }) => `${by} ${actionId}`);
      expect(new Set(stored).size).toBe(stored.length);
      expect(verifyLog(table.log('m'))).toBeNull();
    }
  });
});

test('after a long time without a network everybody is back within three seconds of its return', async () => {
  const table = createTable();
  await table.referee.open('m', standardTerms(superEdition()), () => 0);
  const sides = Array.from({ length: 40 }, (_, seed) => sideOf(table, table, seededDice(seed), 0));
  for (const { network } of sides) network.calm = true;
  await table.clock.advance(1000);
  for (const { network } of sides) {
    network.reachable = false;
    network.breakConnections();
  }
  await table.clock.advance(600_000);
  await table.referee.act('m', 0, 'hide', hideCode([1, 2, 3, 4, 5]));
  for (const { network } of sides) network.reachable = true;
  await table.clock.advance(3000);
  for (const { session } of sides) {
    const { connection, state } = session.current();
    expect([connection, state?.version]).toEqual(['online', 3]);
  }
});
