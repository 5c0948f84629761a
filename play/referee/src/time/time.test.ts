// The referee and the clock: overdue rows, drafts, stopped clocks, and an outage that is charged to nobody.

import {
  duelEdition,
  hideCode,
  PERSON,
  seededDice,
  standardTerms,
  superEdition,
  type Terms,
  verifyLog,
} from '@blackpeg/rules';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { anyTerms, dueWish, strayWish } from '../any-match.testing.ts';
import { createHub } from '../hub.ts';
import { createReferee } from '../referee.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { createTable, type TestTable } from '../table.testing.ts';
import { createFakeClock } from './fake-clock.testing.ts';

const TIMED = { ...PERSON, allowance: 10_000 };
const TERMS: Terms = standardTerms(superEdition({ holes: 3, colours: 4 }), { seats: [TIMED, TIMED] });

/** Seat 0 has hidden 1 2 3, and the clock of seat 1 runs. */
async function timedTable(terms: Partial<Terms> = {}, clock = createFakeClock()): Promise<TestTable> {
  const table = createTable({ clock });
  await table.referee.open('m', { ...TERMS, ...terms }, () => 0);
  await table.referee.act('m', 0, 'hide', hideCode([1, 2, 3]));
  return table;
}

/** A duel of four rings in which each has a time of their own. */
function duelWith(...allowances: readonly (number | null)[]): Terms {
  const seats = allowances.map((allowance) => ({ ...PERSON, allowance }));
  return standardTerms(duelEdition(4), { seats });
}

const types = (table: TestTable) => table.log('m').map(({ type }) => type);
const spent = (table: TestTable) => table.truth('m').round.boards[0]?.rows.map((row) => row.spent);

test('T1c: a row is lost at the moment its time is up, and everybody is told', async () => {
  const table = await timedTable();
  const told = table.watch('m', 1);
  await table.clock.advance(9_999);
  expect(told).toEqual([]);
  await table.clock.advance(1);
  expect(told).toMatchObject([
    { after: 3, actionId: null, events: [{ type: 'row-lost', row: 0, at: 10_000 }] },
  ]);
});

test('T1b: a full row submitted in advance is placed instead, and nobody sees it before', async () => {
  const table = await timedTable();
  const told = [table.watch('m', 0), table.watch('m', 1), table.watch('m', 'spectator')];
  await table.referee.keepDraft('m', 1, [4, 4, 4]);
  await table.clock.advance(9_999);
  const asked = await table.referee.eventsAfter('m', 0, 0);
  expect(JSON.stringify([told, asked])).not.toContain('4,4,4');
  await table.clock.advance(1);
  expect(table.log('m')[3]).toMatchObject({ type: 'guess-placed', guess: [4, 4, 4], byClock: true });
});

test('T1b: a draft is for its row only, and can be taken back', async () => {
  const table = await timedTable();
  await table.referee.keepDraft('m', 1, [4, 4, 4]);
  await table.referee.act('m', 1, 'guess', { type: 'place-guess', guess: [1, 1, 1] });
  await table.referee.act('m', 1, 'see', { type: 'see', seat: 1 });
  await table.clock.advance(10_000);
  expect(types(table).at(-1)).toBe('row-lost');
  await table.referee.act('m', 1, 'see again', { type: 'see', seat: 1 });
  await table.referee.keepDraft('m', 1, [4, 4, 4]);
  await table.referee.keepDraft('m', 1, null);
  await table.clock.advance(10_000);
  expect(types(table).filter((type) => type === 'row-lost')).toHaveLength(2);
});

test('T1c: a draft that may not be placed does not save the row', async () => {
  const table = await timedTable();
  await table.referee.keepDraft('m', 1, [9, 9, 9]);
  await table.clock.advance(10_000);
  expect(types(table).at(-1)).toBe('row-lost');
});

test('T2d: a player who does not hide in time has resigned the round', async () => {
  const table = createTable();
  await table.referee.open('m', TERMS, () => 0);
  await table.clock.advance(10_000);
  expect(types(table)).toContain('search-ended');
});

