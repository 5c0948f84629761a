// Shrinks a failing schedule to the shortest one that still breaks the same invariant.

import { type Blow, formatSchedule, type Schedule } from './schedule.testing.ts';
import type { Broken } from './witness.testing.ts';
import { type Outcome, type RunOptions, runSchedule } from './world.testing.ts';

export interface Shortest {
  readonly schedule: Schedule;
  readonly outcome: Outcome;
}

/** Delta debugging over the faults; then the same with equal delays, and with each fault as short as possible. */
export async function shrink(found: Schedule, broken: Broken, options: RunOptions = {}): Promise<Shortest> {
  const breaks = async (schedule: Schedule): Promise<boolean> =>
    (await runSchedule(schedule, options)).broken?.invariant === broken.invariant;
  let schedule = await fewerBlows(found, breaks);
  const even = await fewerBlows({ ...schedule, even: true }, breaks);
  if (await breaks(even)) schedule = even;
  schedule = await shorterBlows(schedule, breaks);
  return { schedule, outcome: await runSchedule(schedule, { ...options, isTraced: true }) };
}

type Breaks = (schedule: Schedule) => Promise<boolean>;

async function fewerBlows(schedule: Schedule, breaks: Breaks): Promise<Schedule> {
  let { blows } = schedule;
  for (let size = Math.ceil(blows.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < blows.length; ) {
      const fewer = [...blows.slice(0, from), ...blows.slice(from + size)];
      if (await breaks({ ...schedule, blows: fewer })) blows = fewer;
      else from += size;
    }
  }
  return { ...schedule, blows };
}

async function shorterBlows(schedule: Schedule, breaks: Breaks): Promise<Schedule> {
  let { blows } = schedule;
  for (const index of blows.keys()) {
    for (let shorter = halved(blows[index]); shorter; shorter = halved(blows[index])) {
      const tried = blows.with(index, shorter);
      if (!(await breaks({ ...schedule, blows: tried }))) break;
      blows = tried;
    }
  }
  return { ...schedule, blows };
}

/** Null if there is nothing left to halve. */
function halved(blow: Blow | undefined): Blow | null {
  if (blow && 'down' in blow && blow.down > 1) return { ...blow, down: Math.floor(blow.down / 2) };
  if (blow && 'lasts' in blow && blow.lasts > 1) return { ...blow, lasts: Math.floor(blow.lasts / 2) };
  if (blow && 'by' in blow && Math.abs(blow.by) > 1) return { ...blow, by: Math.trunc(blow.by / 2) };
  return null;
}

/** The last lines of what happened. */
const MOST_LINES = 40;
const LONGEST_LINE = 300;

/** The report of a failure: seed, invariant, the shortest schedule and what happened in it. */
export function report({ schedule, outcome }: Shortest, seed: number): string {
  const { broken, steps, trace } = outcome;
  const left = Math.max(0, trace.length - MOST_LINES);
  return [
    `Seed ${seed} breaks "${broken?.invariant}": ${broken?.what}`,
    `Replay it: npm run bench:simulation -- --seed=${seed}`,
    `The shortest schedule, of ${steps} steps:`,
    formatSchedule(schedule),
    ...(left > 0 ? [`(${left} lines before)`] : []),
    ...trace.slice(left).map((line) => line.slice(0, LONGEST_LINE)),
  ].join('\n');
}
