// I4, I6: whole matches of every form over very bad connections and several referees: every session ends with exactly what it may know.

import type { WallClock } from '@blackpeg/referee';
import { anyTerms, createTable, dueWish, runOut, strayWish, type TestTable } from '@blackpeg/referee/testing';
import { type Dice, FORMS, seededDice, type Viewer, verifyLog, viewOf } from '@blackpeg/rules';
import fc, { type Scheduler } from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { createSession } from './create-session.ts';
import { createFlakyLink, type FlakyLink, type Host } from './link/flaky-link.testing.ts';
import type { Session } from './session.ts';

/** Schedules of each form. */
const SCHEDULES = inject('isFullRun') ? 60 : 20;

interface Side {
  readonly viewer: Viewer;
  readonly link: FlakyLink;
  readonly session: Session;
  /** The announced versions, in order. */
  readonly announced: number[];
  readonly ids: string[];
}

function sideOf(host: Host, clock: WallClock, scheduler: Scheduler, dice: Dice, viewer: Viewer): Side {
  const actor = viewer === 'spectator' ? 'house' : viewer;
  const link = createFlakyLink(scheduler, dice, host, { match: 'm', viewer, actor });
  const announced: number[] = [];
  const ids: string[] = [];
  const session = createSession({
    link,
    viewer,
    clock,
    newId() {
      ids.push(`${actor} ${ids.length}`);
      return `${ids.length - 1}`;
    },
    announce: ({ after }) => announced.push(after.version),
  });
  return { viewer, link, session, announced, ids };
}

/** Somebody acts, connections break and recover, and some messages arrive. */
async function step(
  table: TestTable,
  sides: readonly Side[],
  scheduler: Scheduler,
  dice: Dice,
): Promise<void> {
  const truth = table.truth('m');
  const wish = dice(5) === 0 && truth.phase !== 'closed' ? strayWish(truth, dice) : dueWish(truth, dice);
  const side = sides.find(({ viewer }) => viewer === (wish?.by === 'house' ? 'spectator' : wish?.by));
  if (wish && side && side.session.current().pending.length < 2) side.session.perform(wish.action);
  for (const { link } of sides) {
    if (dice(8) === 0) link.breakLine();
    else if (dice(3) === 0) link.mendLine();
  }
  await scheduler.waitNext(Math.min(dice(10), scheduler.count()));
  if (dice(10) === 0) await table.clock.advance(dice(30_000));
}

/** The referee dies, with it every connection, and another replaces it over the same store. */
async function crash(table: TestTable, host: Host, sides: readonly Side[]): Promise<void> {
  const { referee, hub } = table.restarted();
  const dead = host.referee;
  Object.assign(host, { referee, hub });
  for (const { link } of sides) link.breakLine();
  await dead.forget('m');
}

async function expectConverged(
  table: TestTable,
  sides: readonly Side[],
  scheduler: Scheduler,
): Promise<void> {
  for (const { link } of sides) link.mendLine();
  await runOut(scheduler);
  const truth = table.truth('m');
  for (const { session, viewer, announced } of sides) {
    const { state, pending } = session.current();
    expect(pending).toEqual([]);
    expect(JSON.stringify(state)).toBe(JSON.stringify(viewOf(truth, viewer)));
    expect(announced).toEqual(Array.from({ length: truth.version }, (_, index) => index + 1));
  }
  const stored = (table.shelf.get('m') ?? []).map(({ by, actionId }) => `${by} ${actionId}`);
  expect(new Set(stored).size).toBe(stored.length);
  expect(verifyLog(table.log('m'))).toBeNull();
}

describe.each(FORMS)('a %s', (form) => {
  test('I4, I6: converges for every seat and for a spectator', async () => {
    let finished = 0;
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer(), async (scheduler, seed) => {
        const dice = seededDice(seed);
        const table = createTable();
        const host: Host = { referee: table.referee, hub: table.hub };
        const terms = anyTerms(dice, { form });
        const viewers: readonly Viewer[] = [...terms.seats.keys(), 'spectator'];
        const sides = viewers.map((viewer) => sideOf(host, table.clock, scheduler, dice, viewer));
        await table.referee.open('m', terms, dice);
        const steps = 20 + dice(60);
        for (let count = 0; count < steps; count += 1) {
          if (dice(25) === 0) await crash(table, host, sides);
          await step(table, sides, scheduler, dice);
        }
        await expectConverged(table, sides, scheduler);
        if (table.truth('m').past.length > 0 || table.truth('m').phase === 'closed') finished += 1;
      }),
      { numRuns: SCHEDULES },
    );
    expect(finished).toBeGreaterThan(SCHEDULES / 6);
  });
});
