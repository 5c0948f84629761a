// One viewer's side of a match over a local link: drafts, answers, refusals, clocks, and a store that fails.

import { settled } from '@blackpeg/referee/testing';
import { duelEdition, PERSON, standardTerms, superEdition, type Terms } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { createSession } from './create-session.ts';
import { codeIn } from './draft/draft.ts';
import { type Intent, PLAIN_HIDING } from './intents/intent.ts';
import type { Link, LinkListener } from './link/link.ts';
import { createLocalLink } from './link/local-link.ts';
import { localTable } from './local-table.testing.ts';
import type { Session, Snapshot } from './session.ts';

const TERMS: Terms = standardTerms(superEdition({ holes: 3, colours: 4 }));
const TIMED = TERMS.seats.map(() => ({ ...PERSON, allowance: 10_000 }));
const SUBMIT: Intent = { type: 'submit', hiding: PLAIN_HIDING };

/** Types a row and submits it. */
async function play(session: Session, ...pegs: readonly number[]): Promise<void> {
  for (const peg of pegs) session.intend({ type: 'peg', peg, hole: null });
  session.intend(SUBMIT);
  await settled();
}

const rowIn = (session: Session) => {
  const { draft } = session.current();
  return draft && codeIn(draft);
};
const rowsOf = (session: Session) => session.current().state?.round.boards[0]?.rows ?? [];

test('a round is played by intents alone, and every change is told', async () => {
  const table = await localTable(TERMS);
  const [maker, breaker] = [table.sit(0), table.sit(1)];
  const told: Snapshot[] = [];
  breaker.subscribe((snapshot) => told.push(snapshot));
  await settled();
  await play(maker, 1, 2, 3);
  await play(breaker, 1, 1, 4);
  expect(rowsOf(breaker)).toMatchObject([{ guess: [1, 1, 4], mark: { black: 1, white: 0 } }]);
  expect(breaker.current()).toBe(told.at(-1));
  expect(breaker.current().draft?.holes).toEqual([[null], [null], [null]]);
  await play(breaker, 1, 2, 3);
  expect(breaker.current().state?.past).toHaveLength(1);
  expect(maker.current().state?.version).toBe(table.log('m').length);
});

test('a row on its way stays in the draft, is marked as pending, and cannot be sent twice', async () => {
  const table = await localTable(TERMS);
  const [maker, breaker] = [table.sit(0), table.sit(1)];
  await settled();
  await play(maker, 1, 2, 3);
  for (const peg of [4, 4, 4]) breaker.intend({ type: 'peg', peg, hole: null });
  expect(breaker.intend(SUBMIT).kind).toBe('action');
  const sending = breaker.current();
  const told: Snapshot[] = [];
  breaker.subscribe((snapshot) => told.push(snapshot));
  expect(rowIn(breaker)).toEqual([4, 4, 4]);
  expect(sending.pending).toMatchObject([{ action: { type: 'place-guess' }, receipt: null }]);
  expect(breaker.intend(SUBMIT)).toEqual({ kind: 'unready', fault: { kind: 'still-sending' } });
  told.length = 0;
  await settled();
  expect(breaker.current().pending).toEqual([]);
  expect(breaker.current().objection, 'nothing is on its way any more').toBeNull();
  expect(rowsOf(breaker)).toHaveLength(1);
  expect(told, 'what came of it and its acknowledgement are one change').toEqual([breaker.current()]);
});

test('I4: the events of an action acknowledge it, even if its answer never comes', async () => {
  const table = await localTable(TERMS);
  const maker = table.sit(0);
  await settled();
  await play(maker, 1, 2, 3);
  const line = createLocalLink(table, { match: 'm', viewer: 1, actor: 1 });
  const mute: Link = { ...line, act: (id, action) => line.act(id, action).then(() => new Promise(() => {})) };
  const breaker = createSession({ link: mute, viewer: 1, clock: table.clock, newId: () => 'row' });
  await settled();
  await play(breaker, 4, 4, 4);
  expect(rowsOf(breaker)).toHaveLength(1);
  expect(breaker.current().pending).toEqual([]);
});

