// Online matches simulated from seeds, with all kinds of faults: `npm run bench:simulation [-- --from=0
// --schedules=100000]`, or `-- --seed=N` for one of them again. It shows its progress, ends at the first schedule that
// breaks an invariant, with its shortest form, and prints figures.

import { type RangeFigures, runRange } from '../apps/server/src/simulation/range.testing.ts';
import { printTable } from './table.ts';

const PROGRESS_EVERY = 1_000;

const seed = option('seed');
const from = seed ?? option('from') ?? 0;
const count = seed === undefined ? (option('schedules') ?? 100_000) : 1;
const started = process.cpuUsage();
const figures = await runRange({
  from,
  count,
  progress(done) {
    if (done % PROGRESS_EVERY === 0)
      console.log(`${done} of ${count}: next --from=${from + done} --schedules=${count - done}`);
  },
});
if (figures.failure === null) print(figures);
else {
  console.log(figures.failure);
  process.exitCode = 1;
}

function print({ schedules, steps, lasted, reached }: RangeFigures): void {
  const { user, system } = process.cpuUsage(started);
  const seconds = (user + system) / 1_000_000;
  printTable(
    ['simulated', 'found'],
    [
      ['schedules, of which broke an invariant', `${schedules}, 0`],
      ['schedules in a second of processor time', (schedules / seconds).toFixed(0)],
      ['steps of a schedule, on average', (steps / schedules).toFixed(0)],
      ['virtual seconds of a schedule, on average', (lasted / schedules / 1000).toFixed(1)],
      ...[...reached]
        .toSorted(([, a], [, b]) => b - a)
        .map(([what, times]) => [what, `${((100 * times) / schedules).toFixed(1)} %`]),
    ],
  );
}

/** A whole number; undefined if it is not given. */
function option(name: string): number | undefined {
  const given = process.argv.find((arg) => arg.startsWith(`--${name}=`));
  return given === undefined ? undefined : Number(given.slice(name.length + 3));
}
