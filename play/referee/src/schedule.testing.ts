// Schedules of fast-check, run to their end.

import type { Scheduler } from 'fast-check';
import { settled } from './time/fake-clock.testing.ts';

/** Until nothing is scheduled and nothing running could schedule more. */
export async function runOut(scheduler: Scheduler): Promise<void> {
  do {
    await scheduler.waitIdle();
    await settled();
  } while (scheduler.count() > 0);
}