test('a log that arrives in several answers is all history; only later events are new', async () => {
  const table = await localTable(TERMS);
  const maker = table.sit(0);
  await settled();
  await play(maker, 1, 2, 3);
  const breaker = table.sit(1);
  await settled();
  await play(breaker, 4, 4, 4);
  const line = createLocalLink(table, { match: 'm', viewer: 'spectator', actor: 'house' });
  let listener: LinkListener | null = null;
  const inPages: Link = {
    ...line,
    listen(told) {
      listener = told;
      return line.listen(told);
    },
    // Like the server: the first events, then the version of the log.
    async eventsAfter(version) {
      const dispatch = await line.eventsAfter(version);
      const page = dispatch.events.slice(0, 2);
      const after = dispatch.after + dispatch.events.length;
      if (page.length < dispatch.events.length)
        settled().then(() => listener?.receive({ match: 'm', after, events: [], actionId: null }));
      return { ...dispatch, events: page };
    },
  };
  const heard: boolean[] = [];
  const spectator = createSession({
    link: inPages,
    viewer: 'spectator',
    clock: table.clock,
    newId: () => 'a',
    announce: (_, fresh) => heard.push(fresh),
  });
  const before = table.log('m').length;
  await expect.poll(() => spectator.current().state?.version).toBe(before);
  expect(heard).toEqual(Array(before).fill(false));
  maker.intend({ type: 'offer-end' });
  await settled();
  expect(heard.slice(before)).toEqual([true]);
});

test('what is granted but not yet seen cannot be sent again either', async () => {
  const table = await localTable(TERMS);
  const link = createLocalLink(table, { match: 'm', viewer: 0, actor: 0 });
  // The reply arrives, but its events are lost.
  const deaf: Link = { ...link, listen: (listener) => link.listen({ ...listener, receive() {} }) };
  let lost = false;
  const eventsAfter: Link['eventsAfter'] = (version) =>
    lost ? new Promise(() => {}) : deaf.eventsAfter(version);
  const maker = createSession({
    link: { ...deaf, eventsAfter },
    viewer: 0,
    clock: table.clock,
    newId: () => 'a',
  });
  await settled();
  lost = true;
  await play(maker, 1, 2, 3);
  expect(maker.current().pending).toMatchObject([{ receipt: { version: 3 } }]);
  expect(maker.intend(SUBMIT)).toEqual({ kind: 'unready', fault: { kind: 'still-sending' } });
});

test('W3: who typed before a row to answer came is told to wait, no longer than that is true', async () => {
  const table = await localTable({ ...TERMS, marker: 'by-hand' });
  const [maker, breaker] = [table.sit(0), table.sit(1)];
  await settled();
  await play(maker, 1, 2, 3);
  maker.intend({ type: 'peg', peg: 1, hole: null });
  expect(maker.current().objection).toMatchObject({ fault: { kind: 'nothing-to-compose' } });
  await play(breaker, 1, 1, 4);
  expect(maker.current().objection).toBeNull();
});

test('D1: a row sent before its turn is told to wait, no longer than that is true', async () => {
  const table = await localTable(standardTerms(duelEdition(4), { seats: [PERSON, PERSON] }));
  const players = [table.sit(0), table.sit(1)] as const;
  await settled();
  for (const player of players) await play(player, 1, 2, 3, 4);
  await play(players[0], 5, 5, 6, 6);
  await play(players[0], 7, 7, 8, 8);
  expect(players[0].current()).toMatchObject({
    objection: { from: 'rules', violation: { kind: 'turn-not-over' } },
  });
  await play(players[1], 5, 5, 6, 6);
  expect(players[0].current().objection).toBeNull();
  expect(rowIn(players[0])).toEqual([7, 7, 8, 8]);
});

test('a refusal by the referee says why, and the row stays', async () => {
  const table = await localTable(TERMS);
  const [maker, breaker] = [table.sit(0), table.sit(1)];
  await settled();
  await play(maker, 1, 2, 3);
  for (const peg of [4, 4, 4]) breaker.intend({ type: 'peg', peg, hole: null });
  breaker.perform({ type: 'place-guess', guess: [9, 9, 9] });
  await settled();
  expect(breaker.current()).toMatchObject({
    pending: [],
    objection: { from: 'rules', violation: { kind: 'bad-code' } },
  });
  expect(rowIn(breaker)).toEqual([4, 4, 4]);
  breaker.intend({ type: 'undo' });
  expect(breaker.current().objection).toBeNull();
});

