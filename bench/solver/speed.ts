// The searches that work is measured by, each in a process of its own as a program meets them, in turns with another build
// of this project (`--beside=PATH`): processor seconds, and how many times as fast this build is; seconds by the clock beside
// them, because the engine compiles JavaScript in threads of its own while a search runs.

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { printTable } from '../table.ts';
import { timed } from './measure.ts';

type Solver = typeof import('@blackpeg/solver');

interface Finding {
  readonly total: number;
  readonly nodes: number;
}

interface Turn extends Finding {
  readonly processor: number;
  readonly seconds: number;
}

interface Task {
  readonly holes: number;
  readonly kinds: number;
  readonly name: string;
  readonly run: (solver: Solver, field: ReturnType<Solver['openField']>) => Finding;
  readonly goal: string;
}

const TASKS: readonly Task[] = [
  { holes: 4, kinds: 6, name: '4 × 6 proved', run: prove, goal: '0.2 s' },
  { holes: 4, kinds: 7, name: '4 × 7 proved', run: prove, goal: '2 times' },
  { holes: 5, kinds: 8, name: '5 × 8: beam 3, 2, 2, 2 from 11223', run: beam, goal: '2.5 times' },
  { holes: 5, kinds: 8, name: '5 × 8: entropy from 11234', run: entropyTree, goal: '2.5 times' },
];

const TURNS = 5;
const QUICK_TURNS = 2;

export function benchSpeed(quick: boolean, beside: string | undefined): void {
  const roots = beside === undefined ? [process.cwd()] : [path.resolve(beside), process.cwd()];
  printTable(
    [
      '',
      'total',
      'nodes',
      ...(beside === undefined ? [] : ['beside', 'times']),
      'processor s',
      'by the clock',
      'goal',
    ],
    TASKS.map(({ name, goal }, task) => {
      const turns = Array.from({ length: quick ? QUICK_TURNS : TURNS }, () =>
        roots.map((root) => turnOf(task, root)),
      );
      const best = roots.map((_, at) => Math.min(...turns.map((turn) => turn[at]?.processor ?? Number.NaN)));
      const clock = Math.min(...turns.map((turn) => turn.at(-1)?.seconds ?? Number.NaN));
      const found = new Set(turns.flat().map(({ total, nodes }) => `${total} ${nodes}`));
      const [total = '', nodes = ''] =
        found.size === 1 ? [...found].join('').split(' ') : ['differ', 'differ'];
      const [before = 0, now = before] = best;
      const ratio = beside === undefined ? [] : [before.toFixed(2), (before / now).toFixed(2)];
      return [name, total, nodes, ...ratio, now.toFixed(2), clock.toFixed(2), goal];
    }),
  );
}

/** In the process of one turn: `task,root`. */
export async function measureSpeed(wish: string): Promise<void> {
  const [task = '', ...rest] = wish.split(',');
  const { holes, kinds, run } = TASKS[Number(task)] as Task;
  const file = path.join(rest.join(','), 'core/solver/dist/index.js');
  const solver: Solver = await import(pathToFileURL(file).href);
  const facets = [{ name: 'colour' as const, size: kinds, blank: false }];
  const field = solver.openField({ holes, facets, repeats: true }, 'places');
  const { value, processor, seconds } = timed(() => run(solver, field));
  console.log(JSON.stringify({ ...value, processor, seconds } satisfies Turn));
}

function turnOf(task: number, root: string): Turn {
  const [, script = ''] = process.argv;
  const { stdout } = spawnSync(process.execPath, [script, `--speed-of=${task},${root}`], {
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

function prove(solver: Solver, field: ReturnType<Solver['openField']>): Finding {
  const { plan, nodes } = solver.optimalStrategy(field, { kind: 'average' });
  return { total: plan?.total ?? 0, nodes };
}

function beam(solver: Solver, field: ReturnType<Solver['openField']>): Finding {
  const openings = [solver.indexOfCode(field.table, [1, 1, 2, 2, 3])];
  const { plan, nodes } = solver.beamStrategy(field, [3, 2, 2, 2], { kind: 'average' }, { openings });
  return { total: plan?.total ?? 0, nodes };
}

function entropyTree(solver: Solver, field: ReturnType<Solver['openField']>): Finding {
  const first = solver.indexOfCode(field.table, [1, 1, 2, 3, 4]);
  const checked = solver.verifyTree(
    field.table.spec,
    field.table.marking,
    solver.buildTree(field, solver.entropy, first),
  );
  return { total: checked.ok ? checked.value.total : 0, nodes: 0 };
}