test('T2h: a timed duel in which nobody hides is won by nobody, whatever the times', async () => {
  const table = createTable();
  await table.referee.open('m', duelWith(10_000, 25_000), () => 0);
  await table.clock.advance(24_999);
  expect(types(table)).toEqual(['match-opened', 'round-opened']);
  await table.clock.advance(1);
  expect(table.truth('m')).toMatchObject({ past: [{ outcome: { kind: 'undecided', why: 'none-hidden' } }] });
  expect(verifyLog(table.log('m'))).toBeNull();
});

test('T2b: during an outage a running clock that was not overdue yet is stopped', async () => {
  const table = createTable();
  await table.referee.open('m', duelWith(10_000, null), () => 0);
  await table.referee.forget('m');
  await table.clock.advance(60_000);
  await table.restarted().referee.eventsAfter('m', 0, 0);
  expect(types(table).slice(2)).toEqual(['clocks-stopped', 'clocks-restarted']);
});

test.each([
  [0, 1],
  [1, 0],
])(
  'D6d: two rows placed at one instant count in the order of their drafts (seat %i first)',
  async (first, second) => {
    const table = createTable();
    await table.referee.open('m', { ...duelWith(10_000, 10_000), pace: 'free' }, () => 0);
    for (const seat of [0, 1]) await table.referee.act('m', seat, `hide ${seat}`, hideCode([1, 2, 3, 4]));
    await table.referee.keepDraft('m', second, [5, 5, 5, 5]);
    await table.referee.keepDraft('m', first, [1, 2, 3, 4]);
    await table.referee.keepDraft('m', second, [1, 2, 3, 4]);
    // The same again, as after a lost connection, keeps its position.
    await table.referee.keepDraft('m', first, [1, 2, 3, 4]);
    await table.clock.advance(10_000);
    expect(table.truth('m').past[0]?.outcome).toEqual({ kind: 'won', seats: [first] });
  },
);

test('a row placed in time cancels its alarm', async () => {
  const table = await timedTable();
  await table.clock.advance(9_000);
  await table.referee.act('m', 1, 'guess', { type: 'place-guess', guess: [1, 1, 1] });
  expect(table.clock.waiting()).toBe(0);
  await table.clock.advance(60_000);
  expect(types(table)).not.toContain('row-lost');
});

test('T2b: clocks stopped by the referee do not run, and continue where they stopped', async () => {
  const table = await timedTable();
  await table.clock.advance(6_000);
  await table.referee.act('m', 'referee', 'stop', { type: 'stop-clocks' });
  await table.clock.advance(60_000);
  await table.referee.act('m', 'referee', 'go', { type: 'restart-clocks' });
  await table.clock.advance(3_999);
  expect(types(table)).not.toContain('row-lost');
  await table.clock.advance(1);
  expect(types(table).at(-1)).toBe('row-lost');
});

test('T2b: an outage is charged to nobody, however long it was', async () => {
  const table = await timedTable();
  await table.clock.advance(4_000);
  // From here on the old referee is dead: it is not used, and its alarm goes off in a match that went on.
  await table.referee.forget('m');
  await table.clock.advance(3_600_000);
  const again = table.restarted();
  await again.referee.eventsAfter('m', 1, 0);
  expect(table.log('m').slice(3)).toMatchObject([
    { type: 'clocks-stopped', at: 0 },
    { type: 'clocks-restarted', at: 3_604_000 },
  ]);
  await table.clock.advance(9_000);
  await again.referee.act('m', 1, 'guess', { type: 'place-guess', guess: [1, 1, 1] });
  expect(spent(again)).toEqual([9_000]);
  expect(verifyLog(again.log('m'))).toBeNull();
});

test('T2: where the system time was set back before a server started, clocks run on from where they stood', async () => {
  const { shelf, log, referee: dead } = await timedTable({}, createFakeClock(100_000));
  await dead.forget('m');
  const clock = createFakeClock(40_000);
  const ports = { store: createMemoryStore(shelf), delivery: createHub(), clock, clocksRunOn: true };
  const referee = createReferee({
    ...ports,
    fault(_, error) {
      throw error;
    },
  });
  await referee.eventsAfter('m', 1, 0);
  expect(referee.now('m')).toBe(100_000);
  await clock.advance(4_000);
  // Nobody is there, and its clocks run on.
  await referee.forget('m');
  await clock.advance(5_999);
  await referee.eventsAfter('m', 1, 0);
  expect(log('m').at(-1)).toMatchObject({ type: 'clocks-restarted', at: 100_000 });
  await clock.advance(1);
  expect(log('m').at(-1)).toMatchObject({ type: 'row-lost', at: 110_000 });
});

