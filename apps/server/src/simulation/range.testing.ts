// Runs many schedules one after the other, and collects their figures; it ends at the first failure.

import type { Reached } from './blows.testing.ts';
import { drawSchedule } from './schedule.testing.ts';
import { report, shrink } from './shrink.testing.ts';
import { type RunOptions, runSchedule } from './world.testing.ts';

export interface RangeFigures {
  readonly schedules: number;
  readonly steps: number;
  /** By virtual time, in milliseconds. */
  readonly lasted: number;
  /** In how many schedules it happened. */
  readonly reached: ReadonlyMap<Reached, number>;
  /** The report of the schedule that failed; null if none did. */
  readonly failure: string | null;
}

export interface SeedRange {
  readonly from: number;
  readonly count: number;
  /** After each schedule, with how many have been run. */
  progress?(done: number): void | Promise<void>;
}

/** Yields to the event loop from time to time. */
const TURN_EVERY = 50;

export async function runRange(
  { from, count, progress }: SeedRange,
  options: RunOptions = {},
): Promise<RangeFigures> {
  const reached = new Map<Reached, number>();
  const figures = { schedules: 0, steps: 0, lasted: 0, reached };
  for (let seed = from; seed < from + count; seed += 1) {
    const schedule = drawSchedule(seed);
    const outcome = await runSchedule(schedule, options);
    figures.schedules += 1;
    figures.steps += outcome.steps;
    figures.lasted += outcome.lasted;
    for (const what of outcome.reached) reached.set(what, (reached.get(what) ?? 0) + 1);
    const { broken } = outcome;
    if (broken) return { ...figures, failure: report(await shrink(schedule, broken, options), seed) };
    await progress?.(figures.schedules);
    if (figures.schedules % TURN_EVERY === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return { ...figures, failure: null };
}
