// How soon a search of 5 × 8 ends once it is stopped, and the longest time between two checks.

import { beamStrategy, type Field, indexOfCode, optimalStrategy, type SearchResult } from '@blackpeg/solver';
import { type Cell, printTable } from '../table.ts';
import { superField } from './games.ts';
import { processorTime } from './measure.ts';

type Stoppable = (field: Field, shouldStop: () => boolean) => SearchResult;

const SEARCHES: Readonly<Record<string, Stoppable>> = {
  beam: (field, shouldStop) => beamStrategy(field, [8, 5, 5, 5], { kind: 'average' }, { shouldStop }),
  'beam from 11223': (field, shouldStop) => {
    const openings = [indexOfCode(field.table, [1, 1, 2, 2, 3])];
    return beamStrategy(field, [1, 5, 5, 5], { kind: 'average' }, { shouldStop, openings });
  },
  exact: (field, shouldStop) => optimalStrategy(field, { kind: 'average' }, { shouldStop }),
  'worst case': (field, shouldStop) => optimalStrategy(field, { kind: 'worst-case' }, { shouldStop }),
};

/** Milliseconds after which it is stopped. */
const TOLD_AFTER = [300, 1000, 3000];

export function benchStopping(quick: boolean): void {
  const field = superField(5, 8);
  const told = quick ? TOLD_AFTER.slice(0, 2) : TOLD_AFTER;
  const lines = Object.entries(SEARCHES).flatMap(([name, run]) =>
    told.map((after) => [`${name}, told after ${after} ms`, ...stopped(field, run, after)]),
  );
  printTable(
    ['stopping, 5 × 8', 'ms to the end (goal 100)', 'processor ms', 'most ms between questions', 'delivered'],
    lines,
  );
}

function stopped(field: Field, run: Stoppable, after: number): readonly Cell[] {
  const started = performance.now();
  let asked = started;
  let longest = 0;
  let processor = processorTime();
  const { plan } = run(field, () => {
    const now = performance.now();
    longest = Math.max(longest, now - asked);
    asked = now;
    processor = processorTime();
    return now - started >= after;
  });
  const ended = performance.now() - Math.max(asked, started + after);
  const took = processorTime() - processor;
  return [
    ended.toFixed(1),
    took.toFixed(1),
    longest.toFixed(1),
    plan ? `${plan.total}:${plan.most}` : 'nothing',
  ];
}
