// I4: actions sent one to five times, delayed and reordered over two connections, are applied once and answered alike.

import { type Dice, hideCode, seededDice, standardTerms, superEdition, verifyLog } from '@blackpeg/rules';
import fc, { type Scheduler } from 'fast-check';
import { expect, inject, test } from 'vitest';
import { anyTerms, dueWish, strayWish, type Wished } from './any-match.testing.ts';
import type { Referee } from './referee.ts';
import type { Reply } from './reply.ts';
import { runOut } from './schedule.testing.ts';
import type { EventStore } from './store/event-store.ts';
import { createTable, type TestTable } from './table.testing.ts';

const SCHEDULES = inject('isFullRun') ? 1000 : 100;
const STEPS = 14;

/** A store whose answers take as long as the schedule says. */
function slow(scheduler: Scheduler, store: EventStore): EventStore {
  const later = <T>(ask: () => Promise<T>) => scheduler.schedule(Promise.resolve()).then(ask);
  return {
    append: (match, version, batch) => later(() => store.append(match, version, batch)),
    read: (match, version) => later(() => store.read(match, version)),
    list: () => later(store.list),
    remove: (match) => later(() => store.remove(match)),
  };
}

interface Sent extends Wished {
  readonly actionId: string;
  /** For each connection, the replies to the copies sent over it. */
  readonly replies: readonly [Promise<Reply | null>[], Promise<Reply | null>[]];
}

/** Plays on while copies of earlier actions are still under way. */
async function play(scheduler: Scheduler, dice: Dice, table: TestTable, lines: readonly [Referee, Referee]) {
  const sent: Sent[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const state = table.truth('m');
    const wish = dice(4) === 0 && state.phase !== 'closed' ? strayWish(state, dice) : dueWish(state, dice);
    if (!wish) break;
    const action: Sent = { ...wish, actionId: `${step}`, replies: [[], []] };
    sent.push(action);
    for (let copies = 1 + dice(5); copies > 0; copies -= 1) {
      const line = dice(2) as 0 | 1;
      const arrival = scheduler.schedule(Promise.resolve());
      action.replies[line].push(
        arrival.then(() => lines[line].act('m', wish.by, action.actionId, wish.action)),
      );
    }
    await scheduler.waitNext(Math.min(1 + dice(8), scheduler.count()));
  }
  await runOut(scheduler);
  return sent;
}

async function answersOf({ replies }: Sent): Promise<readonly (readonly (Reply | null)[])[]> {
  return Promise.all(replies.map((line) => Promise.all(line)));
}

async function expectOnce(table: TestTable, sent: readonly Sent[]): Promise<void> {
  const stored = (table.shelf.get('m') ?? []).map(({ by, actionId }) => `${by} ${actionId}`);
  expect(new Set(stored).size).toBe(stored.length);
  for (const action of sent) {
    const lines = await answersOf(action);
    for (const [first, ...others] of lines) for (const other of others) expect(other).toEqual(first);
    const granted = lines.flat().filter((reply) => reply?.ok);
    if (stored.includes(`${action.by} ${action.actionId}`)) expect(granted.length).toBeGreaterThan(0);
  }
  expect(verifyLog(table.log('m'))).toBeNull();
}

test('I4: over two connections to one referee', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer(), async (scheduler, seed) => {
      const dice = seededDice(seed);
      const table = createTable({ wrap: (store) => slow(scheduler, store) });
      const opened = table.referee.open('m', anyTerms(dice), dice);
      await scheduler.waitFor(opened);
      const sent = await play(scheduler, dice, table, [table.referee, table.referee]);
      await expectOnce(table, sent);
      for (const action of sent) {
        const [one, two] = await answersOf(action);
        if (one?.[0] && two?.[0]) expect(one[0]).toEqual(two[0]);
      }
    }),
    { numRuns: SCHEDULES },
  );
});

test('I4: over two connections to two referees that share a store', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer(), async (scheduler, seed) => {
      const dice = seededDice(seed);
      const table = createTable({ wrap: (store) => slow(scheduler, store) });
      const other = table.restarted((store) => slow(scheduler, store));
      await scheduler.waitFor(table.referee.open('m', anyTerms(dice), dice));
      await expectOnce(table, await play(scheduler, dice, table, [table.referee, other.referee]));
    }),
    { numRuns: SCHEDULES / 2 },
  );
});

test('R5: a thousand refusals of an opponent do not push out my own', async () => {
  const { referee, truth } = createTable();
  await referee.open('m', { ...standardTerms(superEdition()), firstMaker: 0 }, seededDice(1));
  const guess = { type: 'place-guess', guess: [1, 1, 2, 2, 3] } as const;
  const refused = await referee.act('m', 1, 'early', guess);
  expect(refused?.ok).toBe(false);
  for (let count = 0; count < 1_100; count += 1)
    await referee.act('m', 0, `flood ${count}`, { type: 'withdraw-offer' });
  await referee.act('m', 0, 'hide', hideCode([5, 5, 5, 5, 5]));
  expect(await referee.act('m', 1, 'early', guess)).toEqual(refused);
  expect(truth('m').round.boards[0]?.rows).toEqual([]);
});