test('T2b: on one screen the clocks are stopped after an outage until the cover is lifted', async () => {
  const table = await timedTable({ oneScreen: true });
  await table.referee.forget('m');
  await table.clock.advance(3_600_000);
  const again = table.restarted();
  await again.referee.eventsAfter('m', 1, 0);
  await table.clock.advance(3_600_000);
  expect(types(table).slice(3)).toEqual(['clocks-stopped']);
  await again.referee.act('m', 'referee', 'lift', { type: 'restart-clocks' });
  await table.clock.advance(10_000);
  expect(types(table).at(-1)).toBe('row-lost');
});

test('E6a: the time an absent seat is kept does not run out while the referee is gone', async () => {
  const table = await timedTable({ seats: [PERSON, PERSON], absence: 5_000 });
  await table.referee.act('m', 'referee', 'leave', { type: 'leave', seat: 1 });
  await table.referee.forget('m');
  await table.clock.advance(3_600_000);
  const { referee } = table.restarted();
  expect(await referee.act('m', 0, 'take', { type: 'take-round' })).toMatchObject({
    error: { kind: 'wait-longer', left: 5_000 },
  });
  await table.clock.advance(5_000);
  expect((await referee.act('m', 0, 'take now', { type: 'take-round' }))?.ok).toBe(true);
});

test('without a time limit a restart leaves no trace in the log', async () => {
  const table = await timedTable({ seats: [PERSON, PERSON] });
  await table.clock.advance(1000);
  await table.restarted().referee.eventsAfter('m', 1, 0);
  expect(table.log('m')).toHaveLength(3);
});

test('a wall clock that goes back does not turn the log back', async () => {
  const table = await timedTable();
  await table.clock.advance(5_000);
  await table.referee.act('m', 1, 'guess', { type: 'place-guess', guess: [1, 1, 1] });
  const early = createTable({ shelf: table.shelf });
  await early.referee.act('m', 1, 'second', { type: 'place-guess', guess: [2, 2, 2] });
  const times = table.log('m').map(({ at }) => at);
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

test('T2b: over restarts at any time, a row is lost after its whole allowance and never costs more', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const dice = seededDice(seed);
      const allowance = 10_000;
      const seats = (count: number) => Array.from({ length: count }, () => ({ ...PERSON, allowance }));
      const agreed = anyTerms(dice, { oneScreen: false });
      let table = createTable();
      await table.referee.open('m', { ...agreed, seats: seats(agreed.seats.length) }, dice);
      for (let step = 0; step < 30 && table.truth('m').phase !== 'closed'; step += 1) {
        if (dice(4) === 0) {
          await table.referee.forget('m');
          await table.clock.advance(dice(100_000));
          table = table.restarted();
          await table.referee.eventsAfter('m', 'spectator', 0);
        }
        const state = table.truth('m');
        const wish = dice(3) === 0 ? strayWish(state, dice) : dueWish(state, dice);
        if (wish) await table.referee.act('m', wish.by, `${step}`, wish.action);
        await table.clock.advance(dice(allowance));
      }
      const log = table.log('m');
      expect(verifyLog(log)).toBeNull();
      for (const { rows } of [...table.truth('m').past, table.truth('m').round].flatMap(
        ({ boards }) => boards,
      )) {
        for (const row of rows) expect(row.spent).toBeLessThanOrEqual(allowance);
        for (const row of rows) if (row.guess === 'lost') expect(row.spent).toBe(allowance);
      }
    }),
    { numRuns: inject('isFullRun') ? 150 : 50 },
  );
});

test('T1: a guess that says which row it is for is placed in no other', async () => {
  const table = await timedTable();
  await table.clock.advance(10_000);
  const guess = { type: 'place-guess', guess: [4, 4, 4] } as const;
  expect(await table.referee.act('m', 1, 'late', { ...guess, row: 0 })).toMatchObject({
    ok: false,
    error: { rule: 'T1', kind: 'not-this-row', row: 0 },
  });
  expect(await table.referee.act('m', 1, 'next', { ...guess, row: 1 })).toMatchObject({ ok: true });
  expect(types(table)).toContain('row-lost');
});
