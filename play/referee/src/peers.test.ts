// Several referees over one store: one of them runs the clock, each accepts players' actions, and none sends outdated events.

import { hideCode, PERSON, standardTerms, superEdition, type Terms, verifyLog } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { createMemoryPeers } from './memory-peers.testing.ts';
import { describePeers } from './peers.contract.testing.ts';
import type { StoredBatch } from './store/event-store.ts';
import { createMemoryStore } from './store/memory-store.ts';
import { createTable, type TestTable } from './table.testing.ts';
import { createFakeClock } from './time/fake-clock.testing.ts';

const TIMED = { ...PERSON, allowance: 10_000 };
const TERMS: Terms = standardTerms(superEdition({ holes: 3, colours: 4 }), { seats: [TIMED, TIMED] });
const NEWS = { version: 1_000, isFree: true };
const GUESS = { type: 'place-guess', guess: [1, 1, 1] } as const;

/** Two referees; the first has opened the match, seat 0 has hidden a code, and the clock of seat 1 runs. */
async function twoReferees() {
  const shelf = new Map<string, StoredBatch[]>();
  const clock = createFakeClock();
  const peers = createMemoryPeers(shelf);
  const [first, second] = [
    createTable({ shelf, clock, peers: peers.peer('first') }),
    createTable({ shelf, clock, peers: peers.peer('second') }),
  ];
  await takeUp(first);
  await first.referee.act('m', 0, 'hide', hideCode([1, 2, 3]));
  return { first, second, clock, peers };
}

/** As for a player who comes to its table; an open match stays as it is. */
const takeUp = ({ referee }: TestTable) => referee.open('m', TERMS, () => 0);
const types = ({ log }: TestTable) => log('m').map(({ type }) => type);

test('loading a match that another referee owns stops no clock, and time is up once, for its owner', async () => {
  const { first, second, clock } = await twoReferees();
  await clock.advance(4_000);
  await takeUp(second);
  expect((await second.referee.eventsAfter('m', 1, 0))?.events).toHaveLength(3);
  expect(types(first)).not.toContain('clocks-stopped');
  await clock.advance(6_000);
  expect(types(first).filter((type) => type === 'row-lost')).toEqual(['row-lost']);
  expect(first.log('m').at(-1)?.at).toBe(10_000);
  expect([...first.faults, ...second.faults]).toEqual([]);
});

test('an alarm that goes off before its owner knows of a move made in time judges nobody, and reports no fault', async () => {
  const { first, second, clock } = await twoReferees();
  await clock.advance(9_999);
  await second.referee.act('m', 1, 'guess', GUESS);
  await clock.advance(1);
  expect(types(first).slice(-2)).toEqual(['guess-placed', 'guess-marked']);
  expect(first.faults).toEqual([]);
});

test('what another referee has acknowledged is in the next answer, and is delivered as soon as it is known', async () => {
  const { first, second } = await twoReferees();
  await takeUp(second);
  const told = second.watch('m', 0);
  const reply = await first.referee.act('m', 1, 'guess', GUESS);
  const version = reply?.ok ? reply.value.version : 0;
  expect((await second.referee.eventsAfter('m', 1, 3))?.events).toHaveLength(version - 3);
  expect(told).toMatchObject([{ after: 3 }]);
  await first.referee.act('m', 1, 'see', { type: 'see', seat: 1 });
  await second.referee.refresh('m', NEWS);
  expect(told).toMatchObject([{ after: 3 }, { after: version, events: [{ type: 'seen' }] }]);
  await second.referee.refresh('unknown', NEWS);
});

test('an action is granted by any referee, and a copy of it gets the same answer from another', async () => {
  const { first, second } = await twoReferees();
  const granted = await second.referee.act('m', 1, 'guess', GUESS);
  expect(granted).toMatchObject({ ok: true });
  expect(await first.referee.act('m', 1, 'guess', GUESS)).toEqual(granted);
  expect(types(first).filter((type) => type === 'guess-placed')).toHaveLength(1);
});

test('a match whose owner died is taken over: the time since its last event is charged to nobody', async () => {
  const { first, second, clock, peers } = await twoReferees();
  await takeUp(second);
  await clock.advance(4_000);
  peers.expire('first');
  await second.referee.refresh('m', NEWS);
  expect(peers.ownerOf('m')).toBe('second');
  expect(types(second).slice(-2)).toEqual(['clocks-stopped', 'clocks-restarted']);
  // It does not know yet, and writes nothing.
  await clock.advance(9_999);
  expect(types(second).at(-1)).toBe('clocks-restarted');
  expect(first.faults).toHaveLength(1);
  await clock.advance(1);
  expect(second.log('m').at(-1)).toMatchObject({ type: 'row-lost', at: 14_000 });
  expect(verifyLog(second.log('m'))).toBeNull();
});

