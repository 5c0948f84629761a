// R23: a fault planted on purpose in each invariant is found, with its seed and a short schedule that shows it again.

import { expect, test } from 'vitest';
import { PLANTED } from './planted.testing.ts';
import { drawSchedule } from './schedule.testing.ts';
import { report, shrink } from './shrink.testing.ts';
import { INVARIANTS } from './witness.testing.ts';
import { runSchedule } from './world.testing.ts';

const MOST_SCHEDULES = 300;
const MOST_BLOWS = 4;

test('there is one for each invariant', () => {
  expect(new Set(PLANTED.map(({ breaks }) => breaks))).toEqual(new Set(INVARIANTS));
});

test.each(PLANTED)('$what: "$breaks" is broken', async ({ breaks, replaced, from = 0 }) => {
  for (let seed = from; seed < from + MOST_SCHEDULES; seed += 1) {
    const schedule = drawSchedule(seed);
    const { broken } = await runSchedule(schedule, { replaced });
    if (broken?.invariant !== breaks) continue;
    const shortest = await shrink(schedule, broken, { replaced });
    expect(shortest.outcome.broken?.invariant).toBe(breaks);
    expect(shortest.schedule.blows.length).toBeLessThanOrEqual(MOST_BLOWS);
    const printed = report(shortest, seed);
    expect(printed).toContain(`--seed=${seed}`);
    expect(printed).toContain(breaks);
    return;
  }
  expect.fail(`Not found in ${MOST_SCHEDULES} schedules.`);
});
