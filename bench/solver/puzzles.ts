// How long the puzzle of a day takes to make, over a year of days: from the date to the puzzle, with the codes of its
// game listed anew each time, as for a player who opens the page.

import { superEdition, widestSpec } from '@blackpeg/rules';
import { codeTable, dailyPuzzle, LADDER_FROM, openField } from '@blackpeg/solver';
import { printTable } from '../table.ts';
import { processorTime, quantile } from './measure.ts';
import { textbookTally } from './plain-loops.ts';

const DAYS = 364;
const QUICK_DAYS = 28;
const DAY = 86_400_000;
/** Milliseconds. */
const GOAL = 300;
/** Times the baseline is run; the best counts. */
const PASSES = 20;

export function benchPuzzles(quick: boolean): void {
  const baseline = onePass();
  const times = new Map<string, number[]>();
  for (let day = 0; day < (quick ? QUICK_DAYS : DAYS); day += 1) {
    const date = new Date(Date.parse(LADDER_FROM) + day * DAY).toISOString().slice(0, 10);
    const started = processorTime();
    const made = dailyPuzzle(date, openField);
    const took = processorTime() - started;
    if (!made.ok) throw new RangeError(`There is no puzzle of ${date}.`);
    const { name, holes, facets } = made.value.edition;
    const game = [name, holes[0], ...facets.map(({ size }) => size)].join(' ');
    times.set(game, [...(times.get(game) ?? []), took]);
  }
  printTable(
    ['puzzle of a day, ms', 'days', 'p50', 'p99', 'max', 'goal', 'p50 ratio', 'max ratio'],
    [...times, ['all', [...times.values()].flat()] as const].map(([game, all]) => {
      const shares = [quantile(all, 0.5), quantile(all, 0.99), Math.max(...all)] as const;
      const ratios = [shares[0], shares[2]].map((time) => (time / baseline).toFixed(1));
      return [game, all.length, ...shares.map((time) => time.toFixed(1)), `≤ ${GOAL}`, ...ratios];
    }),
  );
  console.log(`Ratios are to a textbook loop that marks the codes of 5 × 8 once: ${baseline.toFixed(2)} ms.`);
}

/** Milliseconds of processor time. */
function onePass(): number {
  const edition = superEdition();
  const table = codeTable(widestSpec(edition), edition.marking);
  const tally = textbookTally(
    table,
    Uint32Array.from({ length: table.size }, (_, at) => at),
  );
  const counts = new Uint32Array(64);
  let best = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const started = processorTime();
    tally(pass, counts);
    best = Math.min(best, processorTime() - started);
  }
  return best;
}