test('an owner that was paused writes nothing once another owns the match, and nobody is said to have left', async () => {
  const { first, second, peers } = await twoReferees();
  await takeUp(second);
  peers.expire('first');
  await second.referee.refresh('m', NEWS);
  const leave = { type: 'leave', seat: 1 } as const;
  await expect(first.referee.actAsOwner('m', 'referee', 'left', leave)).rejects.toThrow('another');
  expect(await first.referee.actAsOwner('m', 'referee', 'left', leave)).toBeNull();
  expect(types(first)).not.toContain('left');
  expect(await second.referee.actAsOwner('m', 'referee', 'left', leave)).toMatchObject({ ok: true });
});

test('a match released by its owner continues with another, and its clocks do not stop', async () => {
  const { first, second, clock, peers } = await twoReferees();
  await takeUp(second);
  await first.referee.forget('m');
  await second.referee.refresh('m', NEWS);
  expect(peers.ownerOf('m')).toBe('second');
  await clock.advance(10_000);
  expect(types(second).at(-1)).toBe('row-lost');
  expect(types(second)).not.toContain('clocks-stopped');
});

test('a request for a released match is answered, and does not claim the match again', async () => {
  const { first, second, peers } = await twoReferees();
  await takeUp(second);
  await first.referee.forget('m');
  expect((await first.referee.eventsAfter('m', 1, 0))?.events).toHaveLength(3);
  expect(await first.referee.actAsOwner('m', 'referee', 'left', { type: 'leave', seat: 1 })).toBeNull();
  expect(peers.ownerOf('m')).toBeNull();
  await second.referee.refresh('m', NEWS);
  expect(peers.ownerOf('m')).toBe('second');
});

test('an outage that cannot be written is written by the next owner', async () => {
  const { second, peers, clock } = await twoReferees();
  await takeUp(second);
  const { shelf } = second;
  const peer = peers.peer('third');
  let isBroken = true;
  const append: typeof peer.append = (...args) =>
    isBroken ? Promise.reject(new Error('broken')) : peer.append(...args);
  const third = createTable({ shelf, clock, peers: { ...peer, append } });
  peers.expire('first');
  await clock.advance(1_000);
  await expect(takeUp(third)).rejects.toThrow('broken');
  isBroken = false;
  await takeUp(third);
  expect(types(third).slice(-2)).toEqual(['clocks-stopped', 'clocks-restarted']);
});

test('T1b: a row submitted to another referee is placed when time runs out', async () => {
  const { first, second, clock } = await twoReferees();
  await second.referee.keepDraft('m', 1, [4, 4, 4]);
  await clock.advance(10_000);
  expect(first.log('m')[3]).toMatchObject({ type: 'guess-placed', guess: [4, 4, 4], byClock: true });
});

test('the time of a match goes on from what another referee has written, however their clocks differ', async () => {
  const { first, peers } = await twoReferees();
  const early = createFakeClock(-3_000);
  const second = createTable({ shelf: first.shelf, clock: early, peers: peers.peer('second') });
  await first.clock.advance(5_000);
  await first.referee.act('m', 1, 'guess', GUESS);
  await takeUp(second);
  expect(second.referee.now('m')).toBe(5_000);
  await first.clock.advance(1_000);
  await first.referee.act('m', 1, 'see', { type: 'see', seat: 1 });
  await second.referee.refresh('m', NEWS);
  expect(second.referee.now('m')).toBe(6_000);
});

test('a referee that was paused claims its match again before anybody acts, and nobody is charged for the pause', async () => {
  const { shelf } = (await twoReferees()).first;
  const clock = createFakeClock(5_000);
  const peers = createMemoryPeers(shelf);
  const peer = peers.peer('alone');
  const alone = createTable({ shelf, clock, peers: peer });
  await takeUp(alone);
  await clock.advance(1_000);
  peer.disown('m');
  await clock.advance(8_000);
  await alone.referee.act('m', 1, 'guess', GUESS);
  expect(types(alone).slice(-4)).toEqual([
    'clocks-stopped',
    'clocks-restarted',
    'guess-placed',
    'guess-marked',
  ]);
  const last = alone.log('m');
  expect(alone.truth('m').round.boards[0]?.rows[0]?.spent).toBe(0);
  expect(last.at(-1)?.at).toBe(14_000);
});

describePeers('memory', {
  async open() {
    const shelf = new Map<string, StoredBatch[]>();
    const { peer, expire } = createMemoryPeers(shelf);
    return {
      peer: async (name) => peer(name),
      expire: async (name) => expire(name),
      store: createMemoryStore(shelf),
    };
  },
});
