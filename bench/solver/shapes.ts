// Whole games of shapes against random codes: rows on average, and time per guess, which should stay below 300 ms on
// one core. The budget counts nodes, so that every machine plays the same.

import { drawCode, seededDice, shapesEdition } from '@blackpeg/rules';
import { advise, type Field, playOut, type Standing } from '@blackpeg/solver';
import { type Cell, printTable } from '../table.ts';
import { emptyBoard, fieldOf, SHAPES_GAMES } from './games.ts';
import { mean, processorTime, quantile, standardError } from './measure.ts';

/** As many as stay below 300 ms. */
const NODES = { '1': 400_000, '2': 400_000, '3': 400_000, '3b': 200_000 } as const;
const QUICK_CODES = 40;
const MOST_ROWS = 20;
/** Codes between two lines of progress. */
const PROGRESS_EVERY = 100;

export function benchShapes(quick: boolean, isWanted: (game: string) => boolean, seed: number): void {
  printTable(
    [
      'shapes',
      'nodes a guess',
      'codes',
      'average',
      'standard error',
      'most',
      'ms a guess',
      'p99',
      'max',
      'max by the clock',
      'codes by rows',
    ],
    SHAPES_GAMES.filter(isWanted).map((game) =>
      measure(game, quick ? QUICK_CODES : game === '1' ? 4000 : 500, seed),
    ),
  );
  console.log('ms are of processor time but where the clock is named: from an answer to the next guess');
}

function measure(game: (typeof SHAPES_GAMES)[number], codes: number, seed: number): readonly Cell[] {
  const edition = shapesEdition(game);
  const field = fieldOf(edition);
  const start = emptyBoard(field);
  const dice = seededDice(seed);
  const rows: number[] = [];
  const times: number[] = [];
  const clocks: number[] = [];
  for (let played = 0; played < codes; played += 1) {
    const code = drawCode(field.table.spec, dice);
    let started = processorTime();
    let clock = performance.now();
    const choose = (on: Field, standing: Standing) => {
      const advice = advise(on, standing, { seed: played, nodes: NODES[game] });
      const [now, clockNow] = [processorTime(), performance.now()];
      times.push(now - started);
      clocks.push(clockNow - clock);
      [started, clock] = [now, clockNow];
      if (!advice.ok) throw new Error('No code fits a board of true marks.');
      return advice.value.guess;
    };
    rows.push(playOut(field, start, code, choose, MOST_ROWS).length);
    if (rows.length % PROGRESS_EVERY === 0)
      console.error(
        `game ${game}: ${rows.length} of ${codes} codes, ${mean(rows).toFixed(3)} ± ${standardError(rows).toFixed(3)}, ${byRows(rows)}`,
      );
  }
  return [
    `${game}, of ${field.table.size.toLocaleString('en-GB')} codes`,
    NODES[game],
    codes,
    mean(rows).toFixed(4),
    standardError(rows).toFixed(4),
    Math.max(...rows),
    mean(times).toFixed(1),
    quantile(times, 0.99).toFixed(1),
    Math.max(...times).toFixed(1),
    Math.max(...clocks).toFixed(1),
    byRows(rows),
  ];
}

/** As `4: 15, 5: 401`. */
function byRows(rows: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const each of rows.toSorted((a, b) => a - b)) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].map(([count, codes]) => `${count}: ${codes}`).join(', ');
}