test('each event is announced once; what happened before the session is told apart', async () => {
  const table = await localTable(TERMS);
  const maker = table.sit(0);
  await settled();
  await play(maker, 1, 2, 3);
  const heard: string[] = [];
  const breaker = table.sit(1, ({ event }, fresh) =>
    heard.push(`${fresh ? 'fresh' : 'before'} ${event.type}`),
  );
  await settled();
  await play(breaker, 4, 4, 4);
  expect(heard).toEqual([
    'before match-opened',
    'before round-opened',
    'before code-hidden',
    'fresh guess-placed',
    'fresh guess-marked',
  ]);
});

test('T2a: looking starts the clock that waits for it, once', async () => {
  const table = await localTable({ ...TERMS, seats: TIMED });
  const [maker, breaker] = [table.sit(0), table.sit(1)];
  await settled();
  await play(maker, 1, 2, 3);
  await play(breaker, 4, 4, 4);
  breaker.intend(SUBMIT);
  breaker.look();
  breaker.look();
  await settled();
  breaker.look();
  await settled();
  expect(breaker.current().objection).toMatchObject({ fault: { kind: 'not-filled' } });
  expect(table.log('m').filter(({ type }) => type === 'seen')).toHaveLength(1);
});

test('T1b: a full row is in when time runs out, a half-filled one is not, and a changed one counts', async () => {
  const table = await localTable({ ...TERMS, seats: TIMED });
  const [maker, breaker] = [table.sit(0), table.sit(1)];
  await settled();
  await play(maker, 1, 2, 3);
  for (const peg of [4, 4, 4]) breaker.intend({ type: 'peg', peg, hole: null });
  breaker.intend({ type: 'peg', peg: 2, hole: 0 });
  await table.clock.advance(10_000);
  expect(rowsOf(breaker)).toMatchObject([{ guess: [2, 4, 4] }]);
  breaker.look();
  await settled();
  for (const peg of [4, 4, 4]) breaker.intend({ type: 'peg', peg, hole: null });
  breaker.intend({ type: 'take-back' });
  await table.clock.advance(10_000);
  expect(rowsOf(breaker)).toMatchObject([{ guess: [2, 4, 4] }, { guess: 'lost' }]);
});

test('a row filled before the clock runs is submitted when it starts', async () => {
  const table = await localTable({ ...TERMS, seats: TIMED });
  const [maker, breaker] = [table.sit(0), table.sit(1)];
  await settled();
  await play(maker, 1, 2, 3);
  await play(breaker, 4, 4, 4);
  for (const peg of [3, 3, 3]) breaker.intend({ type: 'peg', peg, hole: null });
  breaker.look();
  await settled();
  await table.clock.advance(10_000);
  expect(rowsOf(breaker).at(-1)).toMatchObject({ guess: [3, 3, 3] });
});

test('while the store fails the connection is down; then the same action is applied once', async () => {
  let broken = false;
  const table = await localTable(TERMS, {
    wrap: (store) => ({
      ...store,
      async append(match, version, batch) {
        const appended = await store.append(match, version, batch);
        if (broken) throw new Error('disk full, after all');
        return appended;
      },
    }),
  });
  const [maker, breaker] = [table.sit(0), table.sit(1)];
  await settled();
  broken = true;
  await play(maker, 1, 2, 3);
  expect(maker.current()).toMatchObject({
    connection: 'offline',
    pending: [{ action: { type: 'hide-code' } }],
  });
  broken = false;
  await table.clock.advance(1000);
  expect(maker.current()).toMatchObject({ connection: 'online', pending: [] });
  expect(breaker.current().state?.phase).toBe('seeking');
  expect(table.log('m').filter(({ type }) => type === 'code-hidden')).toHaveLength(1);
});

test('a missing match is reported as gone', async () => {
  const table = await localTable(TERMS);
  await table.referee.forget('m');
  table.shelf.delete('m');
  const session = table.sit(0);
  await settled();
  expect(session.current()).toMatchObject({ state: null, connection: 'gone' });
});

test('a spectator and a closed session do nothing', async () => {
  const table = await localTable(TERMS);
  const [spectator, maker] = [table.sit('spectator'), table.sit(0)];
  await settled();
  spectator.look();
  expect(spectator.intend(SUBMIT)).toEqual({ kind: 'unready', fault: { kind: 'nothing-to-compose' } });
  spectator.close();
  await play(maker, 1, 2, 3);
  expect(spectator.current().state?.version).toBe(2);
});
